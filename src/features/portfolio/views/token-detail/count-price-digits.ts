/** How many digits of a price below a cent are shown, without the zeros before them. */
const SIGNIFICANT = 3

/** Digits after the point of a price in USD; undefined for cents, which are enough from one cent on. */
export function countPriceDigits(usd: number): number | undefined {
  if (!(usd > 0) || usd >= 0.01) return undefined
  return SIGNIFICANT - 1 - Math.floor(Math.log10(usd))
}
