/** Whether `hash` has the form of a transaction hash: 0x and 64 hex digits. */
export function isTransactionHash(hash: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(hash)
}
