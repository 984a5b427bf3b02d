import { tidyText } from '../../format/tidy-text.js'

/** The unit in which an amount is typed. */
export type AmountUnit = 'token' | 'usd'

/** The decimals of USD: cents. */
export const USD_DECIMALS = 2

export type TypedAmount =
  | { status: 'empty' }
  /** `reason`: not a number, less than zero, or more digits after the point than the token has. */
  | { status: 'invalid'; reason: 'format' | 'negative' | 'decimals' }
  /** Base units. */
  | { status: 'valid'; amount: bigint }

/** More characters than the longest amount of any token has. */
const MAX_LENGTH = 400

/** Digits 0 to 9 of every script, as Unicode orders them. */
const DIGIT = /\p{Nd}/gu

/** Arabic keyboards have `٫`, even if browsers write numbers of the language with Latin digits. */
const DECIMAL = /^(?=[.\u066B]?\d)(\d*)[.\u066B]?(\d*)$/

/**
 * Reads an amount that a visitor typed, in base units. Digits may be of any script, and the decimal separator is that of
 * the locale. A point is also accepted, unless three digits follow it where the locale groups thousands by it. Thousands
 * separators are refused: `1,500` is one and a half to some visitors, and money must not depend on that. Invisible characters
 * and wide forms are read as `tidyText` does.
 *
 * @param decimals Digits after the point that the token has.
 * @param locale BCP 47.
 * @example readTypedAmount('1,5', { decimals: 6, locale: 'de' }) // { status: 'valid', amount: 1_500_000n }
 */
export function readTypedAmount(text: string, { decimals, locale }: { decimals: number; locale: string }): TypedAmount {
  const typed = tidyText(text)
  if (typed === '') return { status: 'empty' }
  if (/^[-\u2212]/.test(typed)) return { status: 'invalid', reason: 'negative' }
  const latin = typed.length > MAX_LENGTH ? '' : typed.replace(DIGIT, toLatinDigit)
  const [decimal, whole = '', fraction = ''] = DECIMAL.exec(toPoint(latin, locale)) ?? []
  const kept = fraction.replace(/0+$/, '')
  if (decimal && kept.length <= decimals) return { status: 'valid', amount: BigInt(whole + kept.padEnd(decimals, '0')) }
  return { status: 'invalid', reason: decimal ? 'decimals' : 'format' }
}

/**
 * Writes an amount so that `readTypedAmount` reads the same value: with a point, or with a comma if a point may group
 * thousands. USD are cut to cents, so that they are never worth more than the amount.
 */
export function writeTypedAmount(decimal: string, { unit, locale }: { unit: AmountUnit; locale: string }): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const shown = unit === 'usd' ? fraction.slice(0, USD_DECIMALS) : fraction
  return shown === '' ? whole : `${whole}${readSeparator(locale, 'group') === '.' ? ',' : '.'}${shown}`
}

/** The text with a point as its decimal separator; not a number if a point may group thousands. */
function toPoint(text: string, locale: string): string {
  if (!text.includes('.')) return text.replace(readSeparator(locale, 'decimal'), '.')
  return readSeparator(locale, 'group') === '.' && /^\d{1,3}\.\d{3}$/.test(text) ? '' : text
}

/** The separator of decimals or thousands in a locale (BCP 47). */
export function readSeparator(locale: string, kind: 'decimal' | 'group'): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  return parts.find(({ type }) => type === kind)?.value ?? ''
}

/** The digits of a script follow each other in Unicode, zero first. Scripts may follow each other without a gap. */
function toLatinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}
