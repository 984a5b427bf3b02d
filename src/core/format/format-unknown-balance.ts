/**
 * The text for a balance that could not be read: zero with 2 decimals in the digits of `locale`. Show beside it that the
 * balance is unknown.
 *
 * @example formatUnknownBalance() // '0.00'
 */
export function formatUnknownBalance(locale = 'en'): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(0)
}
