/** Writes bytes in hexadecimal, without `0x`. */
export function writeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of a text in hexadecimal with `0x`; null for any other text. */
export function readHex(text: string): Uint8Array | null {
  if (!/^0x(?:[\da-f]{2})*$/i.test(text)) return null
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}
