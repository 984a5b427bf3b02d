import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { developmentAccounts } from '../../../../../servers/chains/polkadot/development-accounts.js'
import { startLocalPolkadot } from '../../../../../servers/chains/polkadot/start-local-polkadot.js'
import { localPolkadot } from '../../../../../servers/chains/serving/local-networks.js'
import type { Service } from '../../../../../servers/service.js'
import { call } from '../solana/fixtures.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-polkadot-'))
const reports: string[] = []
const start = (name: string) =>
  startLocalPolkadot({ port: 0, statePath: join(folder, name), report: (message) => reports.push(message) })

/**
 * The keys of System.Account, as @polkadot/api computes them. The hash of the public key is BLAKE2b with 16 bytes.
 */
const SYSTEM_ACCOUNT = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const aliceKey = `${SYSTEM_ACCOUNT}de1e86a9a8c739864cf3cc5ec2bea59f${developmentAccounts.alice}`

let service: Service
beforeAll(async () => {
  service = await start('shared.json')
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

function readAmounts(value: string) {
  const bytes = Buffer.from(value.slice(2), 'hex')
  expect(bytes).toHaveLength(80)
  return [16, 32, 48].map((at) => bytes.readBigUInt64LE(at) + (bytes.readBigUInt64LE(at + 8) << 64n))
}

test('a development account has free, reserved and frozen coins', async () => {
  const { result } = await call(service.url, 'state_getStorage', [aliceKey])
  expect(readAmounts(result)).toEqual([10_000_000_000_000n, 250_000_000_000n, 500_000_000_000n])
  const head = await call(service.url, 'chain_getFinalizedHead')
  expect((await call(service.url, 'state_getStorage', [aliceKey, head.result])).result).toBe(result)
})

test('an unknown account, a wrong hash in the key and another key have no value', async () => {
  const unknown = `${SYSTEM_ACCOUNT}de1e86a9a8c739864cf3cc5ec2bea59f${'00'.repeat(32)}`
  const wrong = aliceKey.replace('de1e86', 'de1e87')
  for (const key of [unknown, wrong, SYSTEM_ACCOUNT, '0x', '0x1234']) {
    expect((await call(service.url, 'state_getStorage', [key])).result).toBeNull()
  }
})

test('the genesis hash begins with the id of the network, and a header leads to its block', async () => {
  const genesis = await call(service.url, 'chain_getBlockHash', [0])
  expect(`polkadot:${genesis.result.slice(2, 34)}`).toBe(localPolkadot.caipNetworkId)
  const { result } = await call(service.url, 'chain_getHeader', [])
  const latest = await call(service.url, 'chain_getBlockHash', [Number(result.number)])
  expect((await call(service.url, 'chain_getHeader', [latest.result])).result).toEqual(result)
  expect((await call(service.url, 'chain_getBlockHash', [10_000_000])).result).toBeNull()
  const properties = { ss58Format: 42, tokenDecimals: 10, tokenSymbol: 'UNIT' }
  expect((await call(service.url, 'system_properties')).result).toEqual(properties)
})

test('a restart keeps what was set; pages may not set', async () => {
  const first = await start('kept.json')
  const account = { free: '340282366920938463463374607431768211455', reserved: '0', frozen: '1' }
  const params = [`0x${developmentAccounts.alice}`, account]
  const refused = await call(first.url, 'lintel_setAccount', params, { origin: 'http://localhost:3000' })
  expect(refused.error.code).toBe(-32_601)
  expect((await call(first.url, 'lintel_setAccount', params)).error.code).toBe(-32_602)
  const largest = { ...account, free: '34028236692093846346337460743176821145' }
  expect((await call(first.url, 'lintel_setAccount', [params[0], largest])).result).toBe(true)
  await first.close()
  const second = await start('kept.json')
  const { result } = await call(second.url, 'state_getStorage', [aliceKey])
  expect(readAmounts(result)).toEqual([34028236692093846346337460743176821145n, 0n, 1n])
  await second.close()
})

test('a state file that cannot be read is reported, and the ledger starts fresh', async () => {
  writeFileSync(join(folder, 'broken.json'), '[]')
  const fresh = await start('broken.json')
  expect(reports).toEqual([expect.stringMatching(/^Local Polkadot: the saved state could not be read/)])
  expect((await call(fresh.url, 'state_getStorage', [aliceKey])).result).not.toBeNull()
  await fresh.close()
})

test.each<[code: number, method: string, params: unknown]>([
  [-32_601, 'author_submitExtrinsic', ['0x00']],
  [-32_601, 'toString', []],
  [-32_602, 'state_getStorage', []],
  [-32_602, 'state_getStorage', ['de1e']],
  [-32_602, 'state_getStorage', [aliceKey, 'latest']],
  [-32_602, 'chain_getBlockHash', [-1]],
  [-32_602, 'chain_getHeader', ['0x12']],
  [-32_602, 'chain_getHeader', { at: 1 }],
])('is refused with %i: %s', async (code, method, params) => {
  expect((await call(service.url, method, params)).error.code).toBe(code)
})
