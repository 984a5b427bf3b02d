import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  computeCost,
  computeQuote,
  formatCents,
  parseCents,
} from '../../../../../servers/data-api/on-ramp/quote-math.js'

test('the parts of a quote add up, and what is bought is never worth more than what is left', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1_000n, max: 2_500_000n }),
      fc.integer({ min: 100, max: 200 }),
      fc.double({ min: 0.01, max: 1_000_000, noNaN: true }),
      fc.constantFrom(6, 8, 18),
      (total, feeBasisPoints, price, decimals) => {
        const rate = { currency: 'USD', feeBasisPoints, price, decimals }
        const { fee, subtotal, amount } = computeQuote(total, rate)
        expect(fee + subtotal).toBe(total)
        expect(fee * 10_000n).toBeGreaterThanOrEqual(total * BigInt(feeBasisPoints))
        const unit = BigInt(Math.round(price * 1e8))
        expect(amount * unit * 100n).toBeLessThanOrEqual(subtotal * 10n ** BigInt(decimals + 8))
        expect((amount + 1n) * unit * 100n).toBeGreaterThan(subtotal * 10n ** BigInt(decimals + 8))
        expect(parseCents(formatCents(total))).toBe(total)
      },
    ),
  )
})

test('a euro buys more than a dollar', () => {
  const rate = { feeBasisPoints: 200, price: 2_000, decimals: 18 }
  expect(computeQuote(10_000n, { ...rate, currency: 'USD' }).amount).toBe(49_000_000_000_000_000n)
  expect(computeQuote(10_000n, { ...rate, currency: 'EUR' }).amount).toBeGreaterThan(52_919_999_000_000_000n)
})

test('what an amount of the asset costs buys it, and a hundredth less does not', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 200 }),
      fc.double({ min: 0.01, max: 1_000_000, noNaN: true }),
      fc.constantFrom(6, 9, 18),
      (amount, feeBasisPoints, price, decimals) => {
        const rate = { currency: 'EUR', feeBasisPoints, price, decimals }
        const { total, fee, subtotal, ...rest } = computeCost(amount, rate)
        expect([fee + subtotal, rest.amount]).toEqual([total, amount])
        expect(computeQuote(total, rate).amount).toBeGreaterThanOrEqual(amount)
        expect(computeQuote(total - 1n, rate).amount).toBeLessThan(amount)
      },
    ),
  )
})
