import { describe, expect, test } from 'vitest'
import { formatSymbol } from '../../../../src/components/amount/format-symbol.js'
import { type AmountFormat, formatAmount } from '../../../../src/rules/format-amount.js'
import { readAmount } from '../../../../src/rules/read-amount.js'

const plain: AmountFormat = {
  locale: 'en',
  currency: undefined,
  digits: undefined,
  isFixed: false,
  notation: 'auto',
  sign: 'auto',
}

function write(decimal: string, format: Partial<AmountFormat> = {}): string {
  const { parts, bound } = formatAmount(decimal, { ...plain, ...format })
  return `${bound === undefined ? '' : bound === 'less' ? '<' : '>'}${parts.map(({ text }) => text).join('')}`
}

describe('readAmount', () => {
  test.each<[value: bigint | string | number, decimals: number | undefined, decimal: string]>([
    [2_814_000_000_000_000_000n, 18, '2.814'],
    [1n, 18, '0.000000000000000001'],
    [-1n, 6, '-0.000001'],
    [0n, 18, '0'],
    [12n, 0, '12'],
    [12n, undefined, '12'],
    ['2500000000', 6, '2500'],
    [2n ** 256n - 1n, 18, `${2n ** 256n - 1n}`.replace(/(\d{18})$/, '.$1')],
    ['2.814', undefined, '2.814'],
    ['-0.50', undefined, '-0.5'],
    ['+7', undefined, '7'],
    ['007.10', undefined, '7.1'],
    ['.5', undefined, '0.5'],
    ['5.', undefined, '5'],
    ['-0', undefined, '0'],
    ['1e-7', undefined, '0.0000001'],
    ['1.25e3', undefined, '1250'],
    [1e21, undefined, '1000000000000000000000'],
    [1e-7, undefined, '0.0000001'],
    [8.032499999999999, undefined, '8.0325'],
    [0.1 + 0.2, undefined, '0.3'],
    [12480.52, undefined, '12480.52'],
  ])('%s of %s decimals is %s', (value, decimals, decimal) => {
    expect(readAmount(value, decimals)).toBe(decimal)
  })

  test.each<[value: unknown, decimals?: number]>([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [''],
    ['.'],
    ['-'],
    [' 12'],
    ['12 ETH'],
    ['0x10'],
    ['1,5'],
    ['١٢'],
    ['1e999'],
    ['1\u202E2'],
    ['9'.repeat(10_000)],
    [10n ** 300n],
    [null],
    [undefined],
    [{}],
    ['2.5', 18],
    ['1e3', 18],
    [1n, Number.NaN],
    [1n, 1.5],
    [1n, 1e9],
  ])('%s of %s decimals is not an amount', (value, decimals) => {
    expect(readAmount(value as string, decimals)).toBeUndefined()
  })
})

describe('formatAmount', () => {
  test.each<[decimal: string, format: Partial<AmountFormat>, text: string]>([
    ['2.814', {}, '2.814'],
    ['2.99999', {}, '2.9999'],
    ['-2.99999', {}, '-2.9999'],
    ['2500', { digits: 3, isFixed: true }, '2,500.000'],
    ['0', {}, '0'],
    ['0.0001', {}, '0.0001'],
    ['0.00009', {}, '<0.0001'],
    ['-0.00009', {}, '>-0.0001'],
    ['0.0004', { digits: 3 }, '<0.001'],
    ['0.5', { digits: 0 }, '<1'],
    ['123456789012345.6', {}, '123,456,789,012,345.6'],
    ['1234567890123456', {}, '1,234.56T'],
    [`1${'9'.repeat(30)}`, {}, '1.99E30'],
    [`1${'0'.repeat(20)}1`, { notation: 'full' }, '1,000,000,000,000,000,000,001'],
    ['1999999', { notation: 'compact' }, '1.99M'],
    ['999.123', { notation: 'compact' }, '999.123'],
    ['1.5', { sign: 'always' }, '+1.5'],
    ['0', { sign: 'always' }, '0'],
    ['12480.52', { currency: 'USD' }, '$12,480.52'],
    ['12480.5', { currency: 'USD' }, '$12,480.50'],
    ['0.996', { currency: 'USD' }, '$1.00'],
    ['0.004', { currency: 'USD' }, '<$0.01'],
    ['1234.5', { currency: 'JPY' }, '¥1,235'],
    ['1234.5', { currency: 'EUR', locale: 'de' }, '1.234,50\u00A0€'],
    ['1234.5', { locale: 'fa' }, '۱٬۲۳۴٫۵'],
    ['1234.5', { locale: 'en_US' }, '1,234.5'],
    ['1234.5', { locale: 'not a locale' }, '1,234.5'],
  ])('%s with %o reads %s', (decimal, format, text) => {
    expect(write(decimal, format)).toBe(text)
  })

  test('the currency sign and the cents are quiet, in any order', () => {
    const quiet = (format: Partial<AmountFormat>) =>
      formatAmount('12480.52', { ...plain, ...format }).parts.filter(({ isQuiet }) => isQuiet)
    expect(quiet({ currency: 'USD' }).map(({ text }) => text)).toEqual(['$', '.52'])
    expect(quiet({ currency: 'EUR', locale: 'de' }).map(({ text }) => text)).toEqual([',52', '€'])
    // Decimals of a token are not cents.
    expect(quiet({})).toEqual([])
  })

  test('reports whether digits were left out', () => {
    expect(formatAmount('1.5', plain).isCut).toBe(false)
    for (const decimal of ['1.23456', '0.00001', `1${'0'.repeat(20)}`])
      expect(formatAmount(decimal, plain).isCut).toBe(true)
  })
})

describe('formatSymbol', () => {
  test.each([
    ['ETH', 'ETH'],
    ['USD₮0', 'USD₮0'],
    ['USD\u200BC', 'USD{U+200B}C'],
    ['USD\u3164C', 'USD{U+3164}C'],
    ['\u202ECDSU', '{U+202E}CDSU'],
    ['A'.repeat(10_000), `${'A'.repeat(24)}…`],
  ])('%j is shown as %s', (symbol, drawn) => {
    expect(formatSymbol(symbol)).toBe(drawn)
  })
})
