import { argon2idAsync } from '@noble/hashes/argon2'
import { readBase64Url, writeBase64Url } from '../../../src/rules/base64-url.js'
import { wipe } from './split-entropy.js'

/** How the key of the recovery share is made again. Stored beside the sealed share. */
export type PasswordMethod = { kind: 'password'; salt: string; memory: number; passes: number }

/** OWASP's parameters for Argon2id: 19 MiB, 2 passes, 1 lane. More memory takes too long in JavaScript on a phone. */
const ARGON2 = { memory: 19_456, passes: 2 } as const

/** A new salt, for a new password. */
export function createPasswordMethod(): PasswordMethod {
  const salt = writeBase64Url(crypto.getRandomValues(new Uint8Array(16)))
  return { kind: 'password', salt, ...ARGON2 }
}

/**
 * Derives the key of the recovery share from a password by Argon2id (RFC 9106), about a second of work. Spaces around it
 * and the form of its letters (NFKC) do not matter.
 *
 * @param onProgress Called with 0 to 1.
 */
export async function derivePasswordKey(
  password: string,
  { salt, memory, passes }: PasswordMethod,
  onProgress?: (progress: number) => void,
): Promise<CryptoKey> {
  const bytes = await argon2idAsync(password.trim().normalize('NFKC'), readBase64Url(salt), {
    m: memory,
    t: passes,
    p: 1,
    dkLen: 32,
    ...(onProgress && { onProgress }),
  })
  return importAndWipe(bytes)
}

/**
 * Derives the key of the recovery share from what a passkey's PRF gave (WebAuthn Level 3, `prf`): 32 bytes that only this
 * passkey can make for this salt.
 */
export async function derivePasskeyKey(secret: Uint8Array): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: new TextEncoder().encode('lintel recovery share 1'),
    },
    material,
    256,
  )
  return importAndWipe(new Uint8Array(bits))
}

async function importAndWipe(bytes: Uint8Array): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt', 'decrypt'])
  wipe(bytes)
  return key
}
