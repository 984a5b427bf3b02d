/**
 * A fraction as a percentage with two digits at most. More digits are cut, and one that is not zero is never shown as zero.
 *
 * @example formatPercent(0.0123, 'en') // '1.23%'
 */
export function formatPercent(fraction: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const isTiny = fraction !== 0 && Math.abs(fraction) < 0.0001
  return isTiny ? `<${format.format(0.0001)}` : format.format(fraction)
}
