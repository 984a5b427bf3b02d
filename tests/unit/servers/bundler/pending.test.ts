import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { wait } from '../../../../src/rules/async/wait.js'
import {
  closed,
  createAccount,
  createTestBundler,
  pay,
  restartBundler,
  startWorld,
  type TestBundler,
  type World,
  waitForReceipt,
} from './fixtures/bundler-world.js'

// A real chain, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: World
const bundlers: TestBundler[] = []
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  await Promise.all(bundlers.splice(0).map((bundler) => bundler.close()))
  // Ends what a test left in the node.
  await world.client.mine({ blocks: 1 })
  await world.client.setAutomine(true)
})
afterAll(() => world.close())

/** A bundler on a chain that makes a block when the test says so. */
async function createPausedBundler(options: Parameters<typeof createTestBundler>[1] = {}) {
  await world.client.setAutomine(false)
  const bundler = await createTestBundler(world, options)
  bundlers.push(bundler)
  return bundler
}

/** The transactions of `bundler` that the node has and no block. */
async function listInFlight(bundler: TestBundler) {
  const { pending } = await world.client.getTxpoolContent()
  const own = Object.entries(pending).find(
    ([address]) => address.toLowerCase() === bundler.account.address.toLowerCase(),
  )
  return Object.values(own?.[1] ?? {})
}

async function waitForFlight(
  bundler: TestBundler,
  isThere: (transaction: { maxFeePerGas?: unknown; maxPriorityFeePerGas?: unknown }) => boolean = () => true,
) {
  await expect.poll(async () => (await listInFlight(bundler)).some(isThere), { timeout: 20_000 }).toBe(true)
  return (await listInFlight(bundler)).find(isThere)
}

/** viem leaves the numbers of the pool as the node writes them. */
const readWei = (value: unknown) => BigInt(String(value))

/** A key of nonces of an account. Operations with different keys are independent. */
const nonceOf = (key: number) => BigInt(key) << 64n

/** An account that is deployed. */
async function createDeployedAccount() {
  await world.client.setAutomine(true)
  const bundler = await createTestBundler(world)
  const account = await createAccount(world)
  await waitForReceipt(bundler, (await bundler.send(await account.sign([pay(1n)]))).result)
  await bundler.close()
  return account
}

describe('operations that wait', () => {
  test('have no receipt, and are found by their hash without a block', async () => {
    const bundler = await createPausedBundler()
    const account = await createAccount(world)
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    await waitForFlight(bundler)
    expect((await bundler.call('eth_getUserOperationReceipt', [hash])).result).toBeNull()
    expect((await bundler.call('eth_getUserOperationByHash', [hash])).result).toMatchObject({
      userOperation: { sender: account.sender },
      blockNumber: null,
      blockHash: null,
      transactionHash: null,
    })
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, hash)).success).toBe(true)
  })

  test('are four of one account at most, in any order of nonces; the fifth is refused until one is in a block', async () => {
    const account = await createDeployedAccount()
    const bundler = await createPausedBundler()
    const nonces = [1n, 2n, nonceOf(7), 3n]
    for (const nonce of nonces) {
      expect((await bundler.send(await account.sign([pay(1n)], { nonce }))).error).toBeUndefined()
    }
    const fifth = await account.sign([pay(1n)], { nonce: 4n })
    expect((await bundler.send(fifth)).error).toEqual({
      code: -32_005,
      message: 'The account has 4 operations that wait for a block. Wait until one is included.',
    })
    const other = await createAccount(world)
    expect((await bundler.send(await other.sign([pay(1n)]))).error).toBeUndefined()

    await waitForFlight(bundler)
    await world.client.mine({ blocks: 1 })
    await expect.poll(async () => (await bundler.send(fifth)).error, { timeout: 20_000 }).toBeUndefined()
    await world.client.setAutomine(true)
    await world.client.mine({ blocks: 1 })
    const { success, nonce } = await waitForReceipt(bundler, (await bundler.send(fifth)).result)
    expect([success, nonce]).toEqual([true, '0x4'])
  })

  test('five of one account at the same time are four', async () => {
    const account = await createDeployedAccount()
    const bundler = await createPausedBundler()
    const operations = await Promise.all([1, 2, 3, 4, 5].map((key) => account.sign([pay(1n)], { nonce: nonceOf(key) })))
    const answers = await Promise.all(operations.map(bundler.send))
    expect(answers.filter(({ error }) => error?.code === -32_005)).toHaveLength(1)
  })

  test('are bounded over all accounts', async () => {
    const bundler = await createPausedBundler({ limits: { pending: 2 } })
    const accounts = await Promise.all([1, 2, 3].map(() => createAccount(world)))
    const answers: (string | undefined)[] = []
    for (const account of accounts) {
      answers.push((await bundler.send(await account.sign([pay(1n)]))).error?.message)
    }
    expect(answers).toEqual([undefined, undefined, 'Too many operations wait for a block. Try again later.'])
  })

  test('are each in a transaction of its own, several at a time', async () => {
    const bundler = await createPausedBundler({ limits: { inFlight: 2 } })
    const hashes = []
    for (const account of await Promise.all([1, 2, 3].map(() => createAccount(world)))) {
      hashes.push((await bundler.send(await account.sign([pay(1n)]))).result)
    }
    await expect.poll(() => listInFlight(bundler), { timeout: 20_000 }).toHaveLength(2)
    await world.client.mine({ blocks: 1 })
    await waitForFlight(bundler)
    expect(await listInFlight(bundler)).toHaveLength(1)
    await world.client.mine({ blocks: 1 })
    const receipts = await Promise.all(hashes.map((hash) => waitForReceipt(bundler, hash)))
    expect(new Set(receipts.map(({ receipt }) => receipt.transactionHash)).size).toBe(3)
  })
})

