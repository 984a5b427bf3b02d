import { readBase64Url, writeBase64Url } from '../../../src/rules/base64-url.js'

/**
 * The data to derive the key of the recovery share again: the passkey, and the input of its PRF. Stored beside the
 * sealed share.
 */
export type PasskeyMethod = { kind: 'passkey'; credentialId: string; salt: string }

/** The passkey was created or used, and gives no secret: its authenticator has no PRF. */
export class PrfMissingError extends Error {
  override name = 'PrfMissingError'

  constructor() {
    super('This passkey has no PRF (WebAuthn Level 3). Use a password, or a passkey of another device.')
  }
}

/** WebAuthn Level 3, which not every browser has. */
type CapabilityReader = { getClientCapabilities?: () => Promise<Record<string, boolean | undefined>> }

/**
 * Whether this browser can create a passkey with a PRF. If the browser does not say so, creating one is the test. Whether the
 * authenticator has a PRF is known only afterwards.
 */
export async function hasPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false
  const { getClientCapabilities } = PublicKeyCredential as unknown as CapabilityReader
  const capabilities = await getClientCapabilities?.call(PublicKeyCredential)
  return capabilities?.['extension:prf'] !== false
}

/**
 * Creates a passkey for this wallet and reads its secret. Call it in the handler of a click. The browser asks the visitor
 * once or twice, as its authenticator gives the secret at once or not.
 *
 * @param name Shown by the browser in its list of passkeys.
 * @throws PrfMissingError; DOMException `NotAllowedError` when the visitor declines
 */
export async function createPasskey(name: string): Promise<{ method: PasskeyMethod; secret: Uint8Array }> {
  const salt = crypto.getRandomValues(new Uint8Array(32))
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      rp: { id: location.hostname, name: location.hostname },
      // A new one each time: a passkey of an earlier recovery is not overwritten before the new one is stored.
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      // Ed25519, ES256, RS256.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      // Verified each time: an authenticator gives another secret without verification (CTAP 2.1 §12.5).
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      extensions: { prf: { eval: { first: salt } } },
    },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new PrfMissingError()
  const { prf } = credential.getClientExtensionResults()
  const method = {
    kind: 'passkey',
    credentialId: writeBase64Url(new Uint8Array(credential.rawId)),
    salt: writeBase64Url(salt),
  } as const
  if (prf?.results) return { method, secret: readBytes(prf.results.first) }
  if (!prf?.enabled) throw new PrfMissingError()
  return { method, secret: await readPasskeySecret(method) }
}

/**
 * The secret of a passkey, 32 bytes. Call it in the handler of a click, and `wipe` on the secret after use.
 *
 * @throws PrfMissingError; DOMException `NotAllowedError` when the visitor declines or does not have the passkey
 */
export async function readPasskeySecret({ credentialId, salt }: PasskeyMethod): Promise<Uint8Array> {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      rpId: location.hostname,
      allowCredentials: [{ type: 'public-key', id: readBase64Url(credentialId) }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: readBase64Url(salt) } } },
    },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new PrfMissingError()
  const { prf } = credential.getClientExtensionResults()
  if (!prf?.results) throw new PrfMissingError()
  return readBytes(prf.results.first)
}

function readBytes(source: BufferSource): Uint8Array {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
}
