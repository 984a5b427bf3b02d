import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as v from 'valibot'
import { ApiFailure } from '../../http/api-failure.js'
import { isSameSecret } from '../../is-same-secret.js'
import { hashToken } from '../secrets/tokens.js'

/** How far `iat` may be from the clock of the service, ms. */
const TOLERANCE = 60_000

const claimsSchema = v.object({
  htm: v.string(),
  htu: v.string(),
  iat: v.number(),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
})

export type ExpectedProof = {
  method: string
  /** The public URL of the endpoint. */
  url: string
  /** The thumbprint of the session's device key. */
  thumbprint: string
  /** In ms. */
  now: number
}

/** The hash under which a proof is remembered, and when it ends in any case. */
export type CheckedProof = { hash: string; expiresAt: number }

/**
 * Checks a proof of possession of the device key (RFC 9449 §4.3, without an access token). The caller remembers its hash,
 * so that it works once.
 *
 * @throws ApiFailure 401
 */
export async function checkProof(proof: string | undefined, expected: ExpectedProof): Promise<CheckedProof> {
  const { method, url, thumbprint, now } = expected
  if (proof === undefined) throw refuse('The header `DPoP` must have a proof of the device key.')
  const verified = await jwtVerify(proof, EmbeddedJWK, {
    algorithms: ['ES256'],
    typ: 'dpop+jwt',
    currentDate: new Date(now),
  })
    // Its errors, and those of WebCrypto for a point that is not on the curve.
    .catch(() => undefined)
  if (!verified)
    throw refuse('The proof must be a JWT of the type dpop+jwt, signed with ES256 by the key in its header.')
  const { payload, protectedHeader } = verified
  const signer = await calculateJwkThumbprint(protectedHeader.jwk ?? {})
  if (!isSameSecret(signer, thumbprint)) throw refuse('The proof belongs to another device than the session.')
  const claims = v.safeParse(claimsSchema, payload)
  if (!claims.success) throw refuse('The proof must have htm, htu, iat and a jti of 16 to 128 characters.')
  const { htm, htu, iat, jti } = claims.output
  if (htm !== method || readTarget(htu) !== readTarget(url)) throw refuse(`The proof must be for ${method} ${url}.`)
  const time = iat * 1_000
  if (Math.abs(now - time) > TOLERANCE) {
    throw refuse(`The proof must be of this minute: the clock of the service is at ${Math.floor(now / 1_000)}.`)
  }
  return { hash: hashToken(JSON.stringify([thumbprint, jti])), expiresAt: Math.ceil(time) + TOLERANCE }
}

/** @returns an error about the proof of the device key. */
export function refuse(description: string): ApiFailure {
  return new ApiFailure(401, 'device', description)
}

/** RFC 9449 §4.3: the URL without query and fragment. */
function readTarget(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