describe('a replaced operation', () => {
  const gwei = 1_000_000_000n

  test('needs both fees 10 % higher', async () => {
    const bundler = await createPausedBundler()
    const account = await createAccount(world)
    await bundler.send(await account.sign([pay(1n)]))
    for (const [fields, name] of [
      [{ maxFeePerGas: 4n * gwei }, 'maxPriorityFeePerGas must be at least 1100000000'],
      [{ maxPriorityFeePerGas: 2n * gwei }, 'maxFeePerGas must be at least 3300000000'],
      [
        { maxFeePerGas: (33n * gwei) / 10n - 1n, maxPriorityFeePerGas: 2n * gwei },
        'maxFeePerGas must be at least 3300000000',
      ],
    ] as const) {
      const { error } = await bundler.send(await account.sign([pay(2n)], fields))
      expect(error).toEqual({ code: -32_602, message: expect.stringContaining(name) })
    }
  })

  test('is not in a block; the other one is, and the caller of the first is told', async () => {
    const bundler = await createPausedBundler()
    const account = await createAccount(world)
    const first = await bundler.send(await account.sign([pay(1n)]))
    await waitForFlight(bundler)
    const fees = { maxFeePerGas: (33n * gwei) / 10n, maxPriorityFeePerGas: (11n * gwei) / 10n }
    const second = await bundler.send(await account.sign([pay(2n)], fees))
    expect(second.error).toBeUndefined()
    await waitForFlight(
      bundler,
      ({ maxPriorityFeePerGas }) => readWei(maxPriorityFeePerGas) === fees.maxPriorityFeePerGas,
    )
    expect(await listInFlight(bundler)).toHaveLength(1)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, second.result)).success).toBe(true)
    expect((await bundler.call('eth_getUserOperationReceipt', [first.result])).error).toEqual({
      code: -32_500,
      message: `The operation was replaced by ${second.result}.`,
    })
  })

  test('before it was sent, is never sent', async () => {
    const bundler = await createPausedBundler({ limits: { inFlight: 1 } })
    const [ahead, account] = [await createAccount(world), await createAccount(world)]
    await bundler.send(await ahead.sign([pay(1n)]))
    const first = await bundler.send(await account.sign([pay(1n)]))
    const second = await bundler.send(
      await account.sign([pay(2n)], { maxFeePerGas: 6n * gwei, maxPriorityFeePerGas: 2n * gwei }),
    )
    await waitForFlight(bundler)
    await world.client.setAutomine(true)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, second.result)).success).toBe(true)
    await expect(waitForReceipt(bundler, first.result)).rejects.toThrow('was replaced by')
    expect(bundler.reports).toEqual([])
  })

  test('one whose fee is too low for a while lets others pass, and is included later', async () => {
    const bundler = await createPausedBundler()
    const [cheap, account] = [await createAccount(world), await createAccount(world)]
    const low = { maxFeePerGas: 2n * gwei, maxPriorityFeePerGas: gwei }
    const first = await bundler.send(await cheap.sign([pay(1n)], low))
    await waitForFlight(bundler)
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 4n * gwei })
    const second = await bundler.send(
      await account.sign([pay(1n)], { maxFeePerGas: 20n * gwei, maxPriorityFeePerGas: 2n * gwei }),
    )
    await waitForFlight(bundler, ({ maxFeePerGas }) => readWei(maxFeePerGas) > 4n * gwei)
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 4n * gwei })
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, second.result)).success).toBe(true)
    expect((await bundler.call('eth_getUserOperationReceipt', [first.result])).result).toBeNull()

    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: gwei })
    await world.client.mine({ blocks: 1 })
    await waitForFlight(bundler)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, first.result)).success).toBe(true)
  })
})

