import * as v from 'valibot'
import { walletProofSchema } from './wallet-schema.js'

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

/** The body of `POST /passkey/challenge`. */
export const passkeyChallengeRequestSchema = v.strictObject({
  purpose: v.picklist(passkeyPurposes, passkeyPurposes.join(' or ')),
})

/**
 * The reply of `POST /passkey/challenge`. `challenge` works once, for a request of its purpose by this device: its bytes are those
 * of the text. `passkey` is that of this device.
 */
export const passkeyChallengeSchema = v.object({
  challenge: v.string(),
  expiresAt: time,
  passkey: v.nullable(v.object({ credentialId, transports })),
})
export type PasskeyChallenge = v.InferOutput<typeof passkeyChallengeSchema>

const newPasskey = { credentialId, clientData: bytes(2_048), attestation: bytes(8_192), transports }

/** A passkey that the browser has created: `clientDataJSON` and `attestationObject` of WebAuthn. */
export type NewPasskey = v.InferOutput<ReturnType<typeof v.strictObject<typeof newPasskey>>>

/** The body of `PUT /passkey`. The proof is about the rest of it. */
export const passkeySetSchema = v.strictObject({ ...newPasskey, proof: walletProofSchema })
export type PasskeySet = v.InferOutput<typeof passkeySetSchema>

/** The body of `POST /passkey/renew`: what the passkey has signed, `clientDataJSON` and `authenticatorData` of WebAuthn. */
export const passkeyRenewSchema = v.strictObject({
  credentialId,
  clientData: bytes(2_048),
  authenticatorData: bytes(2_048),
  signature: bytes(1_024),
})
export type PasskeyAssertion = v.InferOutput<typeof passkeyRenewSchema>
