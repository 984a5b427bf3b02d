import { encodeAbiParameters, type Hex, parseAbi, parseEther, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { fromRpcUserOperation, toRpcUserOperation } from '../../../../src/embedded/smart-account/user-operation.js'
import { answeringContract } from '../../../fixtures/answering-contract.js'
import {
  createAccount,
  createTestBundler,
  entryPoint,
  pay,
  startWorld,
  type TestBundler,
  type World,
  waitForReceipt,
} from './fixtures/bundler-world.js'

// A real chain, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const generous = '0x0000000000000000000000000000000000009a11'
const strict = '0x0000000000000000000000000000000000009a12'
const empty = '0x0000000000000000000000000000000000009a13'
const timed = '0x0000000000000000000000000000000000009a14'
const selector = toFunctionSelector(
  'validatePaymasterUserOp((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes),bytes32,uint256)',
)

/** The answer of a paymaster. `validationData` as ERC-4337 packs it; 0 agrees. */
function answer(validationData: bigint): Hex {
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'uint256' }], ['0x', validationData])
}

let world: World
let bundler: TestBundler
beforeAll(async () => {
  world = await startWorld()
  bundler = await createTestBundler(world)
  await world.client.setCode({ address: generous, bytecode: answeringContract({ [selector]: answer(0n) }) })
  await world.client.setCode({ address: empty, bytecode: answeringContract({ [selector]: answer(0n) }) })
  await world.client.setCode({ address: strict, bytecode: answeringContract({ [selector]: answer(1n) }) })
  for (const address of [generous, strict, timed] as const) {
    await world.client.writeContract({
      account: accounts.rich,
      address: entryPoint,
      abi: parseAbi(['function depositTo(address account) payable']),
      functionName: 'depositTo',
      args: [address],
      value: parseEther('1'),
    })
  }
})
afterAll(async () => {
  await bundler.close()
  await world.close()
})

const sponsored = (paymaster: Hex) => ({
  paymaster,
  paymasterVerificationGasLimit: 50_000n,
  paymasterPostOpGasLimit: 0n,
  paymasterData: '0x1234' as const,
})

describe('an operation that a paymaster pays for', () => {
  test('needs no funds of the account, with the gas of an estimate', async () => {
    const account = await createAccount(world, 0n)
    const draft = await account.draft([pay(0n)], sponsored(generous))
    const { result } = await bundler.call('eth_estimateUserOperationGas', [toRpcUserOperation(draft), entryPoint])
    const gas = Object.fromEntries(
      Object.entries(result as Record<string, Hex>).map(([name, hex]) => [name, BigInt(hex)]),
    )
    expect(gas.paymasterPostOpGasLimit).toBe(0n)
    expect(Number(gas.paymasterVerificationGasLimit)).toBeLessThan(30_000)

    const operation = await account.sign([pay(0n)], { ...sponsored(generous), ...gas })
    const { result: hash, error } = await bundler.send(operation)
    expect(error).toBeUndefined()
    expect(await waitForReceipt(bundler, hash)).toMatchObject({ success: true, paymaster: generous })
    const { result: found } = await bundler.call('eth_getUserOperationByHash', [hash])
    expect(fromRpcUserOperation((found as { userOperation: unknown }).userOperation)).toEqual(operation)
  })

  test('is estimated with gas for what follows it, when the caller does not name it', async () => {
    const account = await createAccount(world, 0n)
    const { sender, nonce, factory, factoryData, callData, paymaster } = toRpcUserOperation(
      await account.draft([pay(0n)], sponsored(generous)),
    )
    const known = { sender, nonce, factory, factoryData, callData, paymaster }
    const { result } = await bundler.call('eth_estimateUserOperationGas', [known, entryPoint])
    expect(result).toMatchObject({ paymasterPostOpGasLimit: '0xc350' })
  })

  test('is refused when the paymaster has no deposit (AA31) or does not agree (AA34)', async () => {
    const account = await createAccount(world)
    const unpaid = await bundler.send(await account.sign([pay(0n)], sponsored(empty)))
    expect(unpaid.error).toEqual({ code: -32_501, message: 'AA31 paymaster deposit too low' })
    const refused = await bundler.send(await account.sign([pay(0n)], sponsored(strict)))
    expect(refused.error).toEqual({ code: -32_507, message: 'AA34 signature error' })
  })

  test('is refused when it expires within 30 s (AA32), or is not valid yet', async () => {
    const { timestamp } = await world.client.getBlock()
    const send = async (validAfter: bigint, validUntil: bigint) => {
      const validationData = (validAfter << 208n) | (validUntil << 160n)
      await world.client.setCode({
        address: timed,
        bytecode: answeringContract({ [selector]: answer(validationData) }),
      })
      const account = await createAccount(world)
      return (await bundler.send(await account.sign([pay(1n)], sponsored(timed)))).error
    }
    const refusal = { code: -32_503, message: 'AA32 paymaster expired or not due' }
    expect(await send(0n, timestamp + 15n)).toEqual(refusal)
    expect(await send(timestamp + 15n, 0n)).toEqual(refusal)
    expect(await send(timestamp - 1n, timestamp + 300n)).toBeUndefined()
  })

  test('expires by the clock of the machine, where the newest block is of yesterday', async () => {
    const tomorrow = 86_400
    const late = await createTestBundler(world, { now: () => Date.now() + tomorrow * 1_000 })
    const { timestamp } = await world.client.getBlock()
    const validationData = (timestamp + 300n) << 160n
    await world.client.setCode({ address: timed, bytecode: answeringContract({ [selector]: answer(validationData) }) })
    const operation = await (await createAccount(world)).sign([pay(1n)], sponsored(timed))
    expect((await late.send(operation)).error?.code).toBe(-32_503)
    expect((await bundler.send(operation)).error).toBeUndefined()
    await late.close()
  })

  test('whose transaction reverts suspends the account, and not the paymaster', async () => {
    await world.client.setAutomine(false)
    const paused = await createTestBundler(world)
    const account = await createAccount(world)
    const { result: hash } = await paused.send(await account.sign([pay(0n)], sponsored(generous)))
    // Operations of earlier tests may be in flight too, from another account.
    const countSent = () => world.client.getTransactionCount({ address: paused.account.address, blockTag: 'pending' })
    await expect.poll(countSent, { timeout: 20_000 }).toBe(1)
    const code = await world.client.getCode({ address: generous })
    await world.client.setCode({ address: generous, bytecode: answeringContract({}) })
    await world.client.mine({ blocks: 1 })
    await world.client.setAutomine(true)
    await expect(waitForReceipt(paused, hash)).rejects.toThrow(/reverted\. AA33/)
    await world.client.setCode({ address: generous, bytecode: code ?? '0x' })
    const again = await paused.send(await account.sign([pay(0n)], sponsored(generous)))
    expect(again.error).toEqual({ code: -32_504, message: expect.stringContaining(`${account.sender} is suspended`) })
    const other = await createAccount(world)
    expect((await paused.send(await other.sign([pay(0n)], sponsored(generous)))).error).toBeUndefined()
    await paused.close()
  })
})
