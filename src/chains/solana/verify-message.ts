import { ed25519 } from '@noble/curves/ed25519'
import type { Signed } from '../../core/requests/requests.js'
import { decodeBase58 } from '../drivers/base58.js'

/** Whether `signed.address` signed these bytes (RFC 8032). */
export function verifyEd25519(
  message: Uint8Array,
  { signature, address }: Pick<Signed, 'signature' | 'address'>,
): boolean {
  const bytes = decodeBase58(signature)
  const publicKey = decodeBase58(address)
  if (bytes?.length !== 64 || publicKey?.length !== 32) return false
  try {
    // ZIP 215 would accept signatures that other libraries refuse.
    return ed25519.verify(bytes, message, publicKey, { zip215: false })
  } catch {
    // The address is on no curve, so nothing can be signed with it.
    return false
  }
}
