import { type Address, encodeFunctionData, type Hex, parseEther, parseEventLogs } from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { readArtifact } from '../../../../../servers/chains/contents/plan/read-compiled.js'
import { fillPaymaster } from '../../../../../servers/chains/smart-accounts/fill-paymaster.js'
import { localSponsor } from '../../../../../servers/chains/smart-accounts/local-sponsor.js'
import { signSponsorship } from '../../../../../servers/identity/sponsor/sign-sponsorship.js'
import { encodeAccountCalls } from '../../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../../../src/embedded/smart-account/get-factory-arguments.js'
import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import { toUserOperationTypedData } from '../../../../../src/embedded/smart-account/to-user-operation-typed-data.js'
import {
  dummySignature,
  toRpcUserOperation,
  type UnsignedUserOperation,
  type UserOperation,
} from '../../../../../src/embedded/smart-account/user-operation.js'
import type { TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../fixtures/local-chain.js'
import { startAccountChain } from '../fixtures/start-account-chain.js'

const chainId = 31337
const { entryPoint } = smartAccountAddresses
const { key, address: sponsor, paymaster } = localSponsor
const friend: Address = '0x00000000000000000000000000000000000000aa'

let anvil: TestAnvil
let client: ReturnType<typeof connectTo>
beforeAll(async () => {
  anvil = await startAccountChain()
  client = connectTo(anvil.url)
  await fillPaymaster(anvil.url)
  await client.setBalance({ address: sponsor, value: parseEther('2') })
  await client.impersonateAccount({ address: sponsor })
})
afterAll(() => anvil.close())

const readDeposit = () =>
  client.readContract({ address: entryPoint, abi: entryPoint07Abi, functionName: 'balanceOf', args: [paymaster] })

/** The first operation of an account that has nothing. */
function draft(owner: Address): UnsignedUserOperation {
  return {
    sender: getSmartAccountAddress(owner),
    nonce: 0n,
    ...getFactoryArguments(owner),
    callData: encodeAccountCalls([{ to: friend, value: 0n, data: '0x1234' }]),
    callGasLimit: 200_000n,
    verificationGasLimit: 1_000_000n,
    preVerificationGas: 60_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  }
}

/** Adds what the paymaster is told, then the signature of the owner over all of it. */
async function complete(
  owner: PrivateKeyAccount,
  operation: UnsignedUserOperation,
  {
    validUntil,
    chain = chainId,
    signer = key,
    bundler = accounts.rich,
  }: { validUntil: number; chain?: number; signer?: Hex; bundler?: Address },
): Promise<UserOperation> {
  const gas = 60_000n
  const { signature: _, ...rpc } = toRpcUserOperation({ ...operation, signature: dummySignature })
  const request = {
    network: `eip155:${chain}`,
    operation: { ...rpc, paymasterVerificationGasLimit: `0x${gas.toString(16)}` },
  }
  const paymasterData = await signSponsorship(request as never, { key: signer, paymaster, bundler, validUntil })
  const paid = {
    ...operation,
    paymaster,
    paymasterData,
    paymasterVerificationGasLimit: gas,
    paymasterPostOpGasLimit: 0n,
  }
  return { ...paid, signature: await owner.signTypedData(toUserOperationTypedData(paid, chainId)) }
}

const signAgain = async (owner: PrivateKeyAccount, operation: UserOperation): Promise<UserOperation> => ({
  ...operation,
  signature: await owner.signTypedData(toUserOperationTypedData(operation, chainId)),
})

const toCall = (operation: UserOperation) =>
  ({
    address: entryPoint,
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(operation)], accounts.rich],
  }) as const

async function readRefusal(operation: UserOperation, account: Address = accounts.rich): Promise<unknown> {
  const error: { cause?: { data?: { args?: readonly unknown[] } } } = await client
    .simulateContract({ ...toCall(operation), account })
    .then(
      () => ({}),
      (thrown) => thrown,
    )
  return error.cause?.data?.args?.[1]
}

const now = async () => Number((await client.getBlock()).timestamp)

test('pays for the operation that was signed, from the deposit, and for it alone', async () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const operation = await complete(owner, draft(owner.address), { validUntil: (await now()) + 300 })
  const before = await readDeposit()
  const hash = await client.writeContract({ ...toCall(operation), account: accounts.rich, chain: null })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [event] = parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs })
  expect([event?.args.success, event?.args.paymaster]).toEqual([true, paymaster])
  expect(before - (await readDeposit())).toBe(event?.args.actualGasCost)
  expect(await readRefusal(operation)).toContain('AA10')
})

