import {
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as v from 'valibot'
import type { NewPasskey, PasskeyAssertion, PasskeyPurpose } from '../../../src/services/identity/passkey-schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import type { loginPasskeys } from '../database/passkey-schema.js'
import type { IdentityContext } from '../identity-context.js'
import { consumeNonce, type NonceOwner, readNonce } from '../secrets/nonces.js'

export type PasskeyRow = typeof loginPasskeys.$inferSelect

/** The fields of `clientDataJSON` that the library does not return (WebAuthn §5.8.1). It reads the rest, and compares these. */
const clientDataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ challenge: v.string(), topOrigin: v.optional(v.string()) }),
)

/**
 * Checks a passkey that was created in the frame for this device, with the visitor verified. The challenge is used up.
 *
 * @throws ApiFailure 400, and 401 when the page around the frame is not allowed
 */
export async function checkNewPasskey(
  context: IdentityContext,
  owner: NonceOwner,
  { credentialId: id, clientData: clientDataJSON, attestation: attestationObject }: NewPasskey,
): Promise<Pick<PasskeyRow, 'publicKey' | 'signCount'>> {
  const { challenge, expected } = await readClientData(context, 'set', owner, clientDataJSON)
  const { registrationInfo } = await verify(() =>
    verifyRegistrationResponse({
      ...expected,
      response: { ...readHead(id), response: { clientDataJSON, attestationObject } },
    }),
  )
  if (registrationInfo?.credential.id !== id) throw refuse()
  await consume(context, challenge)
  const { publicKey, counter } = registrationInfo.credential
  return { publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter }
}

/**
 * Checks that this passkey has signed, in the frame and with the visitor verified. The challenge is used up.
 *
 * @returns The signature counter of the authenticator, which is greater than before or always 0.
 * @throws ApiFailure 400, and 401 when the page around the frame is not allowed
 */
export async function checkAssertion(
  context: IdentityContext,
  owner: NonceOwner,
  { passkey, assertion }: { passkey: PasskeyRow; assertion: PasskeyAssertion },
): Promise<number> {
  const { credentialId: id, clientData: clientDataJSON, authenticatorData, signature } = assertion
  if (id !== passkey.credentialId) throw refuse()
  const { challenge, topOrigin, expected } = await readClientData(context, 'renew', owner, clientDataJSON)
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  const { verified, authenticationInfo }: VerifiedAuthenticationResponse = await verify(() =>
    verifyAuthenticationResponse({
      ...expected,
      ...(topOrigin === undefined ? {} : { expectedTopOrigin: topOrigin }),
      response: { ...readHead(id), response: { clientDataJSON, authenticatorData, signature } },
      credential: { id, publicKey, counter: passkey.signCount },
    }),
  )
  if (!verified) throw refuse()
  await consume(context, challenge)
  return authenticationInfo.newCounter
}

/** The challenge, which this service made for this purpose and device, and the required values of the rest. */
async function readClientData(
  context: IdentityContext,
  purpose: PasskeyPurpose,
  owner: NonceOwner,
  clientData: string,
) {
  const parsed = v.safeParse(clientDataSchema, Buffer.from(clientData, 'base64url').toString())
  if (!parsed.success) throw refuse()
  const { challenge: expectedChallenge, topOrigin } = parsed.output
  const nonce = Buffer.from(expectedChallenge, 'base64url').toString()
  const expiresAt = readNonce(context, `passkey ${purpose}`, owner, nonce)
  if (expiresAt === undefined || expiresAt < context.now())
    throw refuse('Its challenge must be a new one of this device.')
  // Some browsers report the page around a frame. Each page that the frame may be in is allowed.
  if (topOrigin !== undefined) await context.requireAllowedOrigin(topOrigin)
  const { frameOrigin: expectedOrigin } = context
  const expected = {
    expectedChallenge,
    expectedOrigin,
    expectedRPID: new URL(expectedOrigin).hostname,
    requireUserVerification: true,
  }
  return { challenge: { nonce, expiresAt }, topOrigin, expected }
}

function readHead(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

/** The library throws for each thing that is not as expected. */
async function verify<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw refuse()
  }
}

async function consume(context: IdentityContext, challenge: { nonce: string; expiresAt: number }): Promise<void> {
  if (!(await consumeNonce(context.readDatabase(), challenge))) throw refuse('Its challenge was used before.')
}

function refuse(
  reason = 'It must be made in the frame, for this request, by the passkey of this device, with the visitor verified.',
) {
  return new ApiFailure(400, 'passkey', `The passkey is refused. ${reason}`)
}
