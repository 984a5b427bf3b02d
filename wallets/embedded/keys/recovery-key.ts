import { argon2idAsync } from '@noble/hashes/argon2'
import { readBase64Url, writeBase64Url } from '../../../src/rules/base64-url.js'
import { normalizePassword } from '../recovery/password-rating.js'
import { wipe } from './split-entropy.js'

/**
 * The data to derive the key of the recovery share again. Stored beside the sealed share. `oprfKey`: the key of the service that
 * takes part. Recoveries of earlier versions have none, and their password alone gives the key.
 */
export type PasswordMethod = {
  kind: 'password'
  salt: string
  memory: number
  passes: number
  oprfKey?: string | undefined
}

/** Requests the part of the service. `blinded` does not reveal the password to it. */
export type EvaluatePassword = (request: {
  salt: string
  blinded: string
}) => Promise<{ evaluated: string; keyId: string }>

/** OWASP's parameters for Argon2id: 19 MiB, 2 passes, 1 lane. More memory takes too long in JavaScript on a phone. */
const ARGON2 = { memory: 19_456, passes: 2 } as const

/** A new salt, for a new password. */
export function createPasswordMethod(): PasswordMethod {
  const salt = writeBase64Url(crypto.getRandomValues(new Uint8Array(16)))
  return { kind: 'password', salt, ...ARGON2 }
}

/**
 * Makes the method and the key of a new password, with the service's part in it.
 *
 * @param onProgress Called with 0 to 1.
 */
export async function createPasswordKey(
  password: string,
  evaluate: EvaluatePassword,
  onProgress?: (progress: number) => void,
): Promise<{ method: PasswordMethod; key: CryptoKey }> {
  const method = createPasswordMethod()
  const { output, keyId } = await runOprf(password, method.salt, evaluate)
  return { method: { ...method, oprfKey: keyId }, key: await stretch(output, method, onProgress) }
}

/**
 * Derives the key of the recovery share from a password, about a second of work. Spaces around it and the form of its letters
 * (NFKC) do not matter. A password is first evaluated together with the service (RFC 9497), so that each try is a request
 * that it counts, then stretched by Argon2id (RFC 9106), so that each attempt is costly even with the key of the service.
 *
 * @param onProgress Called with 0 to 1.
 */
export async function derivePasswordKey(
  password: string,
  method: PasswordMethod,
  evaluate: EvaluatePassword,
  onProgress?: (progress: number) => void,
): Promise<CryptoKey> {
  if (method.oprfKey === undefined) return importAndWipe(await runArgon2(readPassword(password), method, onProgress))
  const { output } = await runOprf(password, method.salt, evaluate)
  return stretch(output, method, onProgress)
}

const readPassword = (password: string) => new TextEncoder().encode(normalizePassword(password))

/** The function of password and service, 64 bytes. Its code loads here, because an approval does not need it. */
async function runOprf(
  password: string,
  salt: string,
  evaluate: EvaluatePassword,
): Promise<{ output: Uint8Array; keyId: string }> {
  const { ristretto255_oprf } = await import('noble-curves-2/ed25519.js')
  const input = readPassword(password)
  const { blind, blinded } = ristretto255_oprf.oprf.blind(input)
  const { evaluated, keyId } = await evaluate({ salt, blinded: writeBase64Url(blinded) })
  const output = ristretto255_oprf.oprf.finalize(input, blind, readBase64Url(evaluated))
  wipe(input, blind)
  return { output, keyId }
}

/** As OPAQUE mixes them (RFC 9807, 6.3.2.1): the result of the function, and the same stretched. */
async function stretch(
  output: Uint8Array,
  method: PasswordMethod,
  onProgress?: (progress: number) => void,
): Promise<CryptoKey> {
  const stretched = await runArgon2(output, method, onProgress)
  const secret = new Uint8Array([...output, ...stretched])
  wipe(output, stretched)
  const key = await extract(secret, 'lintel recovery password 1')
  wipe(secret)
  return key
}

async function runArgon2(
  input: Uint8Array,
  { salt, memory, passes }: PasswordMethod,
  onProgress?: (progress: number) => void,
): Promise<Uint8Array> {
  return argon2idAsync(input, readBase64Url(salt), {
    m: memory,
    t: passes,
    p: 1,
    dkLen: 32,
    ...(onProgress && { onProgress }),
  })
}

/**
 * Derives the key of the recovery share from the result of a passkey's PRF (WebAuthn Level 3, `prf`): 32 bytes that only this
 * passkey can make for this salt.
 */
export function derivePasskeyKey(secret: Uint8Array): Promise<CryptoKey> {
  return extract(secret, 'lintel recovery share 1')
}

async function extract(secret: Uint8Array, info: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) },
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
