import { formatAmount } from '../../rules/format-amount.js'
import { readAmount } from '../../rules/read-amount.js'

/** In base units (wei, lamports, satoshi). */
type Amount = { value: bigint; decimals: number }

/**
 * Writes an amount in the digits of `locale`. It is cut after `digits`, not rounded, so that it does not show more than there
 * is. A smaller amount is `<0.001`.
 *
 * @param format `isFixed`: always writes all `digits`, so that a column lines up.
 */
export function writeAmount(
  { value, decimals }: Amount,
  format: { locale: string; digits: number; isFixed: boolean },
): string {
  const { parts, bound } = formatAmount(readAmount(value, decimals) ?? '0', {
    ...format,
    currency: undefined,
    notation: 'full',
    sign: 'auto',
  })
  const sign = bound === undefined ? '' : bound === 'less' ? '<' : '>'
  return `${sign}${parts.map(({ text }) => text).join('')}`
}
