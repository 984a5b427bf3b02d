import { custom, type Hex, parseEther } from 'viem'
import { createBundlerClient, entryPoint07Address } from 'viem/account-abstraction'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { fromRpcUserOperation, toRpcUserOperation } from '../../../../src/embedded/smart-account/user-operation.js'
import { wait } from '../../../../src/rules/async/wait.js'
import {
  closed,
  createAccount,
  createTestBundler,
  entryPoint,
  friend,
  pay,
  startWorld,
  type TestBundler,
  type World,
  waitForReceipt,
} from './fixtures/bundler-world.js'

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

describe('an operation that is sent', () => {
  test('deploys the account, pays, and has a receipt', async () => {
    const account = await createAccount(world)
    const operation = await account.sign([pay(5n)])
    const before = await world.client.getBalance({ address: friend })
    const { result: hash } = await bundler.send(operation)
    const receipt = await waitForReceipt(bundler, hash)
    expect(receipt).toMatchObject({ userOpHash: hash, entryPoint, sender: account.sender, nonce: '0x0', success: true })
    expect(receipt).not.toHaveProperty('paymaster')
    expect(receipt.receipt).toMatchObject({ status: '0x1', from: bundler.account.address.toLowerCase() })
    expect(await world.client.getBalance({ address: friend })).toBe(before + 5n)
    expect(await world.client.getCode({ address: account.sender })).toBeDefined()
  })

  test('costs the bundler nothing', async () => {
    const account = await createAccount(world)
    const before = await world.client.getBalance({ address: bundler.account.address })
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    const { actualGasCost, receipt } = await waitForReceipt(bundler, hash)
    const cost = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    expect(BigInt(actualGasCost)).toBeGreaterThanOrEqual(cost)
    const after = await world.client.getBalance({ address: bundler.account.address })
    expect(after - before).toBe(BigInt(actualGasCost) - cost)
  })

  test('is found by its hash, with what was sent', async () => {
    const account = await createAccount(world)
    const operation = await account.sign([pay(1n), pay(2n)])
    const { result: hash } = await bundler.send(operation)
    const { receipt } = await waitForReceipt(bundler, hash)
    const { result } = await bundler.call('eth_getUserOperationByHash', [hash])
    const found = result as { userOperation: unknown; transactionHash: Hex }
    expect(found).toMatchObject({ entryPoint, transactionHash: receipt.transactionHash, blockNumber: /^0x/ })
    expect(fromRpcUserOperation(found.userOperation)).toEqual(operation)
  })

  test('has a receipt with the reason when the call of the account reverts', async () => {
    const account = await createAccount(world)
    const { result: hash } = await bundler.send(await account.sign([pay(0n, closed)]))
    expect(await waitForReceipt(bundler, hash)).toMatchObject({
      success: false,
      reason: 'The vault is closed.',
      receipt: { status: '0x1' },
    })
  })

  test('has the logs of its own call in its receipt, and no others', async () => {
    const account = await createAccount(world)
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    const { logs } = await waitForReceipt(bundler, hash)
    // The account says that it executed, and the EntryPoint that the operation ended. Its deployment is not of its call.
    const addresses = logs.map(({ address }) => address.toLowerCase())
    expect(addresses.at(-1)).toBe(entryPoint.toLowerCase())
    expect(addresses).toHaveLength(1)
  })

  test('is read by the bundler client of viem', async () => {
    const account = await createAccount(world)
    const client = createBundlerClient({
      transport: custom({
        async request({ method, params }) {
          const { result, error } = await bundler.call(method, params ?? [])
          if (error) throw Object.assign(new Error(error.message), { code: error.code })
          return result
        },
      }),
      pollingInterval: 20,
    })
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    const receipt = await client.waitForUserOperationReceipt({ hash: hash as Hex })
    expect([receipt.success, receipt.receipt.status]).toEqual([true, 'success'])
    expect((await client.getUserOperation({ hash: hash as Hex })).blockNumber).toBe(receipt.receipt.blockNumber)
    expect(await client.getSupportedEntryPoints()).toEqual([entryPoint07Address])
    expect(await client.getChainId()).toBe(31337)
  })

  test('is accepted once when it is sent twice at the same time', async () => {
    const account = await createAccount(world)
    const operation = await account.sign([pay(1n)])
    const [first, second] = await Promise.all([bundler.send(operation), bundler.send(operation)])
    expect(second.result).toBe(first.result)
    await waitForReceipt(bundler, first.result)
    expect(bundler.reports).toEqual([])
  })

  test('is unknown before, and unknown hashes have neither operation nor receipt', async () => {
    const hash = `0x${'12'.repeat(32)}`
    expect((await bundler.call('eth_getUserOperationByHash', [hash])).result).toBeNull()
    expect((await bundler.call('eth_getUserOperationReceipt', [hash])).result).toBeNull()
  })
})

