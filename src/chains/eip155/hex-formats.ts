/** Whether `signature` has the form of a signature: 0x and at least 62 hex digits. */
export function isSignature(signature: string): boolean {
  return /^0x[0-9a-f]{62,}$/i.test(signature)
}

/** Whether `hash` has the form of a transaction hash: 0x and 64 hex digits. */
export function isTransactionHash(hash: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(hash)
}
