import * as v from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../core/model/caip.js'

/** The largest accepted message and signature, in characters. A signature of ERC-6492 carries the code that deploys the account. */
const MAX_MESSAGE = 8_000
const MAX_SIGNATURE = 100_000
/** A message in UTF-8 and base64 is four times as long at most. */
const MAX_SIGNED_MESSAGE = 4 * MAX_MESSAGE

/** The reply of `GET /nonce`. */
export const nonceReplySchema = v.object({
  nonce: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{8,200}$/, '8 or more letters and digits')),
})

/** The body of `POST /verify`. */
export const verifyRequestSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(MAX_MESSAGE, `at most ${MAX_MESSAGE} characters`)),
  signature: v.pipe(v.string(), v.maxLength(MAX_SIGNATURE, `at most ${MAX_SIGNATURE} characters`)),
  /** The bytes that were signed, base64, where the wallet wrote the message itself. */
  signedMessage: v.optional(
    v.pipe(v.string(), v.maxLength(MAX_SIGNED_MESSAGE, `at most ${MAX_SIGNED_MESSAGE} characters`), v.base64('base64')),
  ),
  /** How it was signed, for a namespace with several ways. */
  scheme: v.optional(v.pipe(v.string(), v.maxLength(40, 'at most 40 characters'))),
})

/** Who is signed in, as the server tells it. */
export const signedInSchema = v.object({
  accountAddress: v.pipe(v.string(), v.regex(/^[-.%a-zA-Z0-9]{1,128}$/, 'an address')),
  chainId: v.custom<CaipNetworkId>(isCaipNetworkId, 'a CAIP-2 id such as eip155:1'),
  /** RFC 3339. */
  expirationTime: v.optional(v.pipe(v.string(), v.isoTimestamp('a time of RFC 3339'))),
})

/** The reply of `POST /verify`. */
export const verifyReplySchema = v.object({ session: signedInSchema })

/** The reply of `GET /session`. */
export const sessionReplySchema = v.object({ session: v.nullable(signedInSchema) })

/** The reply of `POST /sign-out`. */
export const signOutReplySchema = v.object({})

export type VerifyRequest = v.InferOutput<typeof verifyRequestSchema>
export type SignedIn = v.InferOutput<typeof signedInSchema>
