import { encodeDeployData, encodeFunctionData, erc20Abi, type Hex, numberToHex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { readArtifact } from '../../../../servers/chains/contents/plan/read-compiled.js'
import type { AccountCall } from '../../../../src/embedded/smart-account/account-calls.js'
import {
  toRpcUserOperation,
  type UnsignedUserOperation,
  type UserOperation,
} from '../../../../src/embedded/smart-account/user-operation.js'
import {
  closed,
  createAccount,
  createTestBundler,
  entryPoint,
  friend,
  pay,
  startWorld,
  type TestAccount,
  type TestBundler,
  type World,
  waitForReceipt,
} from './fixtures/bundler-world.js'

// A real chain, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: World
let bundler: TestBundler
let token: Hex
beforeAll(async () => {
  world = await startWorld()
  bundler = await createTestBundler(world)
  token = await deployToken()
})
afterAll(async () => {
  await bundler.close()
  await world.close()
})

async function deployToken(): Promise<Hex> {
  const { abi, bytecode } = readArtifact('Token')
  const data = encodeDeployData({ abi, bytecode, args: ['Test', 'TEST', 0] })
  const hash = await world.client.sendTransaction({ account: accounts.rich, data })
  const { contractAddress } = await world.client.waitForTransactionReceipt({ hash })
  return contractAddress ?? '0x'
}

/** A call that stores something. */
function approve(to: Hex, value: bigint): AccountCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, value] })
  return { to: token, value: 0n, data }
}

type Estimate = Pick<UnsignedUserOperation, 'callGasLimit' | 'preVerificationGas' | 'verificationGasLimit'>

/** The fields that a caller knows before an estimate. */
function leaveOutGas({ sender, nonce, factory, factoryData, callData }: UserOperation) {
  return { sender, nonce: `0x${nonce.toString(16)}`, ...(factory ? { factory, factoryData } : {}), callData }
}

async function estimate(account: TestAccount, calls: readonly AccountCall[]): Promise<Estimate> {
  const { result, error } = await bundler.call('eth_estimateUserOperationGas', [
    leaveOutGas(await account.draft(calls)),
    entryPoint,
  ])
  expect(error).toBeUndefined()
  const numbers = Object.entries(result as Record<string, Hex>).map(([name, value]) => [name, BigInt(value)])
  return Object.fromEntries(numbers)
}

/** Sends `calls` with the gas of an estimate. Returns the gas that was used, and that was estimated. */
async function sendAsEstimated(account: TestAccount, calls: readonly AccountCall[]) {
  const gas = await estimate(account, calls)
  const { result: hash, error } = await bundler.send(await account.sign(calls, gas))
  expect(error).toBeUndefined()
  const receipt = await waitForReceipt(bundler, hash)
  expect(receipt).toMatchObject({ success: true })
  const estimated = gas.callGasLimit + gas.preVerificationGas + gas.verificationGasLimit
  return { used: Number(receipt.actualGasUsed), estimated: Number(estimated), gas, receipt }
}

async function createDeployedAccount() {
  const account = await createAccount(world)
  await sendAsEstimated(account, [pay(1n)])
  return account
}

const bytes = (count: number): Hex => `0x${'7f'.repeat(count)}`

describe('an estimate', () => {
  test.each<[what: string, calls: () => AccountCall[]]>([
    ['a payment', () => [pay(1n)]],
    ['a call without value', () => [pay(0n)]],
    ['a token', () => [approve(closed, 5n)]],
    ['a batch', () => [pay(1n), approve(closed, 5n), approve(friend, 1n), pay(2n)]],
    ['much data', () => [{ ...pay(0n), data: bytes(2_000) }]],
    ['very much data', () => [{ ...pay(0n), data: bytes(20_000) }]],
    [
      'a large batch',
      () => Array.from({ length: 40 }, (_, index) => approve(numberToHex(index + 1, { size: 20 }), 1n)),
    ],
  ])('is enough and no more than a third too high: %s', async (_what, calls) => {
    for (const account of [await createAccount(world), await createDeployedAccount()]) {
      const { used, estimated } = await sendAsEstimated(account, calls())
      expect(estimated / used).toBeLessThan(1.34)
      expect(estimated / used).toBeGreaterThanOrEqual(1)
    }
  })

  test('has a preVerificationGas that costs the account little more than the transaction', async () => {
    const account = await createDeployedAccount()
    const { receipt } = await sendAsEstimated(account, [pay(1n)])
    const surplus = Number(receipt.actualGasUsed) - Number(receipt.receipt.gasUsed)
    expect(surplus).toBeGreaterThanOrEqual(0)
    expect(surplus).toBeLessThan(4_000)
  })

  test('is the same with funds and without, with fees and without', async () => {
    const [poor, rich] = [await createAccount(world, 0n), await createAccount(world, parseEther('100'))]
    const calls = [approve(friend, 1n)]
    const [first, second] = [await estimate(poor, calls), await estimate(rich, calls)]
    const { result } = await bundler.call('eth_estimateUserOperationGas', [
      toRpcUserOperation(await poor.draft(calls, { maxFeePerGas: 50_000_000_000n })),
      entryPoint,
    ])
    const third = result as { verificationGasLimit: Hex }
    for (const other of [second.verificationGasLimit, BigInt(third.verificationGasLimit)]) {
      expect(Number(other) / Number(first.verificationGasLimit)).toBeCloseTo(1, 1)
    }
  })

  test('of an operation that follows one that waits', async () => {
    const account = await createDeployedAccount()
    await world.client.setAutomine(false)
    const { result: hash } = await bundler.send(await account.sign([pay(1n)]))
    const draft = await account.draft([pay(1n)], { nonce: 2n })
    const { result, error } = await bundler.call('eth_estimateUserOperationGas', [leaveOutGas(draft), entryPoint])
    await world.client.setAutomine(true)
    await world.client.mine({ blocks: 1 })
    expect([error, result]).toEqual([
      undefined,
      expect.objectContaining({ callGasLimit: expect.stringMatching(/^0x/) }),
    ])
    await waitForReceipt(bundler, hash)
  })

  test('fails when the call reverts, with the reason', async () => {
    const account = await createAccount(world)
    const draft = leaveOutGas(await account.draft([pay(1n), pay(0n, closed)]))
    expect((await bundler.call('eth_estimateUserOperationGas', [draft, entryPoint])).error).toEqual({
      code: -32_521,
      message: 'The call of the account reverts: The vault is closed.',
    })
  })

  test('fails when the account cannot be deployed, and when its nonce is used', async () => {
    const account = await createAccount(world)
    const draft = leaveOutGas(await account.draft([pay(1n)], { factory: closed }))
    const broken = await bundler.call('eth_estimateUserOperationGas', [draft, entryPoint])
    expect(broken.error?.message).toMatch(/^AA13/)
    const used = leaveOutGas(await account.draft([pay(1n)], { nonce: 3n }))
    expect((await bundler.call('eth_estimateUserOperationGas', [used, entryPoint])).error?.message).toMatch(/^AA25/)
  })

  test('takes no state overrides', async () => {
    const draft = leaveOutGas(await (await createAccount(world)).draft([pay(1n)]))
    const { error } = await bundler.call('eth_estimateUserOperationGas', [draft, entryPoint, { [friend]: {} }])
    expect(error).toEqual({ code: -32_602, message: 'State overrides are not supported.' })
  })
})
