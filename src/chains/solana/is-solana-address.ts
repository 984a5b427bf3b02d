import { decodeBase58 } from '../drivers/base58.js'

/** Whether `text` is an address: 32 bytes in base58, even if not on the curve (a program's own account). */
export function isSolanaAddress(text: string): boolean {
  return decodeBase58(text)?.length === 32
}

/** Whether `text` has the form of a transaction's id, its first signature: 64 bytes in base58. */
export function isSolanaTransactionId(text: string): boolean {
  return decodeBase58(text)?.length === 64
}
