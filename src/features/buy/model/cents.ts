/** Money has cents. */
export const CENTS_DIGITS = 2

/** A decimal text with a point and two digits: `1000n` is `10.00`. */
export function writeCents(amount: bigint): string {
  return `${amount / 100n}.${String(amount % 100n).padStart(CENTS_DIGITS, '0')}`
}

/** Reads a limit of a data API, such as `10.00`. Undefined for more digits than money has. */
export function parseCents(text: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(CENTS_DIGITS, '0'))
}
