import { expect, test } from 'vitest'
import { countPriceDigits } from '../../../../src/features/portfolio/views/token-detail/count-price-digits.js'
import { formatAmount } from '../../../../src/rules/format-amount.js'
import { readAmount } from '../../../../src/rules/read-amount.js'

/** As Amount writes it. */
const write = (usd: number) =>
  formatAmount(readAmount(usd) ?? '', {
    locale: 'en',
    currency: 'USD',
    digits: countPriceDigits(usd),
    isFixed: false,
    notation: 'auto',
    sign: 'auto',
  })
    .parts.map(({ text }) => text)
    .join('')

test.each([
  [3_241.5, '$3,241.50'],
  [0.147, '$0.15'],
  [0.1, '$0.10'],
  [0.0149, '$0.0149'],
  [0.05, '$0.0500'],
  [0.004_217_6, '$0.00422'],
  [0.000_012_34, '$0.0000123'],
  [1.2e-9, '$0.00000000120'],
  [0, '$0.00'],
])('a price of %s is %s', (usd, text) => {
  expect(write(usd)).toBe(text)
})
