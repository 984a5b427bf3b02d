import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from 'viem'
import type { Signed } from '../../../core/model/requests.js'
import { isEqualBytes } from '../../drivers/bytes.js'
import { type BitcoinAddress, readAddress } from '../addresses/read-address.js'
import { decodeHexSignature, decodeSignature, isCompactSignature } from '../signature-form.js'
import { concat, hashMessage, sha256 } from './bip322.js'

/** Flag of a signature that covers all outputs. Besides it, BIP-322 allows only the default of taproot (0). */
const ALL = 1

/**
 * Whether `signed.address` signed `message`: by BIP-322 in the simple form (P2WPKH, P2TR by key, P2SH-P2WPKH), or by ECDSA
 * in the compact form (BIP-137: P2PKH, P2WPKH, P2SH-P2WPKH). False for every other kind of address. Runs in a browser and
 * on a server.
 */
export function verifyBitcoinMessage(
  message: string,
  { signature, encoding, scheme, address }: Pick<Signed, 'signature' | 'encoding' | 'scheme' | 'address'>,
): boolean {
  const signer = readAddress(address)
  const bytes =
    encoding === 'base64' ? decodeSignature(signature) : encoding === 'hex' ? decodeHexSignature(signature) : null
  if (!signer || !bytes) return false
  const text = new TextEncoder().encode(message)
  if (scheme === 'ecdsa') return verifyCompact(text, bytes, signer)
  return scheme === 'bip322' && verifySimple(text, bytes, signer)
}

/** BIP-322: the signature is the witness that spends a virtual output with the script of the address. */
function verifySimple(message: Uint8Array, bytes: Uint8Array, { type, hash }: BitcoinAddress): boolean {
  const witness = readWitness(bytes)
  const [signature, publicKey] = witness ?? []
  if (!signature) return false
  if (type === 'p2tr') {
    const hashes = hashMessage(message, concat([0x51, 32], hash))
    return witness?.length === 1 && verifyTaproot(signature, hashes.hashV1, hash)
  }
  if (!publicKey || witness?.length !== 2 || publicKey.length !== 33) return false
  const publicKeyHash = hash160(publicKey)
  const program = concat([0, 20], publicKeyHash)
  const isSigner =
    type === 'p2wpkh' ? isEqualBytes(publicKeyHash, hash) : type === 'p2sh' && isEqualBytes(hash160(program), hash)
  if (!isSigner || signature.at(-1) !== ALL) return false
  const script = type === 'p2wpkh' ? program : concat([0xa9, 20], hash, [0x87])
  const signed = hashMessage(message, script).hashV0(publicKeyHash, ALL)
  return attempt(() => {
    const parsed = secp256k1.Signature.fromDER(signature.subarray(0, -1))
    return secp256k1.verify(parsed, signed, publicKey, { lowS: true })
  })
}

function verifyTaproot(signature: Uint8Array, hash: (flag: number) => Uint8Array, publicKey: Uint8Array): boolean {
  const flag = signature.length === 64 ? 0 : signature[64]
  const isSized = signature.length === 64 || (signature.length === 65 && flag === ALL)
  return isSized && attempt(() => schnorr.verify(signature.subarray(0, 64), hash(flag ?? 0), publicKey))
}

/** BIP-137: the public key is recovered from the signature. Wallets write the header of P2PKH for other types too. */
function verifyCompact(message: Uint8Array, bytes: Uint8Array, { type, hash }: BitcoinAddress): boolean {
  if (!isCompactSignature(bytes)) return false
  const header = (bytes[0] ?? 0) - 27
  const signed = sha256(sha256(concat(encodeText('Bitcoin Signed Message:\n'), encodeBytes(message))))
  return attempt(() => {
    const signature = secp256k1.Signature.fromCompact(bytes.subarray(1)).addRecoveryBit(header & 3)
    const point = signature.recoverPublicKey(signed)
    if (!secp256k1.verify(signature, signed, point.toRawBytes(true), { lowS: false })) return false
    if (header < 4) return type === 'p2pkh' && isEqualBytes(hash160(point.toRawBytes(false)), hash)
    const publicKeyHash = hash160(point.toRawBytes(true))
    if (type === 'p2pkh') return header < 8 && isEqualBytes(publicKeyHash, hash)
    if (type === 'p2wpkh') return isEqualBytes(publicKeyHash, hash)
    return type === 'p2sh' && isEqualBytes(hash160(concat([0, 20], publicKeyHash)), hash)
  })
}

/** The parts of a witness, each after its length. Null if the bytes are not a witness. Parts of 253 bytes or more are not read. */
function readWitness(bytes: Uint8Array): Uint8Array[] | null {
  const parts: Uint8Array[] = []
  let offset = 1
  for (let left = bytes[0] ?? 0; left > 0; left -= 1) {
    const length = bytes[offset]
    if (length === undefined || length >= 0xfd || offset + 1 + length > bytes.length) return null
    parts.push(bytes.subarray(offset + 1, offset + 1 + length))
    offset += 1 + length
  }
  return offset === bytes.length ? parts : null
}

function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes), 'bytes')
}

function encodeText(text: string): Uint8Array {
  return encodeBytes(new TextEncoder().encode(text))
}

/** The bytes with their length before them, as Bitcoin writes it. */
function encodeBytes(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  if (length < 0xfd) return concat([length], bytes)
  if (length <= 0xffff) return concat([0xfd, length & 0xff, length >>> 8], bytes)
  return concat([0xfe, length & 0xff, (length >>> 8) & 0xff, (length >>> 16) & 0xff, length >>> 24], bytes)
}

/** The library throws if the bytes are not a signature or not a point. */
function attempt(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    return false
  }
}
