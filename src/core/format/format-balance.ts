import { writeAmount } from './write-amount.js'

/** Fixed, so that a column of balances lines up. */
const DIGITS = 3

/**
 * Formats a balance with 3 decimals in the digits of `locale`. It is cut, not rounded, so that it does not show more than
 * there is. A smaller balance is `<0.001`.
 *
 * @param amount `value` in base units (wei, lamports, satoshi).
 * @example formatBalance({ value: 1_234_567_800_000_000_000n, decimals: 18 }) // '1.234'
 */
export function formatBalance(amount: { value: bigint; decimals: number }, locale = 'en'): string {
  return writeAmount(amount, { locale, digits: DIGITS, isFixed: true })
}
