import { type Address, encodeFunctionData, erc20Abi, maxUint256, stringToHex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { FrameError } from '../../../../../wallets/embedded/messaging/frame-error.js'
import { account, ask, context, other, smartAccount, smartContext, token } from './sample-context.js'

const common = { account, accountType: 'eoa', chainId: 'eip155:31337', host: context.host }

const signIn = (changes: { before?: string; domain?: string; address?: string; uri?: string; chain?: string } = {}) =>
  `${changes.before ?? ''}${changes.domain ?? 'app.example'} wants you to sign in with your Ethereum account:
${changes.address ?? account}

URI: ${changes.uri ?? 'https://app.example/login'}
Version: 1
Chain ID: ${changes.chain ?? '31337'}
Nonce: 12345678
Issued At: 2026-01-01T00:00:00Z`

describe('a message', () => {
  test('is described as its text, and its bytes are what is signed', () => {
    expect(ask('personal_sign', ['Grüße', account.toLowerCase()])).toEqual({
      ...common,
      kind: 'message',
      format: 'text',
      text: 'Grüße',
      signIn: null,
      warnings: [],
      request: { kind: 'sign-message', message: stringToHex('Grüße') },
    })
  })

  test.each([
    ['bytes that are not text', '0xff00', { format: 'hex', text: '0xff00', warnings: [{ kind: 'not-text' }] }],
    [
      'hidden characters',
      'pay \u202eecila',
      { format: 'text', text: 'pay \\u202eecila', warnings: [{ kind: 'hidden-characters' }] },
    ],
    ['lines', 'one\n\ttwo', { text: 'one\n\ttwo', warnings: [] }],
    ['a sign-in to this site', signIn(), { signIn: { domain: 'app.example' }, warnings: [] }],
    [
      'a sign-in to another site',
      signIn({ domain: 'bank.example' }),
      { signIn: { domain: 'bank.example' }, warnings: [{ kind: 'other-site', domain: 'bank.example' }] },
    ],
    [
      'a sign-in to another site that is not quite standard',
      ` https://bank.example wants you to sign in with your wallet account: \r\n${account}\r\nChain ID: 31337\r\n`,
      { warnings: expect.arrayContaining([{ kind: 'other-site', domain: 'bank.example' }]) },
    ],
    [
      'a sign-in of another account on another chain',
      signIn({ address: other, chain: '1' }),
      {
        warnings: [
          { kind: 'other-account', address: other },
          { kind: 'other-chain', chain: '1' },
        ],
      },
    ],
    [
      'a sign-in with the URI of another site',
      signIn({ uri: 'https://bank.example/login' }),
      { signIn: { domain: 'app.example' }, warnings: [{ kind: 'other-uri', uri: 'https://bank.example/login' }] },
    ],
    [
      'a sign-in with the URI without TLS',
      signIn({ uri: 'http://app.example' }),
      { warnings: [{ kind: 'other-uri' }] },
    ],
    ['a sign-in with the URI that is none', signIn({ uri: 'app' }), { warnings: [{ kind: 'other-uri', uri: 'app' }] }],
    [
      'a sign-in behind other text',
      signIn({ before: 'Welcome to Harbor.\n\n' }),
      { signIn: { domain: 'app.example' }, warnings: [{ kind: 'text-before' }] },
    ],
    ['a sign-in behind empty lines', signIn({ before: '\n \n' }), { warnings: [] }],
    [
      'a second sign-in behind the first',
      `${signIn()}\n\n${signIn({ domain: 'bank.example', address: other, uri: 'https://bank.example', chain: '1' })}`,
      {
        signIn: { domain: 'app.example' },
        warnings: [
          { kind: 'other-site', domain: 'bank.example' },
          { kind: 'other-account', address: other },
          { kind: 'other-chain', chain: '1' },
        ],
      },
    ],
  ])('with %s', (_name, message, expected) => {
    expect(ask('personal_sign', [message, account])).toMatchObject(expected)
  })

  test.each([
    ['lines', '\n'.repeat(200_000)],
    ['spaces', `URI: ${' '.repeat(200_000)}x`],
    ['beginnings', 'a wants you to sign in with your '.repeat(6_000)],
  ])('of many %s is read at once', (_name, message) => {
    const start = performance.now()
    ask('personal_sign', [message, account])
    expect(performance.now() - start).toBeLessThan(3_000)
  })
})

describe('a transaction', () => {
  test('is described by what it calls, and in its normal form is what is sent', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, maxUint256] })
    const request = { from: account, to: token.toLowerCase(), data, gas: '0x5208', maxFeePerGas: '0x2' }
    expect(ask('eth_sendTransaction', [request])).toEqual({
      ...common,
      kind: 'transaction',
      call: { type: 'token-approval', method: 'approve', token, spender: other, amount: maxUint256, isUnlimited: true },
      warnings: [{ kind: 'unlimited' }],
      request: {
        kind: 'send-transaction',
        transaction: { from: account, to: token, value: 0n, data, gas: 21_000n, maxFeePerGas: 2n },
      },
    })
  })

  const transferTo = (receiver: Address) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 1n] }),
  })

  test.each([
    ['a payment to an address without a key', { to: zeroAddress, value: '0x1' }, ['burn']],
    ['tokens for an address without a key', transferTo('0x000000000000000000000000000000000000dEaD'), ['burn']],
    ['tokens for their own contract', transferTo(token), ['to-token']],
    ['tokens for somebody', transferTo(other), []],
  ])('%s is warned of', (_name, request, kinds) => {
    const { warnings } = ask('eth_sendTransaction', [request])
    expect(warnings.map(({ kind }) => kind)).toEqual(kinds)
  })

  test.each([
    ['an unknown method', { to: token, data: '0x12345678' }, [{ kind: 'unknown-method' }]],
    [
      'arguments that do not decode',
      { to: token, data: '0xa9059cbb' },
      [{ kind: 'unreadable-method', method: 'transfer' }],
    ],
    ['a new contract', { data: '0x6000' }, [{ kind: 'creation' }]],
    ['a payment', { to: other, value: '0x1' }, []],
  ])('%s is named', (_name, transaction, warnings) => {
    expect(ask('eth_sendTransaction', [transaction])).toMatchObject({
      warnings,
      request: { transaction: { from: account } },
    })
  })
})

