import { hashTypedData, maxUint160, maxUint256, type TypedDataDefinition } from 'viem'
import { describe, expect, test } from 'vitest'
import { account, ask, other, token } from './sample-context.js'

const list = (fields: Record<string, string>) => Object.entries(fields).map(([name, type]) => ({ name, type }))
const domain = { name: 'Token', version: '1', chainId: 31337, verifyingContract: token.toLowerCase() }
const EIP712Domain = list({ name: 'string', version: 'string', chainId: 'uint256', verifyingContract: 'address' })

const mail = {
  types: {
    EIP712Domain,
    Mail: list({ subject: 'string', from: 'Person', to: 'Person[2]', ids: 'int8[]', raw: 'bytes', isRead: 'bool' }),
    Person: list({ wallet: 'address', tag: 'bytes4' }),
    Unused: list({ x: 'uint256' }),
  },
  primaryType: 'Mail',
  domain,
  message: {
    subject: 'Hello',
    from: { tag: '0xABCDEF12', wallet: account.toLowerCase() },
    to: [
      { wallet: other, tag: '0x00000000' },
      { wallet: token, tag: '0x00000001' },
    ],
    ids: [-1, '2', '0x3'],
    raw: '0x',
    isRead: false,
  },
}

const permit = {
  types: {
    EIP712Domain,
    Permit: list({ owner: 'address', spender: 'address', value: 'uint256', nonce: 'uint256', deadline: 'uint256' }),
  },
  primaryType: 'Permit',
  domain,
  message: { owner: account, spender: other, value: '5', nonce: 0, deadline: 9 },
}

const sign = (data: unknown) => ask('eth_signTypedData_v4', [account, data])

test('typed data is described value by value in the order of its types', () => {
  const approval = sign(JSON.stringify(mail))
  expect(approval).toMatchObject({
    kind: 'typed-data',
    primaryType: 'Mail',
    permit: null,
    warnings: [],
    domain: [
      { path: 'name', type: 'string', value: 'Token' },
      { path: 'version', type: 'string', value: '1' },
      { path: 'chainId', type: 'uint256', value: '31337' },
      { path: 'verifyingContract', type: 'address', value: token },
    ],
    fields: [
      { path: 'subject', type: 'string', value: 'Hello' },
      { path: 'from.wallet', type: 'address', value: account },
      { path: 'from.tag', type: 'bytes4', value: '0xabcdef12' },
      { path: 'to[0].wallet', type: 'address', value: other },
      { path: 'to[0].tag', type: 'bytes4', value: '0x00000000' },
      { path: 'to[1].wallet', type: 'address', value: token },
      { path: 'to[1].tag', type: 'bytes4', value: '0x00000001' },
      { path: 'ids[0]', type: 'int8', value: '-1' },
      { path: 'ids[1]', type: 'int8', value: '2' },
      { path: 'ids[2]', type: 'int8', value: '3' },
      { path: 'raw', type: 'bytes', value: '0x' },
      { path: 'isRead', type: 'bool', value: 'false' },
    ],
  })
})

test('what is signed has the hash of what was asked', () => {
  const approval = sign(mail)
  if (approval.kind !== 'typed-data') throw new Error('Not typed data.')
  expect(hashTypedData(approval.request.typedData)).toBe(hashTypedData(mail as unknown as TypedDataDefinition))
  expect(Object.keys(approval.request.typedData.types ?? {})).toEqual(['EIP712Domain', 'Mail', 'Person'])
})

test('the type of the domain may be missing, and an empty list is shown', () => {
  const { EIP712Domain: _, ...types } = mail.types
  const approval = sign({ ...mail, types, message: { ...mail.message, ids: [] } })
  expect(approval).toMatchObject({
    fields: expect.arrayContaining([{ path: 'ids', type: 'int8[]', value: '' }]),
    domain: expect.arrayContaining([{ path: 'chainId', type: 'uint256', value: '31337' }]),
  })
})

test('a signature of the domain alone has no message', () => {
  const approval = sign({ types: { EIP712Domain }, primaryType: 'EIP712Domain', domain, message: {} })
  expect(approval).toMatchObject({ primaryType: 'EIP712Domain', fields: [], permit: null })
})

describe('a permit is named', () => {
  const details = { token: other, amount: String(maxUint160), expiration: 7, nonce: 0 }
  const detailTypes = list({ token: 'address', amount: 'uint160', expiration: 'uint48', nonce: 'uint48' })
  const limited = { amount: 5n, isUnlimited: false }

  test.each<[string, object, object, string[]]>([
    ['ERC-2612', permit, { spender: other, tokens: [{ token, ...limited }], deadline: 9n }, ['permit']],
    [
      'ERC-2612 without limit',
      { ...permit, message: { ...permit.message, value: String(maxUint256) } },
      { tokens: [{ token, amount: maxUint256, isUnlimited: true }] },
      ['permit', 'unlimited'],
    ],
    [
      'the permit of DAI',
      {
        ...permit,
        types: {
          EIP712Domain,
          Permit: list({ holder: 'address', spender: 'address', nonce: 'uint256', expiry: 'uint256', allowed: 'bool' }),
        },
        message: { holder: account, spender: other, nonce: 0, expiry: 0, allowed: true },
      },
      { spender: other, tokens: [{ token, amount: maxUint256, isUnlimited: true }], deadline: null },
      ['permit', 'unlimited'],
    ],
    [
      'one of Permit2',
      {
        types: {
          PermitSingle: list({ details: 'PermitDetails', spender: 'address', sigDeadline: 'uint256' }),
          PermitDetails: detailTypes,
        },
        primaryType: 'PermitSingle',
        domain: { name: 'Permit2', chainId: '0x7a69', verifyingContract: token },
        message: { details, spender: other, sigDeadline: 9 },
      },
      { spender: other, tokens: [{ token: other, amount: maxUint160, isUnlimited: true }], deadline: 7n },
      ['permit', 'unlimited'],
    ],
    [
      'several of Permit2',
      {
        types: {
          PermitBatch: list({ details: 'PermitDetails[]', spender: 'address', sigDeadline: 'uint256' }),
          PermitDetails: detailTypes,
        },
        primaryType: 'PermitBatch',
        domain: { name: 'Permit2', chainId: 31337, verifyingContract: token },
        message: { details: [{ ...details, amount: '5' }, details], spender: other, sigDeadline: 9 },
      },
      { tokens: [{ token: other, ...limited }, { isUnlimited: true }] },
      ['permit', 'unlimited'],
    ],
  ])('%s', (_name, data, expected, warnings) => {
    expect(sign(data)).toMatchObject({ permit: expected, warnings: warnings.map((kind) => ({ kind })) })
  })
})

