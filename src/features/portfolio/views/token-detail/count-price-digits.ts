/** How many digits of a small price are shown, without the zeros before them. */
const SIGNIFICANT = 3

/** Digits after the point of a price in USD; undefined for cents, which are enough from ten cents on: they are off by 5 % at most. */
export function countPriceDigits(usd: number): number | undefined {
  if (!(usd > 0) || usd >= 0.1) return undefined
  return SIGNIFICANT - 1 - Math.floor(Math.log10(usd))
}
