import { type Address, concat, encodeFunctionData, erc20Abi, type Hex, maxUint256, pad, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { accountAbi } from '../../../../../src/embedded/smart-account/account-abi.js'
import { encodeAccountCalls } from '../../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../../../src/embedded/smart-account/get-factory-arguments.js'
import { toUserOperationTypedData } from '../../../../../src/embedded/smart-account/to-user-operation-typed-data.js'
import { account, ask, context, other, smartAccount, smartContext, token } from './sample-context.js'

const { entryPoint, delegationManager } = smartAccountAddresses
const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, maxUint256] })
const calls = [
  { to: other, value: 1n, data: '0x' },
  { to: token, value: 0n, data: approve },
] as const
const operation = { sender: smartAccount, callData: encodeAccountCalls(calls) }
const askOperation = (changes: object = {}, address: unknown = entryPoint) =>
  ask('eth_sendUserOperation', [{ ...operation, ...changes }, address], smartContext)
const refusal = (code: number) => expect.objectContaining({ code })

/** The methods with which an account changes its owners and its code. */
const ownMethods = parseAbi([
  'function transferOwnership(address)',
  'function addKey(string, uint256, uint256)',
  'function upgradeToAndCall(address, bytes)',
])
const takeOver = encodeFunctionData({ abi: ownMethods, functionName: 'transferOwnership', args: [other] })
/** `execute` in the mode that lets calls fail, which is not described. */
const tryMode: Hex = `0x0101${'00'.repeat(30)}`
const execute = (data: Hex) => encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [tryMode, data] })

describe('a user operation', () => {
  test('is described by the calls of the account', () => {
    expect(askOperation({ nonce: '0x5', maxFeePerGas: '0x2', callGasLimit: '0x0', signature: '0x' })).toMatchObject({
      kind: 'operation',
      account: smartAccount,
      accountType: 'smartAccount',
      calls: [{ type: 'transfer' }, { type: 'token-approval', isUnlimited: true }],
      request: { kind: 'send-operation', callData: operation.callData, calls, limits: { nonce: 5n, maxFeePerGas: 2n } },
      warnings: [{ kind: 'unlimited' }],
    })
  })

  test('with the deployment of the account is the same', () => {
    expect(askOperation(getFactoryArguments(account))).toEqual(askOperation())
  })

  test('whose calls cannot be read is shown as bytes, with a warning', () => {
    const callData = execute(concat([other, pad('0x1')])).toLowerCase()
    expect(askOperation({ callData })).toMatchObject({
      calls: null,
      request: { callData, calls: null },
      warnings: [{ kind: 'unknown-operation' }],
    })
  })

  test.each<[string, object, number]>([
    ['of the account with the key', { sender: account }, 4200],
    ['of another account', { sender: other }, 4100],
    ['without data', { callData: undefined }, -32602],
    ['with half a byte', { callData: '0x1' }, -32602],
    ['without calls', { callData: encodeAccountCalls([]) }, -32602],
    ['with 33 calls', { callData: encodeAccountCalls(Array(33).fill(calls[0])) }, -32602],
    ['with a paymaster', { paymaster: other }, -32602],
    ['with the deployment of another account', getFactoryArguments(other), -32602],
    ['with another factory', { ...getFactoryArguments(account), factory: other }, -32602],
    ['with a factory alone', { factory: getFactoryArguments(account).factory }, -32602],
    ['with a limit of 129 bits', { callGasLimit: `0x1${'0'.repeat(32)}` }, -32602],
    ['with a limit that is a number', { callGasLimit: 1 }, -32602],
    ['with a tip above the fee', { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }, -32602],
    ['with an unknown field', { authorization: {} }, -32602],
  ])('%s is refused', (_name, changes, code) => {
    expect(() => askOperation(changes)).toThrow(refusal(code))
  })

  test('for another EntryPoint is refused, and on a network without smart accounts', () => {
    expect(() => askOperation({}, other)).toThrow(refusal(-32602))
    expect(() => askOperation({}, null)).toThrow(refusal(-32602))
    expect(() => ask('eth_sendUserOperation', [operation, entryPoint])).toThrow(refusal(4100))
    const own = { sender: account, callData: operation.callData }
    expect(() => ask('eth_sendUserOperation', [own, entryPoint])).toThrow(refusal(4200))
  })
})

