import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestClient, http, parseEther, publicActions } from 'viem'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { RunningServer } from '../../../app/start/start-all.js'
import { startWithPages, writePages } from './fixtures/start-with-pages.js'

// Real child processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-restart-'))
const pages = writePages(folder)

const running: RunningServer[] = []
const reports: string[] = []

async function start(dataDir: string): Promise<RunningServer> {
  const server = await startWithPages(pages, { dataDir, report: (message) => reports.push(message) })
  running.push(server)
  return server
}

function connectTo(rpcUrl: string) {
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  reports.length = 0
})

test('the chains keep their state after a restart', async () => {
  const dataDir = join(folder, 'restart')
  const address = '0x00000000000000000000000000000000000000aa'
  const first = await start(dataDir)
  await connectTo(first.controlUrls[31337] ?? '').setBalance({ address, value: parseEther('7') })
  await first.close()
  const second = await start(dataDir)
  expect(await connectTo(second.config.chains[0]?.rpcUrl ?? '').getBalance({ address })).toBe(parseEther('7'))
})

test('closing ends every child', async () => {
  const server = await start(join(folder, 'closing'))
  const pids = server.services.map(({ pid }) => pid).filter((pid) => pid !== process.pid)
  expect(pids).toHaveLength(5)
  await server.close()
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(reports).toEqual([])
})

test.each(['not json', '{}', ''])('a broken state file (%j) is reported, moved aside and replaced', async (content) => {
  const dataDir = mkdtempSync(join(folder, 'broken-'))
  writeFileSync(join(dataDir, 'chain-31337.json'), content)
  const server = await start(dataDir)
  expect(await connectTo(server.config.chains[0]?.rpcUrl ?? '').getChainId()).toBe(31337)
  expect(reports.join()).toContain('Local Ethereum: the saved state could not be read.')
  expect(readdirSync(dataDir).some((name) => name.startsWith('chain-31337.json.broken-'))).toBe(true)
})

test('a data API that exits is reported and started again at its address', async () => {
  const server = await start(join(folder, 'dying-api'))
  const service = server.services.find(({ name }) => name === 'Data API')
  const pid = service?.pid ?? 0
  process.kill(pid, 'SIGKILL')
  const readChains = () => fetch(`${server.config.services.dataApi}/v1/supported-chains`).then((reply) => reply.json())
  await expect
    .poll(() => readChains().catch(() => undefined), { timeout: 15_000 })
    .toEqual({ http: ['eip155:31337', 'eip155:31338'], ws: [] })
  expect(service?.pid).not.toBe(pid)
  expect(reports).toEqual([`Data API (pid ${pid}) stopped by itself (SIGKILL). It is started again.`])
})

test('a chain that exits is reported with what to do', async () => {
  const server = await start(join(folder, 'dying'))
  const chain = server.services.find(({ name }) => name === 'Local Rollup')
  process.kill(chain?.pid ?? 0, 'SIGKILL')
  await expect
    .poll(() => reports.join())
    .toContain('stopped by itself (SIGKILL). Press Ctrl-C and run the command again.')
})
