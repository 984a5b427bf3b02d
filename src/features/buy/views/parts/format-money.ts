import { formatAmount } from '../../../../rules/format-amount.js'

/**
 * Money in a sentence.
 *
 * @param amount A decimal text.
 * @example formatMoney('100.00', 'USD', 'en') // '$100.00'
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return write(amount, { currency, digits: undefined, locale })
}

/** Digits after the point of the received amount: an estimate is not exact enough for more. */
export const RECEIVED_DIGITS = 6

/**
 * An amount of a token in a sentence, cut after 6 digits.
 *
 * @param amount A decimal text, in whole tokens.
 */
export function formatReceived(amount: string, symbol: string, locale: string): string {
  return `${write(amount, { currency: undefined, digits: RECEIVED_DIGITS, locale })}\u00A0${symbol}`
}

/** A fraction as a percentage with one digit at most. */
export function formatShare(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

type Format = { currency: string | undefined; digits: number | undefined; locale: string }

function write(amount: string, format: Format): string {
  const { parts, bound } = formatAmount(amount, { ...format, isFixed: false, notation: 'full', sign: 'auto' })
  return `${bound === 'less' ? '<' : ''}${parts.map(({ text }) => text).join('')}`
}
