import * as v from 'valibot'
import type { Endpoints, Requests } from '../http/endpoint.js'
import { sessionSchema } from './schema.js'
import { walletProofSchema, walletSchema } from './wallet-schema.js'

const bytes = (most: number) => {
  const message = `1 to ${most} bytes in base64url`
  return v.pipe(v.string(message), v.regex(/^[\w-]+$/, message), v.maxLength(Math.ceil((most * 4) / 3), message))
}

const credentialId = bytes(1_023)
const transports = v.pipe(
  v.array(v.pipe(v.string('a transport'), v.regex(/^[a-z-]{1,32}$/, 'a transport such as internal'))),
  v.maxLength(8, '8 transports at most'),
)
const time = v.pipe(v.string(), v.isoTimestamp())

const passkeyPurposes = ['set', 'renew'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/**
 * `challenge` works once, for a request of its purpose by this device: its bytes are those
 * of the text. `passkey` is this device's passkey.
 */
const passkeyChallengeSchema = v.object({
  challenge: v.string(),
  expiresAt: time,
  passkey: v.nullable(v.object({ credentialId, transports })),
})
export type PasskeyChallenge = v.InferOutput<typeof passkeyChallengeSchema>

const newPasskey = { credentialId, clientData: bytes(2_048), attestation: bytes(8_192), transports }

/** A passkey that the browser has created: `clientDataJSON` and `attestationObject` of WebAuthn. */
export type NewPasskey = v.InferOutput<ReturnType<typeof v.strictObject<typeof newPasskey>>>

/** A new passkey. The proof covers all other fields. */
const passkeySetSchema = v.strictObject({ ...newPasskey, proof: walletProofSchema })
export type PasskeySet = v.InferOutput<typeof passkeySetSchema>

/** A signature of the passkey: `clientDataJSON` and `authenticatorData` of WebAuthn. */
const passkeyRenewSchema = v.strictObject({
  credentialId,
  clientData: bytes(2_048),
  authenticatorData: bytes(2_048),
  signature: bytes(1_024),
})
export type PasskeyAssertion = v.InferOutput<typeof passkeyRenewSchema>

/** The passkey with which a device renews its login. Each request carries a proof by the device key. */
export const passkeyEndpoints = {
  readPasskeyChallenge: { method: 'POST', path: '/passkey/challenge', reply: passkeyChallengeSchema },
  setPasskey: { method: 'PUT', path: '/passkey', reply: walletSchema },
  removePasskey: { method: 'POST', path: '/passkey/remove', reply: walletSchema },
  renew: { method: 'POST', path: '/passkey/renew', reply: sessionSchema },
} as const satisfies Endpoints

/** The schemas by which the service checks requests about passkeys. */
export function passkeyRequests() {
  return {
    readPasskeyChallenge: {
      body: v.strictObject({ purpose: v.picklist(passkeyPurposes, passkeyPurposes.join(' or ')) }),
    },
    setPasskey: { body: passkeySetSchema },
    renew: { body: passkeyRenewSchema },
  } satisfies Requests<typeof passkeyEndpoints>
}
