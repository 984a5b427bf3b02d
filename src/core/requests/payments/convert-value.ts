/** Digits after the point with which a price is used. */
const PRICE_DIGITS = 12

/**
 * The value of an amount in USD as a decimal text, without rounding errors of floating point.
 *
 * @param amount Base units.
 * @param price USD for one whole token.
 */
export function toFiat(amount: bigint, decimals: number, price: number): string {
  const scaled = amount * toScaled(price)
  const digits = decimals + PRICE_DIGITS
  const text = scaled.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '')
}

/**
 * The amount of a token that is worth `fiat`, rounded down to a base unit. Null when the token has no price.
 *
 * @param fiat USD in units of 10⁻² (cents).
 */
export function fromFiat(fiat: bigint, decimals: number, price: number): bigint | null {
  const scaled = toScaled(price)
  if (scaled <= 0n) return null
  return (fiat * 10n ** BigInt(decimals + PRICE_DIGITS - 2)) / scaled
}

function toScaled(price: number): bigint {
  if (!Number.isFinite(price) || price < 0) return 0n
  const [whole = '0', fraction = ''] = price.toFixed(PRICE_DIGITS).split('.')
  return BigInt(whole + fraction)
}
