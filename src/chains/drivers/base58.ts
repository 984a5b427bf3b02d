import { base58 } from '@scure/base'

/** No address, signature or key is longer: a signature of Solana has 88 characters at most. */
const MAX_LENGTH = 128

/** The bytes of a base58 text (Bitcoin's alphabet, without checksum); null when it has other characters or is too long. */
export function decodeBase58(text: string): Uint8Array | null {
  if (text.length > MAX_LENGTH) return null
  try {
    return base58.decode(text)
  } catch {
    // The only reason is a character of another alphabet.
    return null
  }
}