describe('what would hand the smart account over is refused', () => {
  const delegation = {
    types: {
      Delegation: [
        { name: 'delegate', type: 'address' },
        { name: 'delegator', type: 'address' },
        { name: 'authority', type: 'bytes32' },
        { name: 'salt', type: 'uint256' },
      ],
    },
    primaryType: 'Delegation',
    message: { delegate: other, delegator: smartAccount, authority: `0x${'ff'.repeat(32)}`, salt: '0' },
  }
  const gas = { callGasLimit: 1n, verificationGasLimit: 1n, preVerificationGas: 1n }
  const fees = { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }
  const { sender, callData } = operation
  const data = toUserOperationTypedData({ sender, callData, nonce: 0n, ...gas, ...fees }, 31337)
  const operationData = JSON.parse(
    JSON.stringify(data, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
  )

  test.each<[string, object]>([
    ['a user operation', operationData],
    ['a delegation', { ...delegation, domain: { name: 'DelegationManager', version: '1', chainId: 31337 } }],
    [
      'a delegation without a name',
      { ...delegation, domain: { chainId: 31337, verifyingContract: delegationManager } },
    ],
  ])('typed data: %s', (_name, typedData) => {
    for (const signer of [account, smartAccount]) {
      const params = [signer, typedData]
      expect(() => ask('eth_signTypedData_v4', params, smartContext)).toThrow(refusal(4200))
    }
    // On a network without a bundler the account can be deployed, too.
    expect(() => ask('eth_signTypedData_v4', [account, typedData], context)).toThrow(refusal(4200))
  })

  const bad: [string, { to: Address; data: Hex }][] = [
    ['a call of itself', { to: smartAccount, data: takeOver }],
    ['a call of the contract of delegations', { to: delegationManager, data: '0x12345678' }],
  ]
  test.each(bad)('%s, however it is written', (_name, call) => {
    const sendCalls = { version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls: [{ to: other }, call] }
    expect(() => ask('eth_sendTransaction', [call], smartContext)).toThrow(refusal(4200))
    expect(() => ask('wallet_sendCalls', [sendCalls], smartContext)).toThrow(refusal(4200))
    for (const list of [[call], [calls[0], call]]) {
      const callData = encodeAccountCalls(list.map((one) => ({ ...one, value: 0n })))
      expect(() => askOperation({ callData })).toThrow(refusal(4200))
    }
    const hidden = execute(concat([call.to, pad('0x0'), call.data]))
    expect(() => askOperation({ callData: hidden })).toThrow(refusal(4200))
  })

  test.each<[string, Hex]>([
    ['a method of the account', takeOver],
    [
      'another method of the account',
      encodeFunctionData({ abi: ownMethods, functionName: 'addKey', args: ['k', 1n, 2n] }),
    ],
    ['no method', '0x'],
    ['half a method', '0x5c1c'],
  ])('an operation that calls %s', (_name, callData) => {
    expect(() => askOperation({ callData })).toThrow(refusal(4200))
  })

  test('a payment to itself is none of that', () => {
    expect(ask('eth_sendTransaction', [{ to: smartAccount, value: '0x1' }], smartContext).warnings).toEqual([])
  })
})

describe('a transaction of the smart account', () => {
  test.each<[string, object]>([
    ['a new contract', { data: '0x6000' }],
    ['a nonce', { to: other, nonce: '0x1' }],
  ])('with %s is refused', (_name, transaction) => {
    expect(() => ask('eth_sendTransaction', [transaction], smartContext)).toThrow(refusal(-32602))
  })

  test('is that of the account which the page names, or of the preferred one', () => {
    const signerOf = (from?: string) => ask('eth_sendTransaction', [{ to: other, from }], smartContext).accountType
    expect([signerOf(), signerOf(smartAccount), signerOf(account)]).toEqual(['smartAccount', 'smartAccount', 'eoa'])
    expect(ask('eth_sendTransaction', [{ to: other }], { ...smartContext, accountType: 'eoa' }).account).toBe(account)
  })
})
