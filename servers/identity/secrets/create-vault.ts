import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'

/** Derives, hashes and seals values with the secret of the service, which is not in the database. */
export type Vault = {
  /** A code of 6 digits and its hash, for the login or change `subject`. */
  createCode(subject: string): { code: string; hash: string }
  /** HMAC-SHA-256: the database alone is not enough to find a code by trying all. */
  hashCode(subject: string, code: string): string
  /** A value that only this service can make, such as the nonce of a state. In base64url. */
  derive(purpose: string, from: string): string
  /** Encrypts a text (AES-256-GCM) for `subject`. */
  seal(subject: string, text: string): string
  /** @throws Error when it was sealed with another secret or for another subject. */
  open(subject: string, sealed: string): string
}

/** The fewest bytes of a secret. */
export const SECRET_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** @param secret At least 32 random bytes, the same in all processes of the service. */
export function createVault(secret: Uint8Array): Vault {
  if (secret.length < SECRET_BYTES) throw new Error(`The secret must have ${SECRET_BYTES} bytes at least.`)
  const makeKey = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `lintel identity ${purpose}`, 32))
  const keys = { code: makeKey('code'), derive: makeKey('derive'), seal: makeKey('seal') }
  const hash = (key: Buffer, ...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const hashCode = (subject: string, code: string) => hash(keys.code, subject, code)
  return {
    createCode(subject) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      return { code, hash: hashCode(subject, code) }
    },
    hashCode,
    derive: (purpose, from) => hash(keys.derive, purpose, from),
    seal(subject, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keys.seal, iv).setAAD(Buffer.from(subject))
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(subject, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keys.seal, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(subject))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
