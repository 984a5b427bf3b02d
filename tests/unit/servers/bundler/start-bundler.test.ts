import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forkBundler } from '../../../../servers/bundler/node/fork-bundler.js'
import type { Service } from '../../../../servers/service.js'
import { toRpcUserOperation } from '../../../../src/embedded/smart-account/user-operation.js'
import { createAccount, entryPoint, pay, type Receipt, startWorld, type World } from './fixtures/bundler-world.js'

// Real child processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-bundler-'))
const running: Service[] = []
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await Promise.all(running.map((service) => service.close()))
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string>) {
  const service = await forkBundler({
    env: { PORT: '0', LINTEL_DATA_DIR: folder, RPC_URLS: `31337=${world.url}`, ...env },
    report: () => undefined,
  })
  running.push(service)
  const call = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(`${service.url}/v1/eip155:31337`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw new Error(error.message)
    return result
  }
  return { service, call }
}

test('it keeps its key in a file of this user, is funded up to the balance, and finds after a restart what it sent', async () => {
  const first = await start({ LOCAL_BALANCE: '10' })
  const path = join(folder, 'bundler', 'key')
  const { address } = privateKeyToAccount(readFileSync(path, 'utf8').trim() as Hex)
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(await world.client.getBalance({ address })).toBe(parseEther('10'))

  const account = await createAccount(world)
  const operation = toRpcUserOperation(await account.sign([pay(1n)]))
  const hash = await first.call('eth_sendUserOperation', [operation, entryPoint])
  const read = (bundler: typeof first) => bundler.call('eth_getUserOperationReceipt', [hash])
  await expect.poll(() => read(first), { timeout: 20_000 }).not.toBeNull()
  await first.service.close()

  await world.client.setBalance({ address, value: parseEther('12') })
  const second = await start({ LOCAL_BALANCE: '10' })
  expect(((await read(second)) as Receipt).receipt.from).toBe(address.toLowerCase())
  expect(await world.client.getBalance({ address })).toBe(parseEther('12'))
})

test('a key of the environment is used, and one without funds refuses', async () => {
  const key = generatePrivateKey()
  const { call } = await start({ BUNDLER_KEY: key })
  const operation = toRpcUserOperation(await (await createAccount(world)).sign([pay(1n)]))
  await expect(call('eth_sendUserOperation', [operation, entryPoint])).rejects.toThrow(
    `its account ${privateKeyToAccount(key).address} has 0,`,
  )
})

test.each([
  [{ RPC_URLS: '' }, 'RPC_URLS is "". Write RPC_URLS=1=https://rpc.example.'],
  [{ BUNDLER_KEY: '0x1234' }, 'BUNDLER_KEY must be 0x and 64 hexadecimal digits.'],
  [{ BUNDLER_KEY: `0x${'00'.repeat(32)}` }, 'BUNDLER_KEY is no private key'],
  [{ LOCAL_BALANCE: 'ten' }, 'LOCAL_BALANCE is "ten".'],
  [{ MIN_PRIORITY_FEE: '-1' }, 'MIN_PRIORITY_FEE is "-1".'],
  [{ TRUSTED_PAYMASTERS: 'mine' }, 'TRUSTED_PAYMASTERS has the entry "mine".'],
  [
    { ALLOWED_HOSTS: 'bundler.example.com' },
    'ALLOWED_HOSTS has bundler.example.com, which is not on this machine, so that anybody may call. Set',
  ],
  [{ BUNDLER_ACCESS_KEY: 'secret' }, 'BUNDLER_ACCESS_KEY must be 64 hexadecimal digits.'],
])('it does not start with %j', async (env, message) => {
  await expect(start(env)).rejects.toThrow(message)
})