describe('several calls', () => {
  const request = {
    version: '2.0.0',
    id: 'one',
    chainId: '0x7a69',
    atomicRequired: true,
    calls: [
      { to: other, value: '0x1' },
      { to: token, data: '0x12345678' },
      { to: token, data: '0x12345679' },
    ],
    capabilities: { paymasterService: { optional: true } },
  }

  test('are each described, with each warning once', () => {
    expect(ask('wallet_sendCalls', [request], smartContext)).toEqual({
      ...common,
      account: smartAccount,
      accountType: 'smartAccount',
      kind: 'calls',
      calls: [
        { type: 'transfer', to: other },
        { type: 'call', selector: '0x12345678', data: '0x12345678' },
        { type: 'call', selector: '0x12345679', data: '0x12345679' },
      ],
      warnings: [{ kind: 'unknown-method' }],
      request: {
        kind: 'send-calls',
        id: 'one',
        isAtomic: true,
        calls: [
          { to: other, value: 1n, data: '0x' },
          { to: token, value: 0n, data: '0x12345678' },
          { to: token, value: 0n, data: '0x12345679' },
        ],
      },
    })
  })

  test('of an account that sends one after the other are described as such', () => {
    const approval = ask('wallet_sendCalls', [{ ...request, from: account, atomicRequired: false }], smartContext)
    expect(approval).toMatchObject({ request: { isAtomic: false } })
  })

  test.each<[string, object, number]>([
    ['another chain', { chainId: '0x1' }, 5710],
    ['no chain', { chainId: undefined }, -32602],
    ['a capability that the wallet does not have', { capabilities: { paymasterService: {} } }, 5700],
    ['another version', { version: '1.0' }, -32602],
    ['no calls', { calls: [] }, -32602],
    ['too many calls', { calls: Array(33).fill({ to: other }) }, -32602],
    ['a call without a receiver', { calls: [{ data: '0x6000' }] }, -32602],
    ['a call with an unknown key', { calls: [{ to: other, gas: '0x1' }] }, -32602],
    ['a capability of a call', { calls: [{ to: other, capabilities: { x: true } }] }, 5700],
    ['an unknown key', { nonce: '0x1' }, -32602],
    ['no word about atomicity', { atomicRequired: undefined }, -32602],
    ['another account', { from: other }, 4100],
    ['an id with spaces', { id: 'a b' }, -32602],
  ])('with %s are refused', (_name, changes, code) => {
    expect(() => ask('wallet_sendCalls', [{ ...request, ...changes }], smartContext)).toThrow(
      expect.objectContaining({ code }),
    )
  })

  test('are refused when the account cannot do all or none', () => {
    const own = { ...request, from: account }
    expect(() => ask('wallet_sendCalls', [own], smartContext)).toThrow(expect.objectContaining({ code: 5760 }))
  })
})

