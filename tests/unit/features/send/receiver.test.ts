import { isAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isSolanaAddress } from '../../../../src/chains/solana/is-solana-address.js'
import type { Transaction } from '../../../../src/core/model/activity.js'
import { findWarnings, type WarningFacts } from '../../../../src/features/send/model/find-warnings.js'
import { readReceiver } from '../../../../src/features/send/model/read-receiver.js'

const me = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The same first and last 4 characters as `friend`. */
const imitation = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79C8'

const read = (text: string) => readReceiver(text, { namespace: 'eip155', isAddress: (one) => isAddress(one) })

describe('the text of a receiver field', () => {
  test.each([
    ['', { status: 'empty' }],
    [`  ${friend}\n`, { status: 'valid', address: friend }],
    [friend.toLowerCase(), { status: 'valid', address: friend.toLowerCase() }],
    ['nora.eth', { status: 'name', name: 'nora.eth' }],
    ['shop.example', { status: 'name', name: 'shop.example' }],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    ['a wrong checksum', friend.replace('C8', 'c8'), { reason: 'checksum' }],
    ['Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', { reason: 'foreign', namespace: 'bip122' }],
    ['an old address of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', { reason: 'foreign', namespace: 'bip122' }],
    ['Solana', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', { reason: 'foreign', namespace: 'solana' }],
    ['Polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', { reason: 'foreign', namespace: 'polkadot' }],
    ['an address that is cut off', friend.slice(0, -1), { reason: 'format' }],
    ['a name without an ending', 'nora', { reason: 'format' }],
    ['two words', 'nora .eth', { reason: 'format' }],
    ['a very long text', `${'n'.repeat(300)}.eth`, { reason: 'format' }],
  ])('%s leads to no receiver', (_, text, problem) => {
    expect(read(text)).toEqual({ status: 'invalid', problem })
  })
})

describe('the text of a receiver field on Solana', () => {
  const readOnSolana = (text: string) => readReceiver(text, { namespace: 'solana', isAddress: isSolanaAddress })
  const account = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

  test('is an address of 32 bytes in base58', () => {
    expect(readOnSolana(` ${account} `)).toEqual({ status: 'valid', address: account })
  })

  test.each([
    ['EVM', friend, { reason: 'foreign', namespace: 'eip155' }],
    ['Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', { reason: 'foreign', namespace: 'bip122' }],
    ['an old address of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', { reason: 'foreign', namespace: 'bip122' }],
    ['Polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', { reason: 'foreign', namespace: 'polkadot' }],
    ['characters that base58 lacks', account.replace('7E', '0O'), { reason: 'format' }],
    ['an address that is cut off', account.slice(0, -3), { reason: 'checksum' }],
  ])('%s leads to no receiver', (_, text, problem) => {
    expect(readOnSolana(text)).toEqual({ status: 'invalid', problem })
  })
})

const transfer = (change: Partial<Transaction>): Transaction => ({
  id: '1',
  network: 'eip155:1',
  hash: '0x1',
  operation: 'send',
  status: 'confirmed',
  time: 1,
  from: me,
  to: friend,
  transfers: [{ direction: 'out', quantity: '1', to: friend, from: me }],
  ...change,
})
const dust = transfer({
  operation: 'receive',
  from: imitation,
  to: me,
  transfers: [{ direction: 'in', quantity: '0', from: imitation, to: me }],
})
/** A token of a stranger reports a transfer that the account has not sent. */
const forged = transfer({ from: imitation, to: '0x1', transfers: [{ direction: 'out', quantity: '0', to: imitation }] })

const find = (
  to: string,
  change: Partial<WarningFacts> & { transactions?: readonly Transaction[]; name?: string; token?: string } = {},
) => {
  const { transactions = [transfer({})], name, token, ...facts } = change
  const payment = { from: me, to, token: { ...(token && { address: token }) }, ...(name !== undefined && { name }) }
  return findWarnings(payment, { own: [me], facts: null, history: { transactions, isWhole: true }, ...facts })
}

describe('warnings about a receiver', () => {
  test('none for an address that the account has paid', () => {
    expect(find(friend.toLowerCase())).toEqual([])
  })

  test('an address with the ends of a paid one or of an own one', () => {
    expect(find(imitation)).toEqual(['lookAlike'])
    expect(find(`0x71C7${'0'.repeat(32)}976F`)).toEqual(['lookAlike'])
  })

  test('dust from an imitation and a forged transfer do not make it a known address', () => {
    expect(find(imitation, { transactions: [dust, forged, transfer({})] })).toEqual(['lookAlike'])
    expect(find(imitation, { transactions: [dust] })).toEqual(['firstTime'])
  })

  test('a failed payment is no payment', () => {
    expect(find(friend, { transactions: [transfer({ status: 'failed' })] })).toEqual(['firstTime'])
  })

  test('the first time, and only what is known where older pages are not loaded', () => {
    expect(find(friend, { transactions: [] })).toEqual(['firstTime'])
    expect(find(friend, { history: { transactions: [], isWhole: false } })).toEqual(['noneKnown'])
    expect(find(friend, { history: null })).toEqual([])
  })

  test('own addresses, contracts, tokens and names of several alphabets', () => {
    expect(find(me)).toEqual(['ownAddress'])
    expect(find(friend, { facts: { isContract: true, isToken: false } })).toEqual(['contract'])
    expect(find(friend, { facts: { isContract: true, isToken: true } })).toEqual(['tokenContract'])
    expect(find(friend, { name: 'pаypal.eth' })).toEqual(['mixedScript'])
  })

  test('an address without a key, before that it is new', () => {
    const burn = '0x000000000000000000000000000000000000dEaD'
    const facts = { isContract: false, isToken: false, isBurn: true }
    expect(find(burn, { facts, transactions: [] })).toEqual(['burn', 'firstTime'])
  })

  test('the contract of the token that is sent, also while nothing is known of it', () => {
    expect(find(friend, { token: friend.toLowerCase(), facts: null })).toEqual(['tokenContract'])
    expect(find(friend, { token: friend, facts: { isContract: true, isToken: false } })).toEqual(['tokenContract'])
    expect(find(friend, { token: me, facts: null })).toEqual([])
  })
})
