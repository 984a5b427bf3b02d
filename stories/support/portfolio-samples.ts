import type { Transaction, Transfer } from '../../src/core/model/activity.js'
import type { Nft, TokenBalance } from '../../src/core/model/portfolio.js'
import { sampleAccounts } from '../../src/testing/index.js'
import { hostile } from './hostile-text.js'
import { drawBrand } from './view-samples.js'

const network = 'eip155:1'
const [own, friend] = sampleAccounts
const contract = (digit: string) => `0x${digit.repeat(40)}`

/** Ether, two tokens with prices, and one without. */
export const tokens: readonly TokenBalance[] = [
  {
    network,
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    amount: 2_814_900_000_000_000_000n,
    price: { usd: 3_496.42, source: { kind: 'pool', name: 'ETH / HUSD', address: contract('9') } },
    value: 9_842.1,
    iconUrl: drawBrand('E', '#8aa0f5', '#4a54c9'),
  },
  {
    network,
    address: contract('1'),
    name: 'Harbor Dollar',
    symbol: 'HUSD',
    decimals: 6,
    amount: 2_500_000_000n,
    price: { usd: 1, source: { kind: 'peg', name: 'US dollar' } },
    value: 2_500,
    iconUrl: drawBrand('$', '#2f8bff', '#0a4bf0'),
  },
  {
    network,
    address: contract('2'),
    name: 'Lantern',
    symbol: 'LNT',
    decimals: 18,
    amount: 172_300_000_000_000_000_000n,
    price: { usd: 0.8034 },
    value: 138.42,
  },
  { network, address: contract('3'), name: 'Driftwood', symbol: 'DRFT', decimals: 8, amount: 42_000_000_000n },
]

/** Names and numbers that a contract may claim. */
export const hostileTokens: readonly TokenBalance[] = [
  {
    network,
    address: contract('4'),
    name: `<b>${hostile.bidiOverride}</b>`,
    symbol: hostile.unbroken,
    decimals: 18,
    amount: 10n ** 70n,
  },
  { network, address: contract('5'), name: '', symbol: '', decimals: 0, amount: 1n },
  {
    network,
    address: contract('6'),
    name: hostile.unbroken,
    symbol: 'TINY',
    decimals: 255,
    amount: 1n,
    value: 10 ** 15,
  },
]

/** 500 tokens, the most valuable first. */
export const manyTokens: readonly TokenBalance[] = Array.from({ length: 500 }, (_, index) => ({
  network,
  address: `0x${index.toString(16).padStart(40, '0')}`,
  name: `Token ${index + 1}`,
  symbol: `TK${index + 1}`,
  decimals: 18,
  amount: BigInt(500 - index) * 10n ** 18n,
  value: 500 - index,
}))

const picture = (from: string, to: string) => drawBrand('T', from, to)

export const nfts: readonly Nft[] = [
  ['Tide 12', 'Tides', picture('#2f8bff', '#7a2ff0')],
  ['Tide 40', 'Tides', picture('#f7a04f', '#d9541f')],
  ['Lighthouse at night', 'Coastline', picture('#3bb07f', '#0d6b4f')],
  [null, 'Coastline', null],
].map(([name = null, collection = null, imageUrl = null], index) => ({
  network,
  contract: contract('7'),
  tokenId: String(index + 1),
  name,
  collection,
  imageUrl,
  isSpam: false,
  quantity: index === 2 ? 12n : 1n,
}))

const ether = (quantity: string, direction: Transfer['direction'], value?: number): Transfer => ({
  direction,
  quantity,
  token: { name: 'Ether', symbol: 'ETH' },
  from: direction === 'in' ? friend : own,
  to: direction === 'in' ? own : friend,
  ...(value === undefined ? {} : { value }),
})
const dollar = (quantity: string, direction: Transfer['direction']): Transfer => ({
  ...ether(quantity, direction),
  token: { name: 'Harbor Dollar', symbol: 'HUSD', address: contract('1') },
})

const at = (text: string) => Date.parse(text)

