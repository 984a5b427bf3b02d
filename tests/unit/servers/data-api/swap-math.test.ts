import fc from 'fast-check'
import { type Address, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { findBestRoute } from '../../../../servers/data-api/swap/pools/find-best-route.js'
import { followRoute, getAmountOut, type Pool } from '../../../../servers/data-api/swap/pools/pool-math.js'
import { applySlippage } from '../../../../servers/data-api/swap/swap-provider.js'
import { address } from './fixtures/decoded-rows.js'

const MAX_RESERVE = 2n ** 112n - 1n
const [a, b, c, d] = [1, 2, 3, 4].map((number) => getAddress(address(number))) as [Address, Address, Address, Address]
const free = () => 0
/** From a few base units to the most that a pool holds, each size as often. */
const size = (most = MAX_RESERVE) =>
  fc.tuple(fc.integer({ min: 1, max: 110 }), fc.bigInt({ min: 0n, max: MAX_RESERVE })).map(([bits, random]) => {
    const value = (random % 2n ** BigInt(bits)) + 1n
    return value > most ? most : value
  })

/** The check of a pool: the product of its reserves, less the fee of 0.3 %, does not shrink. */
function isAccepted(amountIn: bigint, amountOut: bigint, reserveIn: bigint, reserveOut: bigint): boolean {
  if (amountOut >= reserveOut) return false
  const [afterIn, afterOut] = [reserveIn + amountIn, reserveOut - amountOut]
  return (afterIn * 1_000n - amountIn * 3n) * afterOut * 1_000n >= reserveIn * reserveOut * 1_000_000n
}

/** The most that a pool pays, by trial instead of a formula. */
function findMost(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  let [least, most] = [0n, reserveOut]
  while (most - least > 1n) {
    const middle = (least + most) / 2n
    if (isAccepted(amountIn, middle, reserveIn, reserveOut)) least = middle
    else most = middle
  }
  return least
}

test('a pool pays what it accepts at most: 1,000 swaps', () => {
  fc.assert(
    fc.property(size(), size(), size(), (amountIn, reserveIn, reserveOut) => {
      fc.pre(reserveIn + amountIn <= MAX_RESERVE)
      const amountOut = getAmountOut(amountIn, reserveIn, reserveOut)
      expect(amountOut).toBe(findMost(amountIn, reserveIn, reserveOut))
    }),
    { numRuns: 1_000 },
  )
})

test('a pool that is empty, is paid nothing or would hold too much pays nothing', () => {
  const calls = [
    [1n, 0n, 5n],
    [1n, 5n, 0n],
    [0n, 5n, 5n],
    [MAX_RESERVE, 1n, 5n],
  ] satisfies [bigint, bigint, bigint][]
  expect(calls.map((call) => getAmountOut(...call))).toEqual([0n, 0n, 0n, 0n])
})

describe('the best route', () => {
  const pool = (number: number, tokens: Pool['tokens'], reserves: Pool['reserves']): Pool => ({
    ...{ address: getAddress(address(100 + number)), tokens, reserves },
  })
  const market = fc.array(fc.tuple(size(), size()), { minLength: 6, maxLength: 6 }).map((all) => {
    const pairs = [
      [a, b],
      [a, c],
      [a, d],
      [b, c],
      [b, d],
      [c, d],
    ] as const
    return pairs.map((tokens, index) => pool(index, tokens, all[index] ?? [0n, 0n]))
  })
  const fees = fc.constantFrom(0, 0, 0, 200, 500)

  test('pays the most of all orders of tokens, each transfer less its fee: 300 markets', () => {
    fc.assert(
      fc.property(market, size(2n ** 100n), fees, fees, (pools, amount, feeOfA, feeOfC) => {
        const getFee = (token: Address) => (token === a ? feeOfA : token === c ? feeOfC : 0)
        const keep = (token: Address, value: bigint) => value - (value * BigInt(getFee(token))) / 10_000n
        const swap = (value: bigint, from: Address, to: Address) => {
          const found = pools.find(({ tokens }) => tokens.includes(from) && tokens.includes(to))
          const [first = 0n, second = 0n] = found?.reserves ?? []
          const [own, other] = found?.tokens[0] === from ? [first, second] : [second, first]
          return own + value > MAX_RESERVE ? 0n : keep(to, findMost(value, own, other))
        }
        const orders = [
          [a, d],
          [a, b, d],
          [a, c, d],
          [a, b, c, d],
          [a, c, b, d],
        ] as const
        const results = orders.map((order) =>
          order.slice(1).reduce((value, token, index) => swap(value, order[index] ?? a, token), keep(a, amount)),
        )
        const best = findBestRoute(pools, { from: a, to: d, amount }, getFee)?.received ?? 0n
        expect(results.filter((result) => result > best)).toEqual([])
        expect(results).toContain(best)
      }),
      { numRuns: 300 },
    )
  })

  test('is the shortest of equal ones, and has three pools at most', () => {
    const wei = 10n ** 18n
    const even = [1_000n * wei, 1_000n * wei] as const
    const direct = [pool(1, [a, b], even)]
    expect(findBestRoute(direct, { from: b, to: a, amount: 1n * wei }, free)?.hops).toHaveLength(1)
    const [e, f] = [5, 6].map((number) => getAddress(address(number))) as [Address, Address]
    const chain = (
      [
        [a, b],
        [b, c],
        [c, d],
        [d, e],
      ] as const
    ).map((tokens, index) => pool(index, tokens, even))
    expect(findBestRoute(chain, { from: a, to: d, amount: wei }, free)?.hops).toHaveLength(3)
    expect(findBestRoute(chain, { from: a, to: e, amount: wei }, free)).toBeUndefined()
    expect(findBestRoute(chain, { from: a, to: f, amount: wei }, free)).toBeUndefined()
  })
})

describe('what a route costs', () => {
  const hop = (from: Address, to: Address, reserveIn: bigint, reserveOut: bigint) => ({
    ...{ pool: a, from, to, reserveIn, reserveOut },
  })
  const wei = 10n ** 18n

  test('its impact is against the mid price, without the fees of pools and transfers', () => {
    const small = followRoute(wei, [hop(a, b, 10n ** 9n * wei, 10n ** 9n * wei)], () => 500)
    expect(small.priceImpact).toBeLessThan(1e-6)
    // Pays half of what the mid price says: the reserve doubles.
    const large = followRoute(1_000n * wei, [hop(a, b, 997n * wei, 997n * wei)], free)
    expect(large.priceImpact).toBeCloseTo(0.5, 6)
    const twice = followRoute(1_000n * wei, [hop(a, b, 997n * wei, wei), hop(b, c, wei, wei)], free)
    expect(twice.priceImpact).toBeGreaterThan(0.5)
  })

  test('what is rounded away of a token without decimals is a part of its impact', () => {
    // One costs 10: 19 are worth 1.9, and pay 1.
    const { received, priceImpact } = followRoute(19n, [hop(a, b, 10n ** 12n, 10n ** 11n)], free)
    expect([received, priceImpact]).toEqual([1n, expect.closeTo(1 - 1 / (1.9 * 0.997), 6)])
  })

  test('its fees are those of each pool and each transfer', () => {
    const hops = [hop(a, b, 10n ** 9n, 10n ** 9n), hop(b, c, 10n ** 9n, 10n ** 9n)]
    const result = followRoute(10_000n, hops, (token) => (token === b ? 0 : 200))
    expect(result.transferFees).toEqual([
      { amount: 200n, token: a },
      { amount: 194n, token: c },
    ])
    expect(result.poolFees).toEqual([
      { amount: 29n, token: a },
      { amount: 29n, token: b },
    ])
  })
})

test('the least that is received is rounded down', () => {
  expect([applySlippage(1_000n, 2_500), applySlippage(999n, 1), applySlippage(1n, 50)]).toEqual([750n, 998n, 0n])
})
