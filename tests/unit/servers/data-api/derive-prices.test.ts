import { parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { type DerivedPrice, derivePrices } from '../../../../servers/data-api/readers/prices/derive-prices.js'
import { address } from './fixtures/decoded-rows.js'

const dollar = { address: address(1), decimals: 6 }
const wrapped = { address: address(2), decimals: 18 }
const eight = { address: address(3), decimals: 8 }
const eighteen = { address: address(4), decimals: 18 }
const none = { address: address(5), decimals: 0 }

type Side = readonly [token: typeof dollar, amount: string]
let count = 100
const pool = (...sides: [Side, Side]) => {
  count += 1
  const [[first, firstAmount], [second, secondAmount]] = sides
  return {
    address: address(count),
    tokens: [first, second] as const,
    reserves: [parseUnits(firstAmount, first.decimals), parseUnits(secondAmount, second.decimals)] as const,
  }
}
const native = pool([dollar, '1600000'], [wrapped, '500'])
const deepest = pool([eighteen, '1000'], [dollar, '50000'])

test.each<[what: string, pools: ReturnType<typeof pool>[], token: typeof dollar, price: DerivedPrice | undefined]>([
  ['the dollar token is worth one dollar', [], dollar, { price: 1 }],
  ['6 and 18 decimals', [native], wrapped, { price: 3_200, pool: native.address }],
  ['a token against the dollar token', [deepest], eighteen, { price: 50, pool: deepest.address }],
  [
    '8 decimals, by way of the wrapped native currency',
    [native, pool([wrapped, '400'], [eight, '20'])],
    eight,
    { price: 64_000, pool: address(103) },
  ],
  [
    'the same with the sides in the other order',
    [pool([eight, '20'], [wrapped, '400']), native],
    eight,
    { price: 64_000, pool: address(104) },
  ],
  ['0 decimals', [pool([none, '200000'], [dollar, '10000'])], none, { price: 0.05, pool: address(105) }],
  [
    'the deepest of several pools',
    [pool([eighteen, '1'], [dollar, '20000']), deepest],
    eighteen,
    { price: 50, pool: deepest.address },
  ],
  [
    'a pool of less than 10,000 dollars gives none',
    [native, pool([eighteen, '0.001'], [wrapped, '0.01'])],
    eighteen,
    undefined,
  ],
  ['just below the minimum', [pool([eighteen, '1'], [dollar, '4999.99'])], eighteen, undefined],
  ['the minimum itself', [pool([eighteen, '1'], [dollar, '5000'])], eighteen, { price: 5_000, pool: address(109) }],
  [
    'a thin pool of the native currency gives no prices behind it',
    [pool([dollar, '10'], [wrapped, '1']), pool([wrapped, '400'], [eight, '20'])],
    eight,
    undefined,
  ],
  [
    'another token is no measure',
    [pool([dollar, '100000'], [eight, '1']), pool([eight, '1000'], [eighteen, '1'])],
    eighteen,
    undefined,
  ],
  ['an empty pool', [pool([eighteen, '0'], [dollar, '0'])], eighteen, undefined],
  ['an empty side', [pool([eighteen, '0'], [dollar, '50000'])], eighteen, undefined],
  ['a token without a pool', [native], eighteen, undefined],
])('%s', (_what, pools, token, price) => {
  const prices = derivePrices({ pools, dollar: dollar.address, wrappedNative: wrapped.address })
  expect(prices.get(token.address)).toEqual(price)
})
