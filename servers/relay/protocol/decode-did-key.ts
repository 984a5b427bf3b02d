const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const PREFIX = 'did:key:z'
/** The multicodec of an Ed25519 public key: 0xed as a varint. */
const CODEC = [0xed, 0x01]
const LENGTH = CODEC.length + 32

/**
 * Reads the Ed25519 public key (32 bytes) of a `did:key` (W3C did:key, multibase base58btc). Returns undefined when it
 * is invalid.
 */
export function decodeDidKey(did: string): Uint8Array<ArrayBuffer> | undefined {
  // 34 bytes have at most 48 base58 digits. Longer text is refused before it is decoded.
  if (!did.startsWith(PREFIX) || did.length > PREFIX.length + 48) return undefined
  const bytes = decodeBase58(did.slice(PREFIX.length))
  if (bytes?.length !== LENGTH || CODEC.some((byte, index) => bytes[index] !== byte)) return undefined
  return bytes.slice(CODEC.length)
}

function decodeBase58(text: string): Uint8Array<ArrayBuffer> | undefined {
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16).padStart(LENGTH * 2, '0')
  if (hex.length !== LENGTH * 2) return undefined
  return Uint8Array.from({ length: LENGTH }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
}
