/**
 * First 4 and last 6 characters (spec §9). Shorter texts stay whole.
 *
 * @example truncateAddress('0x1234567890abcdef1234567890abcdef12345678') // '0x12…345678'
 */
export function truncateAddress(address: string): string {
  return address.length <= 11 ? address : `${address.slice(0, 4)}…${address.slice(-6)}`
}