describe('an operation that is refused', () => {
  test('its account has no funds (AA21), and is told how much it needs', async () => {
    const account = await createAccount(world, 0n)
    const operation = await account.sign([pay(0n)])
    const { error } = await bundler.send(operation)
    const prefund = (150_000n + 500_000n + 90_000n) * 3_000_000_000n
    expect(error?.code).toBe(-32_500)
    expect(error?.message).toMatch(/^AA21 didn't pay prefund\./)
    expect(error?.message).toContain(`(${prefund} wei)`)

    await world.client.setBalance({ address: account.sender, value: prefund - 1n })
    expect((await bundler.send(operation)).error?.code).toBe(-32_500)
    await world.client.setBalance({ address: account.sender, value: prefund })
    expect((await bundler.send(operation)).error).toBeUndefined()
  })

  test('its signature is of another owner (AA24)', async () => {
    const [account, other] = [await createAccount(world), await createAccount(world)]
    const { signature } = await other.sign([pay(1n)])
    const { error } = await bundler.send({ ...(await account.sign([pay(1n)])), signature })
    expect(error).toEqual({ code: -32_507, message: 'AA24 signature error' })
  })

  test('its nonce is used, or too high (AA25)', async () => {
    const account = await createAccount(world)
    await waitForReceipt(bundler, (await bundler.send(await account.sign([pay(1n)]))).result)
    for (const nonce of [0n, 2n]) {
      const { error } = await bundler.send(await account.sign([pay(1n)], { nonce }))
      expect(error).toEqual({ code: -32_500, message: 'AA25 invalid account nonce' })
    }
  })

  test('its nonce is used, and the sender of the first has not looked for the block yet (AA25)', async () => {
    const slow = await createTestBundler(world, { times: { poll: 3_000 } })
    const account = await createAccount(world)
    await world.client.setAutomine(false)
    try {
      const { result: hash } = await slow.send(await account.sign([pay(1n)]))
      await expect.poll(async () => (await world.client.getTxpoolStatus()).pending, { timeout: 20_000 }).toBe(1)
      // The sender looks once more after it has sent.
      await wait(500)
      await world.client.mine({ blocks: 1 })
      await waitForReceipt(slow, hash)
      const { error } = await slow.send(await account.sign([pay(1n)], { nonce: 0n }))
      expect(error).toEqual({ code: -32_500, message: 'AA25 invalid account nonce' })
    } finally {
      await world.client.setAutomine(true)
      await slow.close()
    }
  })

  test('its account is not deployed and it does not deploy it (AA20)', async () => {
    const account = await createAccount(world)
    const { error } = await bundler.send(await account.sign([pay(1n)], { factory: undefined, factoryData: undefined }))
    expect(error).toEqual({ code: -32_500, message: expect.stringMatching(/^AA20 account not deployed/) })
  })

  test('its factory is none (AA13), or deploys another account (AA14)', async () => {
    const [account, other] = [await createAccount(world), await createAccount(world)]
    const broken = await bundler.send(await account.sign([pay(1n)], { factory: closed }))
    expect(broken.error?.message).toMatch(/^AA13/)
    const { factoryData } = await other.sign([pay(1n)])
    const { error } = await bundler.send(await account.sign([pay(1n)], { factoryData }))
    expect(error?.message).toMatch(/^AA14/)
  })

  test('its paymaster is not there (AA30)', async () => {
    const account = await createAccount(world)
    const paymaster = {
      paymaster: friend,
      paymasterData: '0x',
      paymasterVerificationGasLimit: 50_000n,
      paymasterPostOpGasLimit: 0n,
    } as const
    const { error } = await bundler.send(await account.sign([pay(1n)], paymaster))
    expect(error?.code).toBe(-32_501)
    expect(error?.message).toMatch(/^AA3/)
  })

  test.each([
    ['too little gas to verify (AA26 or AA13)', { verificationGasLimit: 100_000n }, -32_500, /^AA\d\d/],
    [
      'a fee below that of the next block',
      { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
      -32_602,
      /must be at least \d+: the base fee of the next block/,
    ],
    ['a priority above its fee', { maxPriorityFeePerGas: 4_000_000_000n }, -32_602, /at most maxFeePerGas/],
    [
      'too little for the bundler',
      { preVerificationGas: 21_000n },
      -32_602,
      /^preVerificationGas is 21000, and this operation needs at least \d+\.$/,
    ],
    [
      'huge gas to verify',
      { verificationGasLimit: 2n ** 128n - 1n },
      -32_602,
      /^verificationGasLimit must be at most 3000000\.$/,
    ],
    ['huge gas to call', { callGasLimit: 2n ** 128n - 1n }, -32_602, /at most 12000000 together/],
    [
      'a priority fee below half of what the node suggests',
      { maxPriorityFeePerGas: 499_999_999n },
      -32_602,
      /^maxPriorityFeePerGas is 499999999, and must be at least 500000000\.$/,
    ],
    [
      'a huge fee, of which the transaction would pay the fee of the network',
      { maxFeePerGas: 2n ** 128n - 1n, maxPriorityFeePerGas: 2n ** 128n - 1n },
      -32_500,
      /^AA94 gas values overflow/,
    ],
    ['a huge preVerificationGas', { preVerificationGas: 2n ** 256n - 1n }, -32_500, /^AA94 gas values overflow/],
  ])('%s', async (_what, fields, code, message) => {
    const account = await createAccount(world)
    const { error } = await bundler.send(await account.sign([pay(1n)], fields))
    expect(error).toEqual({ code, message: expect.stringMatching(message) })
  })

  test('its data costs more than it pays for, and the figure in the error is what it needs', async () => {
    const account = await createAccount(world)
    const calls = [{ ...pay(0n), data: `0x${'7f'.repeat(20_000)}` as const }]
    const { error } = await bundler.send(await account.sign(calls, { preVerificationGas: 450_000n }))
    expect(error?.code).toBe(-32_602)
    const needed = BigInt(/needs at least (\d+)\.$/.exec(error?.message ?? '')?.[1] ?? 0)
    expect(needed).toBeGreaterThan(450_000n)
    const { result: hash } = await bundler.send(await account.sign(calls, { preVerificationGas: needed + 100n }))
    expect((await waitForReceipt(bundler, hash)).success).toBe(true)
  })

  test('the account of the bundler cannot pay for its gas', async () => {
    const poor = await createTestBundler(world, { balance: parseEther('0.0001') })
    const account = await createAccount(world)
    const { error } = await poor.send(await account.sign([pay(1n)]))
    expect(error?.code).toBe(-32_002)
    expect(error?.message).toContain(`its account ${poor.account.address} has 0.0001, and the operation needs 0.00`)
    await poor.close()
  })

  test('the network has no EntryPoint', async () => {
    const account = await createAccount(world)
    const operation = await account.sign([pay(1n)])
    const code = await world.client.getCode({ address: entryPoint })
    await world.client.setCode({ address: entryPoint, bytecode: '0x' })
    const { error } = await bundler.send(operation)
    await world.client.setCode({ address: entryPoint, bytecode: code ?? '0x' })
    expect(error?.message).toBe('EntryPoint 0.7 is not deployed on this network.')
  })

  test('another account of the chain pays nothing for it', async () => {
    const { error } = await bundler.call('eth_sendUserOperation', [
      toRpcUserOperation({ ...(await (await createAccount(world)).sign([pay(1n)])), sender: accounts.rich }),
      entryPoint,
    ])
    expect(error?.message).toMatch(/^AA/)
  })
})