test('a domain without a chain is warned of', () => {
  const { chainId: _, ...elsewhere } = domain
  const types = { ...permit.types, EIP712Domain: EIP712Domain.filter(({ name }) => name !== 'chainId') }
  expect(sign({ ...permit, types, domain: elsewhere })).toMatchObject({
    warnings: [{ kind: 'permit' }, { kind: 'no-chain' }],
  })
})

const changed = (changes: object) => ({ ...mail, message: { ...mail.message, ...changes } })
const typed = (types: object) => ({ ...mail, types: { ...mail.types, ...types } })

test.each<[string, unknown, string]>([
  ['another chain', { ...mail, domain: { ...domain, chainId: 1 } }, 'is for chain 1'],
  ['another chain as hex', { ...mail, domain: { ...domain, chainId: '0x1' } }, 'is for chain 1'],
  ['text that is not JSON', '{', 'is not JSON'],
  ['no message', { ...mail, message: undefined }, 'must have `types`'],
  ['a key that no type declares', changed({ amount: 1 }), '`message.amount`'],
  ['such a key in a struct', changed({ from: { ...mail.message.from, to: 1 } }), '`message.from.to`'],
  ['such a key in the domain', { ...mail, domain: { ...domain, salt: '0x' } }, '`domain.salt`'],
  ['a missing field', { ...mail, message: { subject: 'Hello' } }, '`message.from`'],
  ['a struct that is null', changed({ from: null }), 'must be an object'],
  ['a list that is too short', changed({ to: [] }), 'must have 2 items'],
  ['an item in place of a list', changed({ ids: 1 }), 'must be a list'],
  ['a number out of range', changed({ ids: [128] }), 'does not fit into `int8`'],
  ['a number that lost digits', changed({ ids: [2 ** 60] }), 'must be a whole number'],
  ['half a number', changed({ ids: [1.5] }), 'must be a whole number'],
  ['empty text as a number', changed({ ids: [''] }), 'must be a whole number'],
  ['text as a switch', changed({ isRead: 'false' }), 'must be a bool'],
  ['a number as text', changed({ subject: 1 }), 'must be a string'],
  ['bytes of another length', changed({ from: { ...mail.message.from, tag: '0x00' } }), 'must have 4 bytes'],
  [
    'an address with a wrong checksum',
    changed({ from: { ...mail.message.from, wallet: account.replace('C8', 'c8') } }),
    'checksum',
  ],
  ['a type that is not there', typed({ Person: undefined }), 'no type `Person`'],
  ['the name of a built-in as its type', { ...mail, primaryType: 'constructor' }, 'no type `constructor`'],
  [
    'a struct with the name of an address',
    typed({ address: list({ x: 'string' }), Mail: list({ a: 'address' }) }),
    '`message',
  ],
  ['a field twice', typed({ Person: [...mail.types.Person, { name: 'tag', type: 'bytes4' }] }), '`tag` twice'],
  ['a field whose name holds another', typed({ Person: list({ 'wallet,address to': 'address' }) }), 'needs a `name`'],
  ['a domain with a field of its own', typed({ EIP712Domain: list({ owner: 'address' }) }), 'no field `owner`'],
  ['a domain with another type', typed({ EIP712Domain: list({ chainId: 'string' }) }), 'no field `chainId`'],
  ['a message beside the domain alone', { ...mail, primaryType: 'EIP712Domain' }, '`message.subject`'],
  ['too many values', changed({ ids: Array(1_001).fill(1) }), 'more than 1000 values'],
])('%s is refused', (_name, data, message) => {
  expect(() => sign(data)).toThrow(expect.objectContaining({ code: -32602, message: expect.stringContaining(message) }))
})

test('a type that refers to itself without end is refused', () => {
  const types = { EIP712Domain, Node: list({ next: 'Node[]' }) }
  const message = Array(20)
    .fill(0)
    .reduce((next: object) => ({ next: [next] }), { next: [] })
  expect(() => sign({ types, primaryType: 'Node', domain, message })).toThrow('more than 16 levels')
})

test('another account is refused', () => {
  expect(() => ask('eth_signTypedData_v4', [other, mail])).toThrow(expect.objectContaining({ code: 4100 }))
})
