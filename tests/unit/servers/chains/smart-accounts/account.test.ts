import { HybridDeleGator } from '@metamask/delegation-abis'
import { type Address, encodeFunctionData, type Hex, parseEther, parseEventLogs, serializeErc6492Signature } from 'viem'
import { entryPoint07Abi, getUserOperationHash, toPackedUserOperation } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { type AccountCall, encodeAccountCalls } from '../../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../../../src/embedded/smart-account/get-factory-arguments.js'
import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import { toUserOperationTypedData } from '../../../../../src/embedded/smart-account/to-user-operation-typed-data.js'
import {
  dummySignature,
  type UnsignedUserOperation,
  type UserOperation,
} from '../../../../../src/embedded/smart-account/user-operation.js'
import type { TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../fixtures/local-chain.js'
import { startAccountChain } from '../fixtures/start-account-chain.js'
import { deployToken, encodeTransfer, readBalance } from '../fixtures/test-token.js'

const chainId = 31337
const { entryPoint } = smartAccountAddresses
const friend = '0x00000000000000000000000000000000000000aa'
const ether = parseEther('1')

let anvil: TestAnvil
let client: ReturnType<typeof connectTo>
beforeAll(async () => {
  anvil = await startAccountChain()
  client = connectTo(anvil.url)
})
afterAll(() => anvil.close())

/** An owner whose account has 10 ETH and is not deployed. */
async function createOwner(): Promise<{ owner: PrivateKeyAccount; address: Address }> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const address = getSmartAccountAddress(owner.address)
  await client.setBalance({ address, value: 10n * ether })
  return { owner, address }
}

async function prepare(owner: Address, calls: readonly AccountCall[]): Promise<UnsignedUserOperation> {
  const sender = getSmartAccountAddress(owner)
  const isDeployed = (await client.getCode({ address: sender })) !== undefined
  const nonce = await client.readContract({
    address: entryPoint,
    abi: entryPoint07Abi,
    functionName: 'getNonce',
    args: [sender, 0n],
  })
  return {
    sender,
    nonce,
    ...(isDeployed ? {} : getFactoryArguments(owner)),
    callData: encodeAccountCalls(calls),
    callGasLimit: 500_000n,
    verificationGasLimit: 1_000_000n,
    preVerificationGas: 50_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  }
}

async function sign(
  owner: PrivateKeyAccount,
  operation: UnsignedUserOperation,
  chain = chainId,
): Promise<UserOperation> {
  return { ...operation, signature: await owner.signTypedData(toUserOperationTypedData(operation, chain)) }
}

/** Sends an operation to the EntryPoint as a bundler does. Returns whether its calls succeeded. */
async function send(operation: UserOperation): Promise<boolean> {
  const hash = await client.sendTransaction({
    account: accounts.rich,
    to: entryPoint,
    data: encodeHandleOps(operation),
  })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [event] = parseEventLogs({ abi: entryPoint07Abi, eventName: 'UserOperationEvent', logs })
  expect(event?.args.userOpHash).toBe(
    getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint,
      entryPointVersion: '0.7',
      userOperation: operation,
    }),
  )
  return event?.args.success ?? false
}

function encodeHandleOps(operation: UserOperation): Hex {
  const args = [[toPackedUserOperation(operation)], accounts.rich] as const
  return encodeFunctionData({ abi: entryPoint07Abi, functionName: 'handleOps', args })
}

/** Why the EntryPoint refuses an operation. */
async function readRefusal(operation: UserOperation): Promise<unknown> {
  const args = [[toPackedUserOperation(operation)], accounts.rich] as const
  const call = client.simulateContract({ address: entryPoint, abi: entryPoint07Abi, functionName: 'handleOps', args })
  const error: { cause?: { data?: { args?: readonly unknown[] } } } = await call.then(
    () => ({}),
    (thrown) => thrown,
  )
  return error.cause?.data?.args?.[1]
}

