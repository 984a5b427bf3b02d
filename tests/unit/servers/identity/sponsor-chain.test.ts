import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSponsorChain } from '../../../../servers/identity/sponsor/create-sponsor-chain.js'
import {
  createAccount,
  createTestBundler,
  friend,
  pay,
  startWorld,
  type TestBundler,
  type World,
  waitForReceipt,
} from '../bundler/fixtures/bundler-world.js'

// A real chain, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: World
let bundler: TestBundler
beforeAll(async () => {
  world = await startWorld()
  bundler = await createTestBundler(world)
})
afterAll(async () => {
  await bundler.close()
  await world.close()
})

test('what a paymaster was charged is known once the chain is past the end of what was signed', async () => {
  const chain = createSponsorChain({ id: 31337, urls: [world.url] })
  const [account, idle] = [await createAccount(world), await createAccount(world, parseEther('0'))]
  const { block, baseFee, priorityFee } = await chain.readFees()
  expect([baseFee > 0n, priorityFee]).toEqual([true, 1_000_000_000n])
  expect(await chain.hasSent(account.sender)).toBe(false)
  const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
  await waitForReceipt(bundler, hash)
  expect(await chain.hasSent(account.sender)).toBe(true)

  const validUntil = Number((await world.client.getBlock()).timestamp)
  const use = { paymaster: friend, validUntil, fromBlock: block } as const
  for (const { sender } of [account, idle]) expect(await chain.readCharge({ ...use, sender })).toBeNull()
  await world.client.increaseTime({ seconds: 2 })
  await world.client.mine({ blocks: 1 })
  expect(await chain.readCharge({ ...use, sender: idle.sender })).toBe(0n)
  // The account paid itself: its operation has no paymaster.
  expect(await chain.readCharge({ ...use, sender: account.sender })).toBe(0n)
  const none = '0x0000000000000000000000000000000000000000'
  expect(await chain.readCharge({ ...use, paymaster: none, sender: account.sender })).toBeGreaterThan(0n)
  // Where the operation is not found, it counts in full.
  const later = (await world.client.getBlockNumber()) + 1n
  expect(await chain.readCharge({ ...use, fromBlock: later, sender: account.sender }).catch(() => null)).toBeNull()
})
