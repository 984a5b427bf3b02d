const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Longer texts are no address, signature or key of a chain: a signature of Solana has 88 characters at most. */
const MAX_LENGTH = 128

/** Writes bytes in base58 (Bitcoin's alphabet, without checksum). */
export function encodeBase58(bytes: Uint8Array): string {
  let number = 0n
  for (const byte of bytes) number = number * 256n + BigInt(byte)
  let text = ''
  for (; number > 0n; number /= 58n) text = alphabet.charAt(Number(number % 58n)) + text
  const firstSet = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(firstSet === -1 ? bytes.length : firstSet) + text
}

/** The bytes of a base58 text; null when it has other characters (0, O, I and l are none) or is too long. */
export function decodeBase58(text: string): Uint8Array | null {
  if (text.length > MAX_LENGTH) return null
  let number = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit === -1) return null
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return new Uint8Array([...new Array<number>(zeros).fill(0), ...bytes])
}