describe('a user operation', () => {
  it('deploys the account and makes its call; the next one needs no factory', async () => {
    const { owner, address } = await createOwner()
    const before = await client.getBalance({ address: friend })
    const first = await prepare(owner.address, [{ to: friend, value: ether, data: '0x' }])
    expect(first.factory).toBeDefined()
    expect(await send(await sign(owner, first))).toBe(true)
    expect(await client.readContract({ address, abi: HybridDeleGator, functionName: 'owner' })).toBe(owner.address)

    const second = await prepare(owner.address, [{ to: friend, value: ether, data: '0x' }])
    expect([second.factory, second.nonce]).toEqual([undefined, 1n])
    expect(await send(await sign(owner, second))).toBe(true)
    expect(await client.getBalance({ address: friend })).toBe(before + 2n * ether)
  })

  it('of several calls makes all of them, in order', async () => {
    const { owner, address } = await createOwner()
    const token = await deployToken(client, address, 5n)
    const operation = await prepare(owner.address, [
      { to: token, value: 0n, data: encodeTransfer(friend, 3n) },
      { to: friend, value: ether, data: '0x' },
      { to: token, value: 0n, data: encodeTransfer(friend, 1n) },
    ])
    const before = await client.getBalance({ address: friend })
    expect(await send(await sign(owner, operation))).toBe(true)
    expect([await readBalance(client, token, address), await readBalance(client, token, friend)]).toEqual([1n, 4n])
    expect(await client.getBalance({ address: friend })).toBe(before + ether)
  })

  it('of several calls makes none when one of them reverts', async () => {
    const { owner, address } = await createOwner()
    const token = await deployToken(client, address, 5n)
    const operation = await prepare(owner.address, [
      { to: token, value: 0n, data: encodeTransfer(friend, 3n) },
      { to: friend, value: ether, data: '0x' },
      { to: token, value: 0n, data: encodeTransfer(friend, 3n) },
    ])
    const before = await client.getBalance({ address: friend })
    expect(await send(await sign(owner, operation))).toBe(false)
    expect([await readBalance(client, token, address), await readBalance(client, token, friend)]).toEqual([5n, 0n])
    expect(await client.getBalance({ address: friend })).toBe(before)
    // The account is deployed and has paid the fee.
    expect(await client.getCode({ address })).toBeDefined()
  })

  it('is refused with the signature of anyone else, of another chain, or of another operation', async () => {
    const { owner, address } = await createOwner()
    const operation = await prepare(owner.address, [{ to: friend, value: 1n, data: '0x' }])
    const signed = await sign(owner, operation)
    expect(await readRefusal(signed)).toBeUndefined()
    const stranger = privateKeyToAccount(generatePrivateKey())
    const wrong = 'AA24 signature error'
    expect(await readRefusal(await sign(stranger, operation))).toBe(wrong)
    expect(await readRefusal(await sign(owner, operation, 1))).toBe(wrong)
    const more = encodeAccountCalls([{ to: friend, value: 2n, data: '0x' }])
    expect(await readRefusal({ ...signed, callData: more })).toBe(wrong)
    expect(await readRefusal({ ...signed, preVerificationGas: 50_001n })).toBe(wrong)
    expect(await client.getCode({ address })).toBeUndefined()
  })

  it('cannot be sent twice', async () => {
    const { owner } = await createOwner()
    const first = await sign(owner, await prepare(owner.address, [{ to: friend, value: 1n, data: '0x' }]))
    expect(await send(first)).toBe(true)
    const { factory: _, factoryData: __, ...again } = first
    expect(await readRefusal(await sign(owner, again))).toBe('AA25 invalid account nonce')
  })

  it('with the dummy signature fails by its signature alone, so that its gas can be estimated', async () => {
    const { owner } = await createOwner()
    const operation = await prepare(owner.address, [{ to: friend, value: 1n, data: '0x' }])
    expect(await readRefusal({ ...operation, signature: dummySignature })).toBe('AA24 signature error')
    expect(await readRefusal({ ...operation, signature: '0x' })).toBe('AA24 signature error')
    // ECDSA of OpenZeppelin reverts for a signature of the right length that no key can make.
    expect(await readRefusal({ ...operation, signature: `0x${'ff'.repeat(65)}` })).toBe('AA23 reverted')
  })
})

describe('a signature of the account (ERC-1271)', () => {
  const typedData = {
    domain: { name: 'Harbor', version: '1', chainId, verifyingContract: friend },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 5n },
  } as const

  it('is its owner’s, and verifies once the account is deployed', async () => {
    const { owner, address } = await createOwner()
    await send(await sign(owner, await prepare(owner.address, [{ to: friend, value: 1n, data: '0x' }])))
    const signature = await owner.signMessage({ message: 'Hello' })
    expect(await client.verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'Hallo', signature })).toBe(false)
    const signedData = await owner.signTypedData(typedData)
    expect(await client.verifyTypedData({ address, ...typedData, signature: signedData })).toBe(true)
    expect(
      await client.verifyTypedData({ address, ...typedData, message: { amount: 6n }, signature: signedData }),
    ).toBe(false)
  })

  it('is wrapped with the deployment before (ERC-6492)', async () => {
    const { owner, address } = await createOwner()
    const { factory, factoryData } = getFactoryArguments(owner.address)
    const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data: factoryData, signature })
    const signature = wrap(await owner.signMessage({ message: 'Hello' }))
    expect(await client.verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'Hallo', signature })).toBe(false)
    const signedData = wrap(await owner.signTypedData(typedData))
    expect(await client.verifyTypedData({ address, ...typedData, signature: signedData })).toBe(true)
    // Verifying deploys nothing.
    expect(await client.getCode({ address })).toBeUndefined()
  })

  it('of a stranger does not verify, and neither does one for the account of somebody else', async () => {
    const { owner, address } = await createOwner()
    const other = await createOwner()
    const { factory, factoryData } = getFactoryArguments(owner.address)
    const sent = await other.owner.signMessage({ message: 'Hello' })
    const wrapped = serializeErc6492Signature({ address: factory, data: factoryData, signature: sent })
    expect(await client.verifyMessage({ address, message: 'Hello', signature: wrapped })).toBe(false)
    const right = await owner.signMessage({ message: 'Hello' })
    const wrappedRight = serializeErc6492Signature({ address: factory, data: factoryData, signature: right })
    expect(await client.verifyMessage({ address: other.address, message: 'Hello', signature: wrappedRight })).toBe(
      false,
    )
  })
})
