import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { parseRpcUrls } from '../../../../../servers/data-api/node/parse-rpc-urls.js'
import { readOptions } from '../../../../../servers/data-api/node/read-options.js'
import { type StartDataApiOptions, startDataApi } from '../../../../../servers/data-api/node/start-data-api.js'
import type { Service } from '../../../../../servers/service.js'
import { runProgram } from '../../fixtures/run-program.js'
import { startFakeNode } from '../fixtures/start-fake-node.js'

vi.setConfig({ testTimeout: 20_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-data-api-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const running: Service[] = []
afterEach(() => Promise.all(running.splice(0).map((service) => service.close())))

const rpcUrls = new Map([[1, ['http://127.0.0.1:1']]])
async function start(options: Partial<StartDataApiOptions> = {}): Promise<Service> {
  const service = await startDataApi({ port: 0, rpcUrls, ...options })
  running.push(service)
  return service
}
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('it answers at once, before its database is open, and closing does not wait for that', async () => {
  const service = await start({ database: { folder: join(folder, 'new') } })
  expect((await fetch(`${service.url}/v1/supported-chains`)).status).toBe(200)
  expect((await fetch(`${service.url}/v1/account/${account}/history`)).status).toBe(503)
  const startedAt = performance.now()
  await service.close()
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  expect(existsSync(join(folder, 'new', 'pglite'))).toBe(false)
})

test('a database that does not open is reported once, with what does not work', async () => {
  const reports: string[] = []
  const url = 'postgres://nobody@127.0.0.1:1/none'
  await start({ database: { url }, report: (message) => reports.push(message) })
  await expect
    .poll(() => reports)
    .toEqual([expect.stringContaining('(DATABASE_URL) does not open, so there is no history.')])
})

test("a caller's address has its own limit, also behind a proxy that names it", async () => {
  const service = await start({ addressHeader: 'x-forwarded-for', perAddress: { rate: 1, burst: 1 } })
  const ask = async (address: string) =>
    (await fetch(`${service.url}/v1/supported-chains`, { headers: { 'x-forwarded-for': address } })).status
  expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([200, 429, 200])
})

test('a taken port is an error', async () => {
  const { url } = await start()
  await expect(start({ port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE')
})

describe('RPC_URLS', () => {
  test('several endpoints of a chain, the preferred first', () => {
    expect(parseRpcUrls('1=https://a.example, 1=https://b.example/key=x 10=http://127.0.0.1:8545')).toEqual(
      new Map([
        [1, ['https://a.example', 'https://b.example/key=x']],
        [10, ['http://127.0.0.1:8545']],
      ]),
    )
  })

  test.each([
    'https://a.example',
    '1=',
    '1=a.example',
    'x=https://a.example',
    '0=https://a.example',
    '1=file:///etc/passwd',
    '1=https://',
  ])('refuses %s', (text) => {
    expect(() => parseRpcUrls(text)).toThrow('Entry 1 of RPC_URLS is not valid.')
  })
})

test.each([
  [{ INDEX_CHAINS: 'x' }, 'INDEX_CHAINS has the entry "x".'],
  [{ IPFS_GATEWAY: 'file:///x' }, 'IPFS_GATEWAY is "file:///x".'],
])('the environment %j is refused: %s', (env, message) => {
  expect(() => readOptions({ RPC_URLS: '1=http://127.0.0.1:1', ...env })).toThrow(message)
})

describe('the program', () => {
  const run = (env: Record<string, string>) => {
    const { RPC_URLS: _own, ...base } = process.env
    return runProgram('servers/data-api/node/main.ts', { ...base, LINTEL_DATA_DIR: join(folder, 'run'), ...env })
  }

  test('says what to change when it does not start', async () => {
    const { child, readErrors } = run({})
    const [code] = await once(child, 'close')
    expect([code, readErrors()]).toEqual([1, expect.stringContaining('The data API did not start: RPC_URLS is "".')])
  })

  test('serves its chains and ends on SIGTERM', async () => {
    const node = await startFakeNode()
    const { child, readOutput } = run({ PORT: '0', RPC_URLS: `1=${node.url}` })
    await expect.poll(readOutput, { timeout: 15_000 }).toContain('The data API is ready: ')
    const url = readOutput().trim().split(' ').at(-1)
    expect(await (await fetch(`${url}/v1/supported-chains`)).json()).toEqual({ http: ['eip155:1'], ws: [] })
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await node.close()
  })
})
