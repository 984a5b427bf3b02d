import { maxUint256, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import {
  type DelegationLimits,
  encodeDelegation,
  hashDelegation,
  listCaveats,
  readLimits,
  rootAuthority,
} from '../../../../../src/embedded/smart-account/delegation.js'
import { account, ask, other, smartAccount, smartContext, token } from './sample-context.js'

const expiry = 1_893_456_000
const native = { type: 'native-token-transfer', data: { allowance: '0x5' } }
const base = {
  chainId: '0x7a69',
  expiry,
  signer: { type: 'account', data: { address: other } },
  permissions: [native] as unknown,
}
const grant = (changes: object = {}) => ask('wallet_grantPermissions', [{ ...base, ...changes }], smartContext)
const allow = (type: string, data: object, ...others: object[]) => grant({ permissions: [{ type, data }, ...others] })
const callOf = (calls: readonly string[]) => ({ type: 'contract-call', data: { address: token, calls } })
const week = { periodAmount: '0x14', periodDuration: 604_800, startTime: 1_700_000_000 }
const weekly = (changes: object = {}) => ({ type: 'native-token-periodic', data: { ...week, ...changes } })
const limit = { type: 'call-limit', data: { count: 3 } }
const refusal = (code: number) => expect.objectContaining({ code })
const { delegationManager, entryPoint } = smartAccountAddresses

describe('a permission', () => {
  test('is described with its limits, and with the warning that nothing is asked any more', () => {
    expect(grant()).toMatchObject({
      kind: 'permission',
      account: smartAccount,
      accountType: 'smartAccount',
      request: {
        kind: 'grant-permission',
        permission: { delegate: other, limits: { allowance: { kind: 'native', amount: 5n }, expiry } },
      },
      warnings: [{ kind: 'permission' }],
    })
  })

  test('of a token, of calls, and with a number of uses', () => {
    const read = (approval: ReturnType<typeof grant>) =>
      approval.request.kind === 'grant-permission' && approval.request.permission.limits
    expect(read(allow('erc20-token-transfer', { address: token, allowance: '0x7' }))).toEqual({
      allowance: { kind: 'erc20', token, amount: 7n },
      expiry,
    })
    expect(read(allow('contract-call', { address: token, calls: ['0xA9059CBB'] }, limit))).toEqual({
      allowance: { kind: 'calls', targets: [token], methods: ['0xa9059cbb'] },
      expiry,
      uses: 3,
    })
  })

  test('of an amount in each period', () => {
    const period = { start: 1_700_000_000, seconds: 604_800 }
    expect(grant({ permissions: [weekly()] }).request).toMatchObject({
      permission: { limits: { allowance: { kind: 'native', amount: 20n, period } } },
    })
    expect(allow('erc20-token-periodic', { ...week, tokenAddress: token }).request).toMatchObject({
      permission: { limits: { allowance: { kind: 'erc20', token, amount: 20n, period } } },
    })
  })

  test('is asked for by the newer names and fields of ERC-7715, too', () => {
    const request = {
      ...{ chainId: '0x7a69', from: smartAccount, to: other },
      permission: { ...native, isAdjustmentAllowed: true },
      rules: [{ type: 'expiry', isAdjustmentAllowed: true, data: { timestamp: expiry } }],
    }
    const now = (changes: object = {}) =>
      ask('wallet_requestExecutionPermissions', [{ ...request, ...changes }], smartContext)
    expect(now().request).toEqual(grant().request)
    const rule = { type: 'redeemer', data: {} }
    expect(() => now({ rules: [...request.rules, rule] })).toThrow(refusal(4200))
    for (const rules of [undefined, [], [...request.rules, ...request.rules]]) {
      expect(() => now({ rules })).toThrow(refusal(-32602))
    }
    expect(() => now({ signer: base.signer })).toThrow(refusal(-32602))
  })

  test('without a limit in fact, or to unknown methods, has a warning more', () => {
    const all = allow('erc20-token-transfer', { address: token, allowance: numberToHex(maxUint256) })
    expect(all.warnings).toEqual([{ kind: 'permission' }, { kind: 'unlimited' }])
    expect(allow('contract-call', { address: token, calls: ['0xa9059cbb'] }, limit).warnings).toContainEqual({
      kind: 'unknown-method',
    })
  })

  test('to calls with which tokens can be taken without a limit says so', () => {
    const read = (...calls: string[]) =>
      allow('contract-call', { address: token, calls }, limit).warnings.map(({ kind }) => kind)
    for (const selector of ['0xa9059cbb', '0x23b872dd', '0x095EA7B3', '0x39509351']) {
      expect(read('0x12345678', selector), selector).toEqual(['permission', 'unknown-method', 'unlimited'])
    }
    for (const selector of ['0xa22cb465', '0x42842e0e', '0xb88d4fde', '0xf242432a', '0x2eb2c2d6']) {
      expect(read('0x12345678', selector), selector).toEqual(['permission', 'unknown-method', 'every-nft'])
    }
    expect(read('0x12345678')).toEqual(['permission', 'unknown-method'])
  })

  test.each([smartAccount, account, delegationManager, entryPoint, '0x0000000000000000000000000000000000000A11'])(
    'to an account of the wallet, a contract of its own or everybody is refused: %s',
    (address) => {
      expect(() => grant({ signer: { type: 'account', data: { address } } })).toThrow(refusal(4200))
    },
  )

  test.each([smartAccount, account, delegationManager, entryPoint])(
    'that would let another account change this one is refused: %s',
    (address) => {
      expect(() => allow('contract-call', { address, calls: ['0xf2fde38b'] }, limit)).toThrow(refusal(4200))
      expect(() => allow('erc20-token-transfer', { address, allowance: '0x1' })).toThrow(refusal(4200))
    },
  )

  test.each<[string, object, number]>([
    ['of another chain', { chainId: '0x1' }, 5710],
    ['of another account', { address: other }, 4100],
    ['of the account of the key', { address: account }, 4200],
    ['to no account', { signer: { type: 'key', data: { type: 'secp256k1' } } }, -32602],
    ['to the wallet', { signer: { type: 'wallet', data: {} } }, -32602],
    ['without an end', { expiry: undefined }, -32602],
    ['with an end in text', { expiry: '1893456000' }, -32602],
    ['with an end that is no date', { expiry: Number.MAX_SAFE_INTEGER }, -32602],
    ['with an end before all time', { expiry: -1 }, -32602],
    ['without permissions', { permissions: [] }, -32602],
    ['with permissions by name', { permissions: { native } }, -32602],
    ['of two allowances', { permissions: [native, native] }, -32602],
    ['of a number of uses alone', { permissions: [{ type: 'call-limit', data: { count: 1 } }] }, -32602],
    ['used never', { permissions: [native, { type: 'call-limit', data: { count: 0 } }] }, -32602],
    ['of a type that is not known', { permissions: [{ type: 'everything', data: {} }] }, 4200],
    ['of a type with the name of a built-in', { permissions: [{ type: 'toString', data: {} }] }, 4200],
    ['without an amount', { permissions: [{ type: 'native-token-transfer', data: {} }] }, -32602],
    ['of a decimal amount', { permissions: [{ type: 'native-token-transfer', data: { allowance: '5' } }] }, -32602],
    ['of no methods', { permissions: [callOf([]), limit] }, -32602],
    ['of a method by name', { permissions: [callOf(['transfer']), limit] }, -32602],
    ['of 17 methods', { permissions: [callOf(Array(17).fill('0xa9059cbb')), limit] }, -32602],
    ['of calls without a number of uses', { permissions: [callOf(['0xa9059cbb'])] }, -32602],
    ['of nothing in each week', { permissions: [weekly({ periodAmount: '0x0' })] }, -32602],
    ['of an amount in no time', { permissions: [weekly({ periodDuration: 0 })] }, -32602],
    ['of periods without a beginning', { permissions: [weekly({ startTime: undefined })] }, -32602],
    ['with a field more', { policies: [] }, -32602],
  ])('%s is refused', (_, changes, code) => {
    expect(() => grant(changes)).toThrow(refusal(code))
  })

  test('is asked for one at a time, in one object', () => {
    for (const params of [[base, base], [[base]], [], ['all']]) {
      expect(() => ask('wallet_grantPermissions', params, smartContext)).toThrow(refusal(-32602))
    }
  })

  test('is not given on a network without smart accounts', () => {
    expect(() => ask('wallet_grantPermissions', [base])).toThrow(refusal(4200))
  })
})

describe('the end of a permission', () => {
  const limits: DelegationLimits = { allowance: { kind: 'native', amount: 5n }, expiry, uses: 2 }
  const delegation = {
    delegate: other,
    delegator: smartAccount,
    authority: rootAuthority,
    caveats: listCaveats(limits),
    salt: 9n,
    signature: '0x12',
  } as const
  const revoke = (value: unknown) => ask('wallet_revokePermissions', [value], smartContext)

  test('is described with what it allowed', () => {
    expect(revoke({ permissionContext: encodeDelegation(delegation) })).toMatchObject({
      kind: 'revocation',
      account: smartAccount,
      limits: [limits],
      request: { kind: 'revoke-permission', delegations: [delegation] },
    })
  })

  test('of several is one request, for those that the page was granted', () => {
    const pci = hashDelegation(delegation)
    const second = { ...delegation, salt: 10n }
    const ended = `0x${'34'.repeat(32)}` as const
    const sessions = new Map([
      ...[delegation, second].map((one) => [hashDelegation(one), one] as const),
      [ended, null] as const,
    ])
    const end = (pcis: unknown) => ask('wallet_revokeExecutionPermission', [{ pcis }], { ...smartContext, sessions })
    expect(end([pci, ended, hashDelegation(second), pci]).request).toEqual({
      kind: 'revoke-permission',
      delegations: [delegation, second],
    })
    expect(() => end([pci, `0x${'12'.repeat(32)}`])).toThrow(refusal(4100))
    expect(() => end([ended])).toThrow(refusal(4100))
    expect(() => ask('wallet_revokeExecutionPermission', [{ pcis: [pci] }], smartContext)).toThrow(refusal(4100))
    const allSessions = [
      { delegation: second, origin: 'https://two.example' },
      { delegation, origin: 'https://one.example' },
    ]
    expect(ask('wallet_revokeExecutionPermission', [{ all: true }], { ...smartContext, allSessions })).toMatchObject({
      sites: ['https://one.example', 'https://two.example'],
      request: { delegations: [delegation, second] },
    })
    for (const pcis of [[], 'all', [5], Array(51).fill(pci)]) expect(() => end(pcis)).toThrow(refusal(-32602))
  })

  test('of limits that another wallet wrote is shown without them', () => {
    const caveats = [{ enforcer: other, terms: '0x', args: '0x' }] as const
    expect(revoke({ permissionContext: encodeDelegation({ ...delegation, caveats }) })).toMatchObject({
      limits: [null],
    })
  })

  test('of another account, or of what is no permission, is refused', () => {
    const foreign = encodeDelegation({ ...delegation, delegator: other })
    expect(() => revoke({ permissionContext: foreign })).toThrow(refusal(4100))
    const own = encodeDelegation({ ...delegation, delegator: account })
    expect(() => revoke({ permissionContext: own })).toThrow(refusal(4200))
    for (const value of [{ permissionContext: '0x1234' }, { permissionContext: 5 }, {}, 'all', undefined]) {
      expect(() => revoke(value)).toThrow(refusal(-32602))
    }
  })
})

test('limits are read from caveats as they were written, and from no others', () => {
  const all: DelegationLimits[] = [
    { allowance: { kind: 'native', amount: 0n }, expiry },
    { allowance: { kind: 'erc20', token, amount: maxUint256 }, expiry, uses: 1 },
    { allowance: { kind: 'calls', targets: [token, other], methods: ['0x12345678', '0x9abcdef0'] }, expiry, uses: 7 },
  ]
  for (const limits of all) {
    const caveats = listCaveats(limits)
    expect(readLimits(caveats)).toEqual(limits)
    expect(readLimits(caveats.slice(1))).toBeNull()
    expect(readLimits([...caveats, ...caveats])).toBeNull()
    expect(readLimits(caveats.map((caveat) => ({ ...caveat, terms: '0x' as const })))).toBeNull()
  }
  expect(readLimits([])).toBeNull()
})
