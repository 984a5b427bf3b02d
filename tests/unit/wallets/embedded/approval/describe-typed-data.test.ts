import { hashTypedData, type TypedDataDefinition } from 'viem'
import { describe, expect, test } from 'vitest'
import * as samples from '../../../../../stories/support/typed-data-samples.js'
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
    effect: null,
    warnings: [{ kind: 'unknown-data' }],
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
  expect(approval).toMatchObject({ primaryType: 'EIP712Domain', fields: [], effect: null })
})

describe('what others can do with the signature is warned of', () => {
  const { cowOrder, receiveAuthorization, safeTransaction, seaportOrder, settlerSwap, transferAuthorization } = samples
  const { consideration } = seaportOrder.message
  const [, price] = consideration
  const call = (changes: object) => samples.changeMessage(safeTransaction, changes)

  test.each<[string, object, string | undefined, string[]]>([
    ['a permit', samples.permit, 'permit', ['permit']],
    ['a permit without limit', samples.permitSingle, 'permit', ['permit', 'unlimited']],
    ['a swap of 0x', settlerSwap, 'permit', ['permit']],
    ['EIP-3009', transferAuthorization, 'authorization', ['authorization']],
    ['EIP-3009 for the receiver', receiveAuthorization, 'authorization', ['authorization']],
    ['an order', seaportOrder, 'order', ['order']],
    [
      'an order for nothing',
      samples.changeMessage(seaportOrder, { consideration: [] }),
      'order',
      ['order', 'nothing-arrives'],
    ],
    [
      'an order that pays nothing',
      samples.changeMessage(seaportOrder, { consideration: [{ ...price, startAmount: 5, endAmount: 0 }] }),
      'order',
      ['order', 'nothing-arrives'],
    ],
    [
      'an order that pays somebody else',
      samples.changeMessage(seaportOrder, { consideration: [{ ...price, recipient: other }] }),
      'order',
      ['order', 'nothing-arrives'],
    ],
    ['an order of CoW', cowOrder, 'order', ['order']],
    ['a payment of a Safe', safeTransaction, 'safe', ['safe']],
    ['an unknown call of a Safe', call({ data: '0x12345678' }), 'safe', ['safe', 'unknown-method']],
    ['foreign code as a Safe', call({ operation: 1 }), 'safe', ['safe', 'delegate-call']],
    ['a Safe that pays for gas', call({ gasPrice: 1 }), 'safe', ['safe', 'safe-refund']],
    ['data of a contract that is not known', mail, undefined, ['unknown-data']],
    ['a look-alike of a permit', samples.addField(permit), undefined, ['unknown-data']],
    [
      'data of a chain without a contract',
      { ...mail, types: { ...mail.types, EIP712Domain: list({ chainId: 'uint256' }) }, domain: { chainId: 31337 } },
      undefined,
      ['unknown-data'],
    ],
    [
      'data of a contract on every chain',
      {
        ...mail,
        types: { ...mail.types, EIP712Domain: list({ verifyingContract: 'address' }) },
        domain: { verifyingContract: token },
      },
      undefined,
      ['unknown-data', 'no-chain'],
    ],
    [
      'data for servers',
      { ...mail, types: { ...mail.types, EIP712Domain: list({ name: 'string' }) }, domain: { name: 'Votes' } },
      undefined,
      ['no-chain'],
    ],
  ])('%s', (_name, data, type, warnings) => {
    const approval = sign(data)
    if (approval.kind !== 'typed-data') throw new Error('Not typed data.')
    expect(approval.effect?.type).toBe(type)
    expect(approval.warnings).toEqual(warnings.map((kind) => ({ kind })))
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
