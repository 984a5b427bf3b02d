import { decodeBase64 } from '../drivers/bytes.js'
import { readHex } from '../drivers/hex.js'

/** A signature in base64. Newer wallets write `smp` before a BIP-322 signature in the simple form. Null for other texts. */
export function decodeSignature(text: string): Uint8Array | null {
  const plain = text.trim().replace(/^smp/, '')
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(plain) || plain.length % 4 !== 0) return null
  return decodeBase64(plain)
}

/** A signature in hexadecimal, as paired wallets write it. Null for other texts. */
export function decodeHexSignature(text: string): Uint8Array | null {
  return readHex(text.startsWith('0x') ? text : `0x${text}`)
}

/** Whether a signature is ECDSA in the compact form (BIP-137): a header of 27 to 42, and 64 bytes. */
export function isCompactSignature(bytes: Uint8Array): boolean {
  const [header = 0] = bytes
  return bytes.length === 65 && header >= 27 && header <= 42
}
