import { writeAmount } from '../../../../core/format/write-amount.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'

/** Digits after the point of the received amount. */
export const RECEIVED_DIGITS = 6

/**
 * An exact amount with its symbol, for a sentence. It is cut after `digits`, never rounded up.
 *
 * @param amount Base units.
 * @example formatTokenAmount(1_500_000n, { symbol: 'USDC', decimals: 6 }, 'en') // '1.5 USDC'
 */
export function formatTokenAmount(
  amount: bigint,
  { symbol, decimals }: { symbol: string; decimals: number },
  locale: string,
  digits = decimals,
): string {
  return `${writeAmount({ value: amount, decimals }, { locale, digits, isFixed: false })}\u00A0${symbol}`
}

/** The token with a symbol that cannot change the text around it. */
export function toPlainToken({ symbol, decimals }: { symbol: string; decimals: number }) {
  return { symbol: toPlainName(symbol), decimals }
}

/** The received amount of a token, for a sentence: cut after 6 digits, with a symbol that cannot change the text around it. */
export function writeReceived(amount: bigint, token: { symbol: string; decimals: number }, locale: string): string {
  return formatTokenAmount(amount, toPlainToken(token), locale, RECEIVED_DIGITS)
}
