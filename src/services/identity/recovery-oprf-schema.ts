import * as v from 'valibot'
import type { Endpoints, Requests } from '../http/endpoint.js'

/** An element of ristretto255 (RFC 9496) in base64url. */
const element = v.pipe(
  v.string('32 bytes in base64url'),
  v.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, '32 bytes in base64url'),
)

/**
 * A password, blinded (RFC 9497), for the recovery with this salt. With the
 * salt of the present recovery it is a guess, which the service counts.
 */
const evaluationRequestSchema = v.strictObject({
  walletId: v.pipe(v.string('16 bytes in base64url'), v.regex(/^[\w-]{22}$/, '16 bytes in base64url')),
  salt: v.pipe(v.string('16 to 64 bytes in base64url'), v.regex(/^[\w-]{22,86}$/, '16 to 64 bytes in base64url')),
  blinded: element,
})
export type EvaluationRequest = v.InferOutput<typeof evaluationRequestSchema>

/** `keyId` names the service's key that took part; a new recovery keeps it in its method. */
const evaluationSchema = v.object({ evaluated: element, keyId: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)) })
export type Evaluation = v.InferOutput<typeof evaluationSchema>

/** The service's part of deriving the key of a recovery from a password. */
export const recoveryEndpoints = {
  evaluatePassword: { method: 'POST', path: '/wallet/recovery/evaluate', reply: evaluationSchema },
} as const satisfies Endpoints

/** The schema by which the service checks it. */
export function recoveryRequests() {
  return { evaluatePassword: { body: evaluationRequestSchema } } satisfies Requests<typeof recoveryEndpoints>
}
