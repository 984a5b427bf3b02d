import { keccak256, maxUint160, maxUint256, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import * as samples from '../../../../stories/support/typed-data-samples.js'
import { explainTypedData } from '../../../../wallets/requests/typed-data/explain-typed-data.js'
import { normalizeTypedData } from '../../../../wallets/requests/typed-data/normalize-typed-data.js'
import { writeType } from '../../../../wallets/requests/typed-data/write-type.js'

const { addField, changeMessage, collection, end, owner, safe, stranger, token } = samples
const explain = (data: unknown, account = owner) => explainTypedData(normalizeTypedData(data), account)
const deadline = BigInt(end)
const limited = { amount: 5n, isUnlimited: false }
const unlimited = { amount: maxUint160, isUnlimited: true }
const permit = { type: 'permit', spender: stranger, deadline }
const ether = (amount: bigint) => ({ type: 'native', amount })
const some = (address: string, amount: bigint) => ({ type: 'token', token: address, amount })
const nft = { type: 'nft', collection, id: 7n, amount: 1n }
const [sold] = samples.seaportOrder.message.offer
const [fee, price] = samples.seaportOrder.message.consideration

describe('what leaves, what arrives, to whom, until when:', () => {
  test.each<[string, unknown, object]>([
    ['EIP-2612', samples.permit, { ...permit, tokens: [{ token, amount: 25_000_000n, isUnlimited: false }] }],
    [
      'EIP-2612 without limit, as hex',
      changeMessage(samples.permit, { value: `0x${maxUint256.toString(16)}` }),
      { ...permit, tokens: [{ token, amount: maxUint256, isUnlimited: true }] },
    ],
    [
      'the permit of DAI',
      samples.daiPermit,
      { ...permit, tokens: [{ token, amount: maxUint256, isUnlimited: true }], deadline: null },
    ],
    [
      'the end of a permit of DAI',
      changeMessage(samples.daiPermit, { allowed: false, expiry: 9 }),
      { ...permit, tokens: [{ token, amount: 0n, isUnlimited: false }], deadline: 9n },
    ],
    ['an allowance of Permit2', samples.permitSingle, { ...permit, tokens: [{ token: collection, ...unlimited }] }],
    [
      'allowances of Permit2, of which the second ends last',
      samples.permitBatch,
      {
        ...permit,
        tokens: [
          { token: collection, ...limited },
          { token, ...unlimited },
          { token: collection, ...unlimited },
        ],
        deadline: deadline + 1n,
      },
    ],
    ['a transfer of Permit2', samples.permitTransfer, { ...permit, tokens: [{ token, ...limited }] }],
    [
      'a transfer of Permit2 whose witness has the names of an allowance',
      samples.witnessTransfer,
      { ...permit, tokens: [{ token, ...limited }] },
    ],
    [
      'a swap of 0x, without what it promises: Permit2 does not enforce it',
      samples.settlerSwap,
      { ...permit, tokens: [{ token, ...limited }] },
    ],
    [
      'EIP-3009, for anyone',
      samples.transferAuthorization,
      { type: 'authorization', token, from: owner, to: stranger, amount: 25_000_000n, caller: 'anyone', deadline },
    ],
    ['EIP-3009, for the receiver', samples.receiveAuthorization, { type: 'authorization', caller: 'receiver' }],
    [
      'a sale on Seaport, with what arrives before the fee',
      samples.seaportOrder,
      {
        type: 'order',
        from: owner,
        gives: [nft],
        gets: [
          { asset: ether(975_000_000_000_000_000n), to: owner },
          { asset: ether(25_000_000_000_000_000n), to: stranger },
        ],
        deadline,
      },
    ],
    [
      'amounts on Seaport that change: the most leaves, the least arrives',
      changeMessage(samples.seaportOrder, {
        offer: [{ ...sold, itemType: 1, startAmount: '2', endAmount: '9' }],
        consideration: [{ ...price, itemType: 1, token, startAmount: '4', endAmount: '3' }],
      }),
      { gives: [some(collection, 9n)], gets: [{ asset: some(token, 3n), to: owner }] },
    ],
    [
      'any NFT of a collection on Seaport',
      changeMessage(samples.seaportOrder, { offer: [{ ...sold, itemType: 4, identifierOrCriteria: '5' }] }),
      { gives: [{ ...nft, id: null }] },
    ],
    [
      'an NFT for nothing on Seaport',
      changeMessage(samples.seaportOrder, { consideration: [] }),
      { gives: [nft], gets: [] },
    ],
    [
      'a limit order of 0x',
      samples.limitOrder,
      {
        type: 'order',
        from: owner,
        gives: [some(token, 5n)],
        gets: [{ asset: some(collection, 7n), to: owner }],
        deadline,
      },
    ],
    ['an RFQ order of 0x', samples.rfqOrder, { from: owner, gives: [some(token, 5n)], deadline }],
    [
      'an OTC order of 0x, of its taker',
      samples.otcOrder,
      { from: owner, gives: [some(collection, 7n)], gets: [{ asset: some(token, 5n), to: owner }], deadline },
    ],
    [
      'an OTC order of 0x, of its maker',
      changeMessage(samples.otcOrder, { maker: owner, taker: stranger }),
      { from: owner, gives: [some(token, 5n)], gets: [{ asset: some(collection, 7n), to: owner }] },
    ],
    [
      'an order of CoW, with its fee, for who signs',
      samples.cowOrder,
      {
        type: 'order',
        from: owner,
        gives: [some(token, 25_000_005n)],
        gets: [{ asset: ether(10_000_000_000_000_000n), to: owner }],
        deadline,
      },
    ],
    [
      'an order of CoW for another receiver',
      changeMessage(samples.cowOrder, { receiver: stranger }),
      { gets: [{ asset: ether(10_000_000_000_000_000n), to: stranger }] },
    ],
    [
      'a transaction of a Safe',
      samples.safeTransaction,
      {
        type: 'safe',
        safe,
        sent: { to: token, value: 0n, data: samples.safeTransaction.message.data },
        call: { type: 'token-transfer', method: 'transfer', token, to: stranger, amount: 25_000_000n },
        refund: null,
      },
    ],
    [
      'foreign code that runs as a Safe: its data is no call of a token',
      changeMessage(samples.safeTransaction, { operation: 1 }),
      { type: 'safe', call: null },
    ],
    [
      'a Safe that pays for gas',
      changeMessage(samples.safeTransaction, { gasPrice: '9', gasToken: token, refundReceiver: stranger }),
      { refund: { token, price: 9n, to: stranger } },
    ],
    [
      'a Safe that pays ether for gas to whoever sends it',
      changeMessage(samples.safeTransaction, { gasPrice: '9' }),
      { refund: { token: null, price: 9n, to: null } },
    ],
  ])('%s', (_name, data, expected) => {
    expect(explain(data)).toMatchObject(expected)
  })
})

const kinds = Object.entries({
  permit: samples.permit,
  daiPermit: samples.daiPermit,
  permitSingle: samples.permitSingle,
  permitBatch: samples.permitBatch,
  permitTransfer: samples.permitTransfer,
  witnessTransfer: samples.witnessTransfer,
  transferAuthorization: samples.transferAuthorization,
  receiveAuthorization: samples.receiveAuthorization,
  seaportOrder: samples.seaportOrder,
  limitOrder: samples.limitOrder,
  rfqOrder: samples.rfqOrder,
  otcOrder: samples.otcOrder,
  cowOrder: samples.cowOrder,
  safeTransaction: samples.safeTransaction,
})

test.each(kinds)('a look-alike of %s with one more field is not explained', (_name, data) => {
  expect(explain(data)).not.toBeNull()
  expect(explain(addField(data))).toBeNull()
})

const { offer } = samples.seaportOrder.message
const elsewhere = <Data extends { domain: object }>(data: Data, changes: object) => ({
  ...data,
  domain: { ...data.domain, ...changes },
})

test.each<[string, unknown]>([
  [
    'a mail',
    { types: { Mail: [{ name: 'text', type: 'string' }] }, primaryType: 'Mail', domain: {}, message: { text: 'hi' } },
  ],
  ['an order of Seaport for another contract', elsewhere(samples.seaportOrder, { verifyingContract: stranger })],
  ['an order of Seaport of another version', elsewhere(samples.seaportOrder, { version: '1.5' })],
  ['an order of Seaport by a contract', changeMessage(samples.seaportOrder, { orderType: 4 })],
  [
    'an item that Seaport does not have',
    changeMessage(samples.seaportOrder, { offer: [{ ...offer[0], itemType: 6 }] }),
  ],
  [
    'a price that Seaport does not have',
    changeMessage(samples.seaportOrder, { consideration: [{ ...fee, itemType: 9 }] }),
  ],
  ['an order of 0x for another contract', elsewhere(samples.limitOrder, { verifyingContract: stranger })],
  ['an order of CoW for another contract', elsewhere(samples.cowOrder, { verifyingContract: stranger })],
  ['an order of CoW of another name', elsewhere(samples.cowOrder, { name: 'CoW' })],
  ['a Safe that does something else', changeMessage(samples.safeTransaction, { operation: 2 })],
  [
    'fields of a permit in another order',
    {
      ...samples.permit,
      types: { Permit: [...samples.permit.types.Permit].reverse() },
    },
  ],
  ['a permit of no token', { ...samples.permit, domain: { name: 'USD Coin', chainId: 31337 } }],
  ['a Safe that is not named', { ...samples.safeTransaction, domain: { chainId: 31337 } }],
  [
    'a transfer of Permit2 with another struct of tokens',
    {
      ...samples.permitTransfer,
      types: {
        ...samples.permitTransfer.types,
        TokenPermissions: [...samples.permitTransfer.types.TokenPermissions].reverse(),
      },
    },
  ],
])('%s is not explained', (_name, data) => {
  expect(explain(data)).toBeNull()
})

test.each([
  ['SafeTx', samples.safeTransaction, '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'],
  ['EIP-3009', samples.transferAuthorization, '0x7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267'],
  ['CoW', samples.cowOrder, '0xd5a25ba2e97094ad7d83dc28a6572da797d6b3e7fc6663bd93efb789fc17e489'],
  ['0x limit', samples.limitOrder, '0xce918627cb55462ddbb85e73de69a8b322f2bc88f4507c52fcad6d4c33c29d49'],
  ['0x RFQ', samples.rfqOrder, '0xe593d3fdfa8b60e5e17a1b2204662ecbe15c23f2084b9ad5bae40359540a7da9'],
  ['0x OTC', samples.otcOrder, '0x2f754524de756ae72459efbe1ec88c19a745639821de528ac3fb88f9e65e35c8'],
  ['Seaport', samples.seaportOrder, '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f'],
  ['EIP-2612', samples.permit, '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'],
  ['DAI', samples.daiPermit, '0xea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb'],
])('the struct of %s has the hash that its contract checks', (_name, data, hash) => {
  const { types, primaryType } = normalizeTypedData(data)
  expect(keccak256(stringToHex(writeType(types, primaryType)))).toBe(hash)
})

test('without an owner of its own an order of CoW is of who signs', () => {
  expect(explain(samples.cowOrder, stranger)).toMatchObject({ from: stranger, gets: [{ to: stranger }] })
})
