/** 2²⁵⁶ has 78 digits; a token has at most 255 decimals. */
const MAX_DIGITS = 400

/**
 * Converts a decimal text of whole tokens to base units. Digits below one base unit are cut. Returns undefined when the
 * text is not a decimal number, or has more than 400 characters.
 *
 * @example readBaseUnits('1.5', 6) // 1_500_000n
 */
export function readBaseUnits(text: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = (text.length <= MAX_DIGITS && /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)) || []
  if (sign === undefined) return undefined
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -units : units
}