describe('operations with a low fee do not hold the others up', () => {
  const gwei = 1_000_000_000n
  const low = { maxFeePerGas: 2n * gwei, maxPriorityFeePerGas: gwei / 2n }

  test('the one that pays most is sent first, whoever came before', async () => {
    const bundler = await createPausedBundler({ limits: { inFlight: 1 } })
    const accounts = await Promise.all([1, 2, 3, 4].map(() => createAccount(world)))
    for (const account of accounts) await bundler.send(await account.sign([pay(1n)], low))
    const { result: hash } = await bundler.send(await (await createAccount(world)).sign([pay(1n)]))
    await waitForFlight(bundler)
    await world.client.mine({ blocks: 1 })
    await waitForFlight(bundler, ({ maxPriorityFeePerGas }) => readWei(maxPriorityFeePerGas) === gwei)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, hash)).success).toBe(true)
  })

  test('one in flight that the base fee has left behind gives its nonce up at once', async () => {
    // The fees of the transactions follow the base fee, which earlier tests have lowered.
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: gwei })
    await world.client.mine({ blocks: 1 })
    const bundler = await createPausedBundler()
    const [cheap, account] = [await createAccount(world), await createAccount(world)]
    const first = await bundler.send(await cheap.sign([pay(1n)], low))
    await waitForFlight(bundler)
    const second = await bundler.send(
      await account.sign([pay(1n)], { maxFeePerGas: 20n * gwei, maxPriorityFeePerGas: 5n * gwei }),
    )
    await expect.poll(() => listInFlight(bundler), { timeout: 20_000 }).toHaveLength(2)
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 3n * gwei })
    // A transaction to the bundler itself takes the place of the first one.
    const { address } = bundler.account
    await expect
      .poll(async () => (await listInFlight(bundler)).map(({ to }) => to?.toLowerCase()), { timeout: 20_000 })
      .toContain(address.toLowerCase())
    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 3n * gwei })
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, second.result)).success).toBe(true)
    expect((await bundler.call('eth_getUserOperationReceipt', [first.result])).result).toBeNull()

    await world.client.setNextBlockBaseFeePerGas({ baseFeePerGas: gwei })
    await world.client.mine({ blocks: 1 })
    await waitForFlight(bundler)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, first.result)).success).toBe(true)
  })
})

test('what waits when the bundler closes is sent before it ends', async () => {
  const bundler = await createPausedBundler({ times: { drain: 2_000 } })
  const accounts = await Promise.all([1, 2, 3].map(() => createAccount(world)))
  await Promise.all(accounts.map(async ({ sign }) => bundler.send(await sign([pay(1n)]))))
  await bundler.close()
  expect(await listInFlight(bundler)).toHaveLength(3)
})

describe('a dropped operation', () => {
  test('has failed, and the next one takes its nonce', async () => {
    const bundler = await createPausedBundler({ times: { drop: 100 } })
    const account = await createAccount(world)
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    const transaction = await waitForFlight(bundler)
    await world.client.dropTransaction({ hash: transaction?.hash ?? '0x' })
    await expect(waitForReceipt(bundler, hash)).rejects.toThrow('The node dropped the transaction of the operation.')
    expect((await bundler.call('eth_getUserOperationByHash', [hash])).result).toBeNull()

    await world.client.setAutomine(true)
    const again = await bundler.send(await account.sign([pay(1n)]))
    expect(again).toMatchObject({ result: hash })
    expect((await waitForReceipt(bundler, hash)).success).toBe(true)
  })

  test('is not taken for dropped while the node has it', async () => {
    const bundler = await createPausedBundler({ times: { drop: 0 } })
    const account = await createAccount(world)
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    await waitForFlight(bundler)
    await wait(200)
    expect(await bundler.call('eth_getUserOperationReceipt', [hash])).toMatchObject({ result: null })
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(bundler, hash)).success).toBe(true)
  })

  test('one that waits for too long has failed', async () => {
    const bundler = await createPausedBundler({ limits: { inFlight: 1 }, times: { expiry: 100, patience: 60_000 } })
    const [ahead, account] = [await createAccount(world), await createAccount(world)]
    await bundler.send(await ahead.sign([pay(1n)]))
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    await expect(waitForReceipt(bundler, hash)).rejects.toThrow('waited too long')
  })
})

