/**
 * What stands for a balance that cannot be read: zero, with the 2 decimals of a fallback (spec §8), in the digits of
 * `locale`. Say beside it that it is not known.
 *
 * @example formatUnknownBalance() // '0.00'
 */
export function formatUnknownBalance(locale = 'en'): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(0)
}
