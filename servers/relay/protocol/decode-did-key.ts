const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const PREFIX = 'did:key:z'
/** The multicodec of an Ed25519 public key: 0xed as a varint. */
const CODEC = [0xed, 0x01]
const LENGTH = CODEC.length + 32

/**
 * Reads the Ed25519 public key of a `did:key` (W3C did:key, multibase base58btc): 32 bytes, or undefined when it is none.
 */
export function decodeDidKey(did: string): Uint8Array<ArrayBuffer> | undefined {
  // 34 bytes are 48 digits in base 58 at most: a longer text is refused before its digits cost time.
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