const tx = { to: other, value: '0x1' }
test.each<[string, string, unknown, number]>([
  ['an unknown method', 'eth_sign', [account, '0x00'], 4200],
  ['a method without approval', 'eth_chainId', [], 4200],
  ['an operation that is none', 'eth_sendUserOperation', [], -32602],
  ['a request of Solana', 'solana_signMessage', [], 4200],
  ['the name of a built-in', 'toString', [], 4200],
  ['parameters by name', 'personal_sign', { message: 'hi' }, -32602],
  ['a message that is no text', 'personal_sign', [1, account], -32602],
  ['no account', 'personal_sign', ['hi'], -32602],
  ['another account', 'personal_sign', ['hi', other], 4100],
  ['an account with a wrong checksum', 'personal_sign', ['hi', account.replace('C8', 'c8')], -32602],
  ['another sender', 'eth_sendTransaction', [{ ...tx, from: other }], 4100],
  ['a sender that is none', 'eth_sendTransaction', [{ ...tx, from: null }], -32602],
  ['no transaction', 'eth_sendTransaction', [], -32602],
  ['another chain', 'eth_sendTransaction', [{ ...tx, chainId: '0x1' }], -32602],
  ['a decimal amount', 'eth_sendTransaction', [{ ...tx, value: '12' }], -32602],
  ['an amount that is a number', 'eth_sendTransaction', [{ ...tx, value: 1 }], -32602],
  ['an amount with leading zeros', 'eth_sendTransaction', [{ ...tx, value: '0x01' }], -32602],
  ['an amount of 257 bits', 'eth_sendTransaction', [{ ...tx, value: `0x1${'0'.repeat(64)}` }], -32602],
  ['a receiver with a wrong checksum', 'eth_sendTransaction', [{ to: token.replace('5F', '5f') }], -32602],
  ['a short receiver', 'eth_sendTransaction', [{ to: '0x12' }], -32602],
  ['half a byte', 'eth_sendTransaction', [{ ...tx, data: '0x123' }], -32602],
  ['data and input that differ', 'eth_sendTransaction', [{ ...tx, data: '0x12', input: '0x34' }], -32602],
  ['gas and gasLimit that differ', 'eth_sendTransaction', [{ ...tx, gas: '0x1', gasLimit: '0x2' }], -32602],
  ['a tip above the fee', 'eth_sendTransaction', [{ ...tx, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }], -32602],
  ['fees of two kinds', 'eth_sendTransaction', [{ ...tx, gasPrice: '0x1', maxFeePerGas: '0x2' }], -32602],
  ['a nonce that is too large', 'eth_sendTransaction', [{ ...tx, nonce: '0x20000000000000' }], -32602],
  ['an authorization', 'eth_sendTransaction', [{ ...tx, authorizationList: [] }], -32602],
  ['an access list', 'eth_sendTransaction', [{ ...tx, accessList: [{}] }], -32602],
  ['a transaction with blobs', 'eth_sendTransaction', [{ ...tx, type: '0x3' }], -32602],
])('%s is refused: %s', (_name, method, params, code) => {
  expect(() => ask(method, params)).toThrow(FrameError)
  expect(() => ask(method, params)).toThrow(expect.objectContaining({ code }))
})

test('nothing of an approval can be changed', () => {
  const approval = ask('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [tx] },
  ])
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every((child) => isFrozen(child)))
  expect(isFrozen(approval)).toBe(true)
})

test('what the page changes later does not reach the approval', () => {
  const call = { to: other, value: '0x1' }
  const approval = ask('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [call] },
  ])
  call.to = token
  expect(approval).toMatchObject({ request: { calls: [{ to: other }] } })
})
