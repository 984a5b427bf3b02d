/** Spec §9: a balance has 3 decimals, so that a column of them lines up. */
const DECIMALS = 3

/**
 * A balance with 3 decimals in the digits of `locale`, exact for any size. It is cut, not rounded, so that it
 * never shows more than there is; what is smaller than can be shown reads `<0.001`.
 *
 * @param amount `value` in base units (wei, lamports, satoshi).
 * @example formatBalance({ value: 1_234_567_800_000_000_000n, decimals: 18 }) // '1.234'
 */
export function formatBalance(amount: { value: bigint; decimals: number }, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: DECIMALS,
    maximumFractionDigits: DECIMALS,
  })
  const isNegative = amount.value < 0n
  const digits = (isNegative ? -amount.value : amount.value).toString().padStart(amount.decimals + 1, '0')
  const point = digits.length - amount.decimals
  const whole = digits.slice(0, point)
  const fraction = digits.slice(point, point + DECIMALS)
  if (amount.value > 0n && /^0*$/.test(whole) && /^0*$/.test(fraction)) return `<${format.format(0.001)}`
  // A string, since a number of this size would lose digits on the way.
  return format.format(`${isNegative ? '-' : ''}${whole}.${fraction || '0'}` as Intl.StringNumericLiteral)
}
