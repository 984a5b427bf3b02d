import { describe, expect, test } from 'vitest'
import { removeSpam } from '../../../../src/core/data/poisoning/remove-spam.js'
import type { Transaction, Transfer } from '../../../../src/core/model/activity.js'

type Direction = Transfer['direction']

/** A visitor, whom they pay, an address that looks like that one, and a service that sends for others. */
type World = {
  me: string
  friend: string
  lookAlike: string
  relay: string
  native: string
  dollar: string
  fake: string
}

const worlds: Record<string, World> = {
  EVM: {
    me: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
    friend: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    lookAlike: '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79C8',
    relay: `0x${'5'.repeat(40)}`,
    native: 'ETH',
    dollar: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    fake: `0x${'f'.repeat(40)}`,
  },
  Solana: {
    me: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    friend: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    lookAlike: '9xQeAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVFin',
    relay: 'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ',
    native: 'SOL',
    dollar: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    fake: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  },
}

describe.each(Object.entries(worlds))('a poisoned history of %s', (_name, world) => {
  const { me, friend, lookAlike, relay, native, dollar, fake } = world
  const listed = [{ symbol: native }, { address: dollar, symbol: 'USDC' }]

  const move = (
    direction: Direction,
    quantity: string,
    address?: string,
    change: Partial<Transfer> = {},
  ): Transfer => ({
    direction,
    quantity,
    token: { name: 'USD Coin', symbol: 'USDC', ...(address !== undefined && { address }) },
    from: direction === 'in' ? lookAlike : me,
    to: direction === 'in' ? me : lookAlike,
    ...change,
  })
  const nft = (direction: Direction): Transfer => ({ direction, quantity: '1', nft: { name: 'Voucher', isSpam: true } })
  const other = { token: { name: 'Other', symbol: 'OTHR', address: fake } }
  const marked = { token: { ...other.token, isSpam: true } }
  const make = (from: string, change: Partial<Transaction>): Transaction => ({
    id: '1',
    network: 'eip155:1',
    hash: '0x1',
    operation: 'send',
    status: 'confirmed',
    time: 1,
    from,
    to: dollar,
    transfers: [],
    ...change,
  })
  const read = (transaction: Transaction) =>
    removeSpam([transaction], { account: me, listed }).map(({ operation, transfers }) => [
      operation,
      ...transfers.map((one) => one.quantity),
    ])

  test.each<[string, readonly Transfer[], Transaction['operation']?]>([
    ['sends nothing from the account to a look-alike', [move('out', '0', dollar)]],
    ['sends nothing of a token without an address', [move('out', '0.000')]],
    ['pays nothing to the account', [move('in', '0', dollar)], 'receive'],
    ['pays nothing of the native currency to the account', [], 'receive'],
    ['claims a payment that has moved nothing', [], 'send'],
    ['sends a token that imitates a listed one', [move('out', '5000', fake)]],
    ['pays with a token that imitates a listed one', [move('in', '5000', fake)], 'receive'],
    ['swaps one imitation for another', [move('out', '1', fake), move('in', '5000', fake)], 'trade'],
    ['pays with a token that the service calls spam', [move('in', '9', fake, marked)], 'receive'],
    ['moves NFTs that are spam', [nft('in'), nft('out')], 'trade'],
    ['moves a token from the account to itself', [move('self', '7', fake, other)]],
  ])('a stranger who %s is left out', (_what, transfers, operation = 'send') => {
    expect(read(make(relay, { operation, transfers }))).toEqual([])
    // A service that says so counts for more than who has sent it.
    expect(read(make(me, { operation, transfers, isSigned: false }))).toEqual([])
  })

  test('what somebody else has moved out of the account is shown as that, whatever the service calls it', () => {
    const transfers = [move('out', '5', dollar), move('out', '0', dollar), move('out', '9', fake)]
    for (const operation of ['send', 'trade', 'burn', 'execute', 'receive'] as const) {
      expect(read(make(relay, { operation, transfers }))).toEqual([['pull', '5']])
    }
    // The token of a stranger that imitates none cannot be told from one that the visitor has approved.
    expect(read(make(relay, { transfers: [move('out', '3', fake, other)] }))).toEqual([['pull', '3']])
  })

  test('an action that the account has not signed is none', () => {
    const paid = [move('in', '5', dollar)]
    expect(read(make(friend, { operation: 'receive', transfers: paid }))).toEqual([['receive', '5']])
    expect(read(make(friend, { operation: 'send', transfers: paid }))).toEqual([['receive', '5']])
    expect(read(make(friend, { operation: 'claim', transfers: paid }))).toEqual([['receive', '5']])
    expect(read(make(friend, { operation: 'mint', transfers: paid }))).toEqual([['mint', '5']])
    expect(read(make(friend, { operation: 'approve' }))).toEqual([['execute']])
    expect(read(make(friend, { operation: 'pull' }))).toEqual([['execute']])
  })

  test('what the account has signed stays, also when another one has sent it', () => {
    const transfers = [
      move('out', '0', dollar),
      move('out', '5', fake),
      move('in', '5000', fake),
      nft('in'),
      nft('out'),
    ]
    const kept = [['send', '0', '5', '1']]
    expect(read(make(me, { transfers }))).toEqual(kept)
    expect(read(make(relay, { transfers, isSigned: true }))).toEqual(kept)
    expect(read(make(me, {}))).toEqual([['send']])
    expect(read(make(relay, { operation: 'approve', isSigned: true }))).toEqual([['approve']])
  })
})

test('the case of an address is part of it on Solana, and not in hex', () => {
  const transfers: Transfer[] = [{ direction: 'out', quantity: '1', token: { name: 'A', symbol: 'A' } }]
  const read = (account: string, from: string) => {
    const sent = {
      id: '1',
      hash: '1',
      operation: 'send',
      status: 'confirmed',
      time: 1,
      to: '',
      from,
      transfers,
    } as const
    return removeSpam([{ ...sent, network: 'eip155:1' }], { account, listed: [] })[0]?.operation
  }
  const [hex = '', base58 = ''] = Object.values(worlds).map(({ me }) => me)
  expect(read(hex, hex.toLowerCase())).toBe('send')
  expect(read(base58, base58.toLowerCase())).toBe('pull')
})
