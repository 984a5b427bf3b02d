import * as v from 'valibot'

/** An element of ristretto255 (RFC 9496) in base64url. */
const element = v.pipe(
  v.string('32 bytes in base64url'),
  v.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, '32 bytes in base64url'),
)

/**
 * The body of `POST /wallet/recovery/evaluate`: a password, blinded (RFC 9497), for the recovery with this salt. With the
 * salt of the recovery that is set it is a guess, which is counted.
 */
export const evaluationRequestSchema = v.strictObject({
  walletId: v.pipe(v.string('16 bytes in base64url'), v.regex(/^[\w-]{22}$/, '16 bytes in base64url')),
  salt: v.pipe(v.string('16 to 64 bytes in base64url'), v.regex(/^[\w-]{22,86}$/, '16 to 64 bytes in base64url')),
  blinded: element,
})
export type EvaluationRequest = v.InferOutput<typeof evaluationRequestSchema>

/** The reply. `keyId` names the key of the service that took part; a new recovery keeps it in its method. */
export const evaluationSchema = v.object({ evaluated: element, keyId: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)) })
export type Evaluation = v.InferOutput<typeof evaluationSchema>
