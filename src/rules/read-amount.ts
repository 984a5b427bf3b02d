/** More digits than the largest number of any chain has (2²⁵⁶ has 78). */
const MAX_DIGITS = 128
/** `decimals` of an ERC-20 token is a uint8. */
const MAX_DECIMALS = 255

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * Converts an amount to an exact decimal text such as `-12.5`, without rounding. Returns undefined for anything else, such
 * as `NaN`, a hex string or more than 128 digits.
 *
 * @param decimals When set, `value` is in base units (wei, lamports, satoshi).
 * @example readAmount(2_814_000_000_000_000_000n, 18) // '2.814'
 * @example readAmount('1e-7') // '0.0000001'
 */
export function readAmount(value: bigint | string | number, decimals?: number): string | undefined {
  if (typeof value === 'bigint') return place(value < 0n, String(value < 0n ? -value : value), '', -(decimals ?? 0))
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  // After 15 digits a sum of floating-point numbers has noise, as in 8.032499999999999.
  const text = String(typeof value === 'number' && value % 1 ? Number(value.toPrecision(15)) : value)
  const [, sign, whole = '', fraction = '', exponent = '0'] = (text.length <= MAX_DIGITS && DECIMAL.exec(text)) || []
  if (sign === undefined || whole + fraction === '') return undefined
  // Base units are whole numbers.
  if (decimals !== undefined && (fraction !== '' || exponent !== '0')) return undefined
  return place(sign === '-', whole, fraction, Number(exponent) - (decimals ?? 0))
}

/** Moves the decimal point `shift` places to the right. */
function place(isNegative: boolean, whole: string, fraction: string, shift: number): string | undefined {
  if (!Number.isInteger(shift) || Math.abs(shift) > MAX_DECIMALS) return undefined
  const digits = `${whole}${fraction}`
  if (digits.length > MAX_DIGITS) return undefined
  const point = whole.length + shift
  const padded = digits.padEnd(point, '0').padStart(digits.length - Math.min(0, point), '0')
  const at = Math.max(0, point)
  const head = padded.slice(0, at).replace(/^0+(?=.)/, '') || '0'
  const tail = padded.slice(at).replace(/0+$/, '')
  const decimal = tail ? `${head}.${tail}` : head
  return isNegative && decimal !== '0' ? `-${decimal}` : decimal
}
