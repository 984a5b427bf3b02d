import { createHash, createPublicKey, verify } from 'node:crypto'
import type { RelayCrypto } from '../../index.js'

/** The DER prefix of an Ed25519 public key (SubjectPublicKeyInfo, RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Hashing and signature verification with `node:crypto`. */
export const nodeCrypto: RelayCrypto = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  verifyEd25519({ publicKey, data, signature }) {
    const key = createPublicKey({ key: Buffer.concat([spkiPrefix, publicKey]), format: 'der', type: 'spki' })
    return verify(null, data, key, signature)
  },
}
