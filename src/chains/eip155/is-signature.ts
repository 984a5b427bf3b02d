/** Whether `signature` has the form of a signature: 0x and at least 62 hex digits. */
export function isSignature(signature: string): boolean {
  return /^0x[0-9a-f]{62,}$/i.test(signature)
}