type Given = Pick<Transaction, 'operation' | 'time'> & Partial<Transaction>

let count = 0

/** A transaction of the sample account. */
export function sampleTransaction(given: Given): Transaction {
  count += 1
  const hash = `0x${count.toString(16).padStart(64, '0')}`
  return {
    id: `sample ${count}`,
    network,
    hash,
    status: 'confirmed',
    from: own,
    to: friend,
    nonce: count,
    ...(given.status === 'pending' ? {} : { block: 21_400_000 - count, fee: { quantity: '0.000042', symbol: 'ETH' } }),
    transfers: [],
    ...given,
  }
}

/** One of each kind, over four months. */
export const transactions: readonly Transaction[] = [
  sampleTransaction({
    operation: 'send',
    status: 'pending',
    time: at('2026-11-23T09:12:00Z'),
    transfers: [ether('0.25', 'out')],
  }),
  sampleTransaction({
    operation: 'receive',
    time: at('2026-11-21T16:40:00Z'),
    from: friend,
    to: own,
    transfers: [dollar('1200', 'in')],
  }),
  sampleTransaction({
    operation: 'trade',
    time: at('2026-11-18T08:05:00Z'),
    transfers: [ether('1.2', 'out'), dollar('4195.7', 'in')],
    method: 'swapExactETHForTokens',
    application: { name: 'Uniswap V2' },
  }),
  sampleTransaction({
    operation: 'send',
    status: 'failed',
    time: at('2026-11-02T20:31:00Z'),
    reason: 'ERC20: transfer amount exceeds balance',
    transfers: [dollar('9000', 'out')],
    method: 'transfer',
  }),
  sampleTransaction({
    operation: 'approve',
    time: at('2026-10-30T11:00:00Z'),
    method: 'approve',
    application: { name: 'Uniswap V2' },
  }),
  sampleTransaction({
    operation: 'mint',
    time: at('2026-10-12T18:22:00Z'),
    transfers: [
      {
        direction: 'in',
        quantity: '1',
        nft: { name: 'Tide 12', isSpam: false, contract: contract('7'), tokenId: '12' },
      },
    ],
  }),
  sampleTransaction({
    operation: 'deposit',
    time: at('2026-10-02T07:45:00Z'),
    transfers: [ether('2', 'out')],
    method: 'deposit',
  }),
  sampleTransaction({ operation: 'execute', status: 'cancelled', time: at('2026-09-28T13:13:00Z') }),
  sampleTransaction({ operation: 'deploy', time: at('2025-12-24T22:10:00Z'), to: '' }),
  sampleTransaction({
    operation: 'send',
    time: at('2025-12-24T21:10:00Z'),
    to: own,
    transfers: [{ ...ether('0.1', 'self'), to: own }],
  }),
]

/** The first and last characters of `friend`. */
const lookAlike = `${friend.slice(0, 4)}${'a'.repeat(friend.length - 8)}${friend.slice(-4)}`

/** Dust from an address that looks like a known one. */
export const dust = sampleTransaction({
  operation: 'receive',
  time: at('2026-11-22T10:00:00Z'),
  from: lookAlike,
  to: own,
  imitates: friend,
  transfers: [{ ...ether('0.000001', 'in'), from: lookAlike }],
})

/** Tokens that somebody else has moved out of the account. */
export const pulled = sampleTransaction({
  operation: 'pull',
  time: at('2026-11-21T18:00:00Z'),
  from: contract('8'),
  to: contract('1'),
  isSigned: false,
  transfers: [dollar('300', 'out')],
})

/** 5,000 transactions, one every three hours. */
export const manyTransactions: readonly Transaction[] = Array.from({ length: 5_000 }, (_, index) =>
  sampleTransaction({
    operation: index % 3 === 0 ? 'receive' : 'send',
    time: at('2026-11-20T12:00:00Z') - index * 3 * 3_600_000,
    transfers: [index % 3 === 0 ? dollar(String(index + 1), 'in') : ether('0.01', 'out')],
  }),
)
