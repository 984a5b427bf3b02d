import { readBase64Url, writeBase64Url } from '../../../src/rules/base64-url.js'
import type { NewPasskey, PasskeyAssertion, PasskeyChallenge } from '../../../src/services/identity/passkey-schema.js'

/** Whether this browser has passkeys at all. */
export const hasLoginPasskeys = () => typeof PublicKeyCredential !== 'undefined'

/**
 * Creates the passkey by which this device renews its login. It is not the recovery passkey: it makes no key. Call
 * it in the handler of a click.
 *
 * @param options `name` is shown by the browser in its list of passkeys. `thumbprint` belongs to the device key: a passkey that the
 * authenticator had for this device before is overwritten.
 * @throws DOMException `NotAllowedError` when the visitor declines
 */
export async function createLoginPasskey({
  challenge,
  name,
  thumbprint,
}: {
  challenge: string
  name: string
  thumbprint: string
}): Promise<NewPasskey> {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: new TextEncoder().encode(challenge),
      rp: { id: location.hostname, name: location.hostname },
      user: { id: readBase64Url(thumbprint), name, displayName: name },
      // Ed25519, ES256, RS256.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      // The service names the passkey, so that the authenticator need not list it.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
    },
  })
  const { rawId, response } = requireCredential(credential)
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse
  return {
    credentialId: write(rawId),
    clientData: write(clientDataJSON),
    attestation: write(attestationObject),
    transports: (response as AuthenticatorAttestationResponse).getTransports?.() ?? [],
  }
}

/**
 * Signs a challenge of the service with the passkey of this device. Call it in the handler of a click.
 *
 * @throws DOMException `NotAllowedError` when the visitor declines or does not have the passkey
 */
export async function signWithLoginPasskey({
  challenge,
  passkey: { credentialId, transports },
  signal,
}: {
  challenge: string
  passkey: NonNullable<PasskeyChallenge['passkey']>
  signal: AbortSignal
}): Promise<PasskeyAssertion> {
  const credential = await navigator.credentials.get({
    signal,
    publicKey: {
      challenge: new TextEncoder().encode(challenge),
      rpId: location.hostname,
      allowCredentials: [
        { type: 'public-key', id: readBase64Url(credentialId), transports: transports as AuthenticatorTransport[] },
      ],
      userVerification: 'required',
    },
  })
  const { rawId, response } = requireCredential(credential)
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse
  return {
    credentialId: write(rawId),
    clientData: write(clientDataJSON),
    authenticatorData: write(authenticatorData),
    signature: write(signature),
  }
}

function requireCredential(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential
  throw new DOMException('The browser gave no passkey.', 'NotAllowedError')
}

const write = (bytes: ArrayBuffer) => writeBase64Url(new Uint8Array(bytes))
