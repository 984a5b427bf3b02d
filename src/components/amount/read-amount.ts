/** More digits than the largest number of any chain (2²⁵⁶ has 78) are no amount. */
const MOST_DIGITS = 128
/** An ERC-20 token says it in one byte. */
const MOST_DECIMALS = 255

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * An amount as an exact decimal text (`-12.5`), however it came; undefined when it is none, such as `NaN`, a hex string
 * or ten thousand digits. Nothing is rounded.
 *
 * @param decimals When given, `value` counts base units (wei, lamports, satoshi): 10 to the power of `decimals` are one.
 * @example readAmount(2_814_000_000_000_000_000n, 18) // '2.814'
 * @example readAmount('1e-7') // '0.0000001'
 */
export function readAmount(value: bigint | string | number, decimals?: number): string | undefined {
  if (typeof value === 'bigint') return place(value < 0n, String(value < 0n ? -value : value), '', -(decimals ?? 0))
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  const [, sign, whole = '', fraction = '', exponent = '0'] = (text.length <= MOST_DIGITS && DECIMAL.exec(text)) || []
  if (sign === undefined || whole + fraction === '') return undefined
  // Base units are whole: half a wei is a mistake that must not look like an amount.
  if (decimals !== undefined && (fraction !== '' || exponent !== '0')) return undefined
  return place(sign === '-', whole, fraction, Number(exponent) - (decimals ?? 0))
}

/** Puts the point `shift` places further to the right. */
function place(isNegative: boolean, whole: string, fraction: string, shift: number): string | undefined {
  if (!Number.isInteger(shift) || Math.abs(shift) > MOST_DECIMALS) return undefined
  const digits = `${whole}${fraction}`
  if (digits.length > MOST_DIGITS) return undefined
  const point = whole.length + shift
  const padded = digits.padEnd(point, '0').padStart(digits.length - Math.min(0, point), '0')
  const at = Math.max(0, point)
  const head = padded.slice(0, at).replace(/^0+(?=.)/, '') || '0'
  const tail = padded.slice(at).replace(/0+$/, '')
  const decimal = tail ? `${head}.${tail}` : head
  return isNegative && decimal !== '0' ? `-${decimal}` : decimal
}
