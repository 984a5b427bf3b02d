import { readBase64Url, writeBase64Url } from '../../../src/rules/base64-url.js'

/** Bytes under AES-256-GCM, as text to store. `iv` has 96 bits, `data` ends with the tag of 128 bits. */
export type SealedBytes = { version: 1; iv: string; data: string }

/**
 * Encrypts bytes with AES-256-GCM. The result opens only with the same `associated` text, which names its owner
 * (the user, the wallet, the version), so that it cannot be moved to another record.
 */
export async function sealBytes(key: CryptoKey, bytes: Uint8Array, associated: string): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(createParameters(iv, associated), key, copy(bytes))
  return { version: 1, iv: writeBase64Url(iv), data: writeBase64Url(new Uint8Array(data)) }
}

/**
 * Decrypts what `sealBytes` gave.
 *
 * @throws SealBrokenError if the key or `associated` differs, or the bytes were changed
 */
export async function openSealed(key: CryptoKey, { iv, data }: SealedBytes, associated: string): Promise<Uint8Array> {
  try {
    const bytes = await crypto.subtle.decrypt(createParameters(readBase64Url(iv), associated), key, readBase64Url(data))
    return new Uint8Array(bytes)
  } catch (error) {
    throw new SealBrokenError({ cause: error })
  }
}

/** Sealed bytes did not open. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError'

  constructor(options?: ErrorOptions) {
    super('The stored share does not open with this key, or it was changed.', options)
  }
}

function createParameters(iv: Uint8Array<ArrayBuffer>, associated: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(associated) }
}

/** WebCrypto takes views of an `ArrayBuffer` only. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
