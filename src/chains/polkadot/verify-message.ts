import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { verify as verifySr25519 } from '@scure/sr25519'
import { readHex } from '../drivers/hex.js'
import { readSs58 } from './addresses/ss58.js'
import { wrapMessage } from './signed-text.js'

type Scheme = 'sr25519' | 'ed25519' | 'ecdsa'

/** The bytes of a signature of each scheme. That of ECDSA has the recovery id as its last byte. */
const lengths: Readonly<Record<Scheme, number>> = { sr25519: 64, ed25519: 64, ecdsa: 65 }

/**
 * Whether the account of `address` (SS58, any prefix) signed the text: between `<Bytes>` and `</Bytes>`, as extensions sign
 * it, or as it is.
 *
 * @param signature Hexadecimal with `0x`, without the number of the scheme before it.
 * @param scheme Default: every scheme whose signatures have this length.
 */
export function verifyPolkadotMessage({
  message,
  signature,
  address,
  scheme,
}: {
  message: string
  signature: string
  address: string
  scheme?: Scheme
}): boolean {
  const bytes = readHex(signature)
  const account = readSs58(address)
  if (!bytes || !account) return false
  const schemes = scheme ? [scheme] : (Object.keys(lengths) as Scheme[])
  const texts = [wrapMessage(message), new TextEncoder().encode(message)]
  return schemes
    .filter((candidate) => lengths[candidate] === bytes.length)
    .some((candidate) => texts.some((text) => verifies(candidate, text, bytes, account.id)))
}

function verifies(scheme: Scheme, message: Uint8Array, signature: Uint8Array, id: Uint8Array): boolean {
  try {
    if (scheme === 'sr25519') return verifySr25519(message, signature, id)
    // ZIP 215 would accept signatures that other libraries refuse.
    if (scheme === 'ed25519') return ed25519.verify(signature, message, id, { zip215: false })
    return isSignedByEcdsa(message, signature, id)
  } catch {
    // The account is not on the curve, or the signature is not a point of it.
    return false
  }
}

/** An ECDSA account is the hash of its public key, which is recovered from the signature. */
function isSignedByEcdsa(message: Uint8Array, signature: Uint8Array, id: Uint8Array): boolean {
  const recovery = signature[64] ?? 0
  const publicKey = secp256k1.Signature.fromCompact(signature.slice(0, 64))
    // Some wallets add 27, as Ethereum does.
    .addRecoveryBit(recovery >= 27 ? recovery - 27 : recovery)
    .recoverPublicKey(blake2b(message, { dkLen: 32 }))
    .toRawBytes(true)
  return blake2b(publicKey, { dkLen: 32 }).every((byte, index) => byte === id[index])
}