describe('an operation whose transaction reverts', () => {
  test('has failed with the reason, costs one transaction, and suspends its account', async () => {
    const bundler = await createPausedBundler()
    const account = await createAccount(world)
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    await waitForFlight(bundler)
    await world.client.setBalance({ address: account.sender, value: 0n })
    await world.client.mine({ blocks: 1 })
    await expect(waitForReceipt(bundler, hash)).rejects.toThrow(
      "The transaction of the operation reverted. AA21 didn't pay prefund.",
    )
    expect(bundler.reports).toEqual([expect.stringMatching(/reverted and cost \d+ gas\. Its sender is suspended\.$/)])

    await world.client.setBalance({ address: account.sender, value: 10n ** 18n })
    const { error } = await bundler.send(await account.sign([pay(2n)]))
    expect(error).toEqual({ code: -32_504, message: expect.stringContaining(`${account.sender} is suspended`) })
    const other = await createAccount(world)
    expect((await bundler.send(await other.sign([pay(1n)]))).error).toBeUndefined()
  })

  test('before it is sent, costs nothing', async () => {
    const bundler = await createPausedBundler({ limits: { inFlight: 1 } })
    const [ahead, account] = [await createAccount(world), await createAccount(world)]
    await bundler.send(await ahead.sign([pay(1n)]))
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    await waitForFlight(bundler)
    await world.client.setBalance({ address: account.sender, value: 0n })
    await world.client.mine({ blocks: 1 })
    await expect(waitForReceipt(bundler, hash)).rejects.toThrow(/^AA21/)
    expect(bundler.reports).toEqual([])
    expect(await world.client.getTransactionCount({ address: bundler.account.address })).toBe(1)
  })

  test('because another bundler was faster, has a receipt all the same', async () => {
    const bundler = await createPausedBundler()
    const rival = await createTestBundler(world)
    bundlers.push(rival)
    const account = await createAccount(world)
    const operation = await account.sign([pay(1n)])
    const { result: hash } = await bundler.send(operation)
    await rival.send(operation)
    await Promise.all([waitForFlight(bundler), waitForFlight(rival)])
    await world.client.mine({ blocks: 1 })
    for (const each of [bundler, rival]) expect((await waitForReceipt(each, hash)).success).toBe(true)
    expect([...bundler.reports, ...rival.reports]).toEqual([])
  })
})

describe('a restart', () => {
  test('keeps receipts, and what was sent is included once', async () => {
    const first = await createPausedBundler()
    const [done, account] = [await createAccount(world), await createAccount(world)]
    const before = await first.send(await done.sign([pay(0n, closed)]))
    await waitForFlight(first)
    await world.client.mine({ blocks: 1 })
    await waitForReceipt(first, before.result)
    const operation = await account.sign([pay(1n)])
    const { result: hash } = await first.send(operation)
    await waitForFlight(first)
    await first.close()

    const second = restartBundler(world.url, { account: first.account })
    bundlers.push(second)
    expect(await waitForReceipt(second, before.result)).toMatchObject({
      success: false,
      reason: 'The vault is closed.',
    })
    expect((await second.call('eth_getUserOperationReceipt', [hash])).result).toBeNull()
    // The caller sends it again. It waits for the transaction of the earlier process.
    expect((await second.send(operation)).result).toBe(hash)
    await expect.poll(() => second.reports, { timeout: 20_000 }).toHaveLength(1)
    expect(second.reports[0]).toContain('a transaction of an earlier process')
    expect(await listInFlight(second)).toHaveLength(1)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(second, hash)).success).toBe(true)
    const next = await second.send(await (await createAccount(world)).sign([pay(1n)]))
    await waitForFlight(second)
    await world.client.mine({ blocks: 1 })
    expect((await waitForReceipt(second, next.result)).success).toBe(true)
    expect(await world.client.getTransactionCount({ address: first.account.address })).toBe(3)
  })
})
