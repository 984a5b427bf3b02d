import { writeBase64Url } from '../../../src/rules/base64-url.js'
import { deviceStatement, type Language } from '../../../src/services/identity/schema.js'
import { FrameError } from '../door/frame-error.js'
import type { Device } from '../keys/open-device.js'
import type { IdentityClient } from '../service/create-identity-client.js'

/** What logins need. */
export type LoginContext = {
  client: IdentityClient
  /** @throws FrameError with `storage-blocked` */
  readDevice: () => Promise<Device>
  /** Of the page around the frame. */
  origin: string
  readLanguage: () => Language
}

/**
 * Makes the verifier that redeems a login in this frame alone, and the fields of the request that begins the login: the
 * challenge, which is the verifier's SHA-256, and the device key's signature over it.
 */
export async function beginLogin({ readDevice, origin, readLanguage }: LoginContext) {
  const device = await readDevice()
  const { verifier, challenge } = await createVerifier()
  return {
    verifier,
    beginning: {
      challenge,
      origin,
      language: readLanguage(),
      device: { key: readKey(device), signature: await device.sign(deviceStatement(challenge)) },
    },
  }
}

/** A random verifier of 32 bytes and its challenge, as base64url. */
export async function createVerifier(): Promise<{ verifier: string; challenge: string }> {
  const verifier = writeBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: writeBase64Url(new Uint8Array(hash)) }
}

/** The public key of the device as the service takes it (RFC 7518 §6.2.1). */
export function readKey({ publicKey: { x = '', y = '' } }: Device) {
  return { kty: 'EC', crv: 'P-256', x, y } as const
}

/** The failure of a login that this frame has not begun, or no longer has in memory. */
export function createEndedError(): FrameError {
  return new FrameError('login-ended', 'This login has ended. Begin again.')
}
