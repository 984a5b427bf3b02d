/** Whether this has the form of a signed message: 0x and at least 62 hex digits (spec §5). */
export function isSignature(signature: string): boolean {
  return /^0x[0-9a-f]{62,}$/i.test(signature)
}
