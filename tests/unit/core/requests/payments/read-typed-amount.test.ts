import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTypedAmount } from '../../../../../src/core/requests/payments/read-typed-amount.js'

const read = (text: string, locale = 'en', decimals = 6) => readTypedAmount(text, { decimals, locale })
const valid = (amount: bigint) => ({ status: 'valid', amount })
const invalid = (reason: string) => ({ status: 'invalid', reason })

describe('a typed amount', () => {
  test.each([
    ['1', 'en', 1_000_000n],
    ['0.25', 'en', 250_000n],
    ['.5', 'en', 500_000n],
    ['5.', 'en', 5_000_000n],
    [' 1.500000 ', 'en', 1_500_000n],
    ['1.50000000', 'en', 1_500_000n],
    ['1,5', 'de', 1_500_000n],
    ['1.5', 'de', 1_500_000n],
    ['١٢', 'ar-EG', 12_000_000n],
    ['١٢', 'en', 12_000_000n],
    ['١٫٥', 'ar-EG', 1_500_000n],
    ['١٫٥', 'ar', 1_500_000n],
    ['١٫٥٠٠', 'de', 1_500_000n],
    ['१.५', 'hi', 1_500_000n],
    ['007', 'en', 7_000_000n],
    // The digits of mathematical alphabets follow those of another one.
    ['𝟙𝟘', 'en', 10_000_000n],
    ['𝟶.𝟻', 'en', 500_000n],
  ] as const)('%s in %s', (text, locale, amount) => {
    expect(read(text, locale)).toEqual(valid(amount))
  })

  test.each([
    ['1e18', 'en', 'format'],
    ['0x10', 'en', 'format'],
    ['1,500', 'en', 'format'],
    ['1,500.25', 'en', 'format'],
    ['1.500', 'de', 'format'],
    ['1.500,25', 'de', 'format'],
    ['1 000', 'fr', 'format'],
    ['1.2.3', 'en', 'format'],
    ['١٬٥٠٠', 'ar', 'format'],
    ['.', 'en', 'format'],
    ['NaN', 'en', 'format'],
    ['Infinity', 'en', 'format'],
    ['9'.repeat(500), 'en', 'format'],
    ['-1', 'en', 'negative'],
    ['\u22121', 'en', 'negative'],
    ['0.0000001', 'en', 'decimals'],
    [`0.${'1'.repeat(30)}`, 'en', 'decimals'],
  ] as const)('%s in %s is refused', (text, locale, reason) => {
    expect(read(text, locale)).toEqual(invalid(reason))
  })

  test('10⁸⁰ is a number, though nobody has as much', () => {
    expect(read(`1${'0'.repeat(80)}`)).toEqual(valid(10n ** 86n))
  })

  test('an empty field is no mistake', () => {
    expect(read('  ')).toEqual({ status: 'empty' })
  })

  test('any text is an amount or refused, and an amount is never more than was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('en', 'de', 'ar-EG', 'fr', 'hi'), (text, locale) => {
        const { status } = read(text, locale)
        expect(['empty', 'invalid', 'valid']).toContain(status)
      }),
    )
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (amount) => {
        const text = `${amount / 1_000_000n}.${(amount % 1_000_000n).toString().padStart(6, '0')}`
        expect(read(text)).toEqual(valid(amount))
      }),
    )
  })
})
