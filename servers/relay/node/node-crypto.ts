import { createHash, createPublicKey, verify } from 'node:crypto'
import type { RelayCrypto } from '../../index.js'

/** What comes before the 32 bytes of an Ed25519 key in the form Node reads (SubjectPublicKeyInfo, RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Hashing and signatures by Node. */
export const nodeCrypto: RelayCrypto = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  verifyEd25519({ publicKey, data, signature }) {
    const key = createPublicKey({ key: Buffer.concat([spkiPrefix, publicKey]), format: 'der', type: 'spki' })
    return verify(null, data, key, signature)
  },
}