test('refuses an operation that was changed after it was signed, whatever was changed', async () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const signed = await complete(owner, draft(owner.address), { validUntil: (await now()) + 300 })
  expect(await readRefusal(signed)).toBeUndefined()
  const changes: Partial<UserOperation>[] = [
    { callData: encodeAccountCalls([{ to: sponsor, value: 0n, data: '0x1234' }]) },
    { callGasLimit: 200_001n },
    { verificationGasLimit: 1_000_001n },
    { preVerificationGas: 60_001n },
    { maxFeePerGas: 3_000_000_001n },
    { maxPriorityFeePerGas: 1_000_000_001n },
    { paymasterVerificationGasLimit: 60_001n },
    { paymasterPostOpGasLimit: 1n },
    { nonce: 1n << 64n },
  ]
  for (const change of changes) {
    const changed = await signAgain(owner, { ...signed, ...change })
    expect([Object.keys(change), await readRefusal(changed)]).toEqual([
      Object.keys(change),
      expect.stringContaining('AA34'),
    ])
  }
})

test('refuses a later time, another chain, another signer, and data that is none', async () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const operation = draft(owner.address)
  const validUntil = (await now()) + 300
  const refuse = async (changed: UserOperation, code: string) =>
    expect(await readRefusal(await signAgain(owner, changed))).toContain(code)

  await refuse(await complete(owner, operation, { validUntil: (await now()) - 1 }), 'AA32')
  await refuse(await complete(owner, operation, { validUntil, chain: 1 }), 'AA34')
  await refuse(await complete(owner, operation, { validUntil, signer: generatePrivateKey() }), 'AA34')
  const signed = await complete(owner, operation, { validUntil })
  const data = signed.paymasterData ?? '0x'
  await refuse({ ...signed, paymasterData: `0xffffffffffff${data.slice(14)}` }, 'AA34')
  await refuse({ ...signed, paymasterData: `0x000000000000${data.slice(14)}` }, 'AA33')
  await refuse({ ...signed, paymasterData: `${data}00` }, 'AA33')
  await refuse({ ...signed, paymasterData: '0x' }, 'AA33')
  await refuse({ ...signed, paymasterData: `0x${'00'.repeat(71)}` }, 'AA33')
})

test('an account that sends its operation itself, to be paid for its gas, is refused: two operations at the most that they may cost', async () => {
  const before = await readDeposit()
  for (const _ of [1, 2]) {
    const owner = privateKeyToAccount(generatePrivateKey())
    await client.setBalance({ address: owner.address, value: parseEther('1') })
    const dear = { ...draft(owner.address), preVerificationGas: 10_000_000n, maxFeePerGas: 20_000_000_000n }
    const operation = await complete(owner, dear, { validUntil: (await now()) + 300 })
    expect(await readRefusal(operation, owner.address)).toContain('AA34')
    expect(await readRefusal(operation)).toBeUndefined()
    const own = {
      ...toCall(operation),
      args: [[toPackedUserOperation(operation)], owner.address] as const,
      chain: null,
    }
    await client.writeContract({ ...own, account: owner, gas: 15_000_000n }).then(
      (hash) => client.waitForTransactionReceipt({ hash }),
      () => undefined,
    )
    expect(await client.getBalance({ address: owner.address })).toBeLessThanOrEqual(parseEther('1'))
  }
  expect(await readDeposit()).toBe(before)
})

test('only the owner takes the deposit out, and only the entry point asks', async () => {
  const { abi } = readArtifact('SponsoringPaymaster')
  const data = encodeFunctionData({ abi, functionName: 'withdraw', args: [friend, 1n] })
  await expect(client.call({ account: accounts.rich, to: paymaster, data })).rejects.toThrow('only the owner withdraws')
  const before = await client.getBalance({ address: friend })
  const hash = await client.sendTransaction({ account: sponsor, to: paymaster, data, chain: null })
  await client.waitForTransactionReceipt({ hash })
  expect(await client.getBalance({ address: friend })).toBe(before + 1n)

  const owner = privateKeyToAccount(generatePrivateKey())
  const operation = await complete(owner, draft(owner.address), { validUntil: (await now()) + 300 })
  const asked = client.readContract({
    address: paymaster,
    abi,
    functionName: 'validatePaymasterUserOp',
    args: [toPackedUserOperation(operation), `0x${'00'.repeat(32)}`, 0n],
  })
  await expect(asked).rejects.toThrow('only the entry point asks')
})

test('what is sent to it becomes its deposit', async () => {
  const before = await readDeposit()
  const hash = await client.sendTransaction({ account: sponsor, to: paymaster, value: parseEther('1'), chain: null })
  await client.waitForTransactionReceipt({ hash })
  expect(await readDeposit()).toBe(before + parseEther('1'))
})

test('the deposit is filled when little is left, and not before', async () => {
  const full = await readDeposit()
  await fillPaymaster(anvil.url)
  expect(await readDeposit()).toBe(full)
  const { abi } = readArtifact('SponsoringPaymaster')
  const args = [friend, full - parseEther('0.5')]
  const data = encodeFunctionData({ abi, functionName: 'withdraw', args })
  const hash = await client.sendTransaction({ account: sponsor, to: paymaster, data, chain: null })
  await client.waitForTransactionReceipt({ hash })
  await fillPaymaster(anvil.url)
  await expect.poll(readDeposit).toBe(parseEther('10.5'))
})
