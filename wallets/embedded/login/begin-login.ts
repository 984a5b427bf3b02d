import type { createTurns } from '../../../src/rules/async/create-turns.js'
import { writeBase64Url } from '../../../src/rules/base64-url.js'
import { deviceStatement, type Language } from '../../../src/services/identity/schema.js'
import type { Device } from '../keys/open-device.js'
import { FrameError } from '../messaging/frame-error.js'
import type { IdentityClient } from '../service/create-identity-client.js'

/** The input that all logins need. */
export type LoginContext = {
  client: IdentityClient
  /** @throws FrameError with `storage-blocked` */
  readDevice: () => Promise<Device>
  /** The origin of the page around the frame. */
  origin: string
  readLanguage: () => Language
  /** In which logins begin. One for the frame, so that no two begin at once. */
  inTurn: ReturnType<typeof createTurns>
}

type Beginning = {
  challenge: string
  origin: string
  language: Language
  device: { key: ReturnType<typeof readKey>; signature: string }
}

/**
 * Makes the verifier that redeems a login in this frame alone, and begins the login by `send`, which gets the fields of its
 * request: the challenge, which is the verifier's SHA-256, and the device key's signature over it.
 *
 * One login begins at a time. The service keeps those of a browser by one cookie: of two requests that begin without one,
 * each would get its own, and the browser would lose the first.
 */
export async function beginLogin<Login>(
  { readDevice, origin, readLanguage, inTurn }: LoginContext,
  send: (beginning: Beginning) => Promise<Login>,
): Promise<{ verifier: string; login: Login }> {
  const device = await readDevice()
  const { verifier, challenge } = await createVerifier()
  const signature = await device.sign(deviceStatement(challenge))
  const beginning = { challenge, origin, language: readLanguage(), device: { key: readKey(device), signature } }
  return { verifier, login: await inTurn(() => send(beginning)) }
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
