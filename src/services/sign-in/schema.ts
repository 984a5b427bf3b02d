import * as v from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../core/model/caip.js'
import type { Endpoints, Requests } from '../http/endpoint.js'

/** The signed-in account, as the server reports it. */
const signedInSchema = v.object({
  accountAddress: v.pipe(v.string(), v.regex(/^[-.%a-zA-Z0-9]{1,128}$/, 'an address')),
  chainId: v.custom<CaipNetworkId>(isCaipNetworkId, 'a CAIP-2 id such as eip155:1'),
  /** RFC 3339. */
  expirationTime: v.optional(v.pipe(v.string(), v.isoTimestamp('a time of RFC 3339'))),
})
export type SignedIn = v.InferOutput<typeof signedInSchema>

/** The endpoints of a sign-in server (docs/sign-in-server.md). */
export const signInEndpoints = {
  readNonce: {
    method: 'GET',
    path: '/nonce',
    reply: v.object({
      nonce: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{8,200}$/, '8 or more letters and digits')),
    }),
  },
  verify: { method: 'POST', path: '/verify', reply: v.object({ session: signedInSchema }) },
  readSession: { method: 'GET', path: '/session', reply: v.object({ session: v.nullable(signedInSchema) }) },
  signOut: { method: 'POST', path: '/sign-out', reply: v.object({}) },
} as const satisfies Endpoints

/** The largest accepted message and signature, in characters. An ERC-6492 signature includes the code that deploys the account. */
const MAX_MESSAGE = 8_000
const MAX_SIGNATURE = 100_000
/** The base64 of a message in UTF-8 is at most four times as long. */
const MAX_SIGNED_MESSAGE = 4 * MAX_MESSAGE

/** The schemas by which a sign-in server checks requests. */
export function signInRequests() {
  const textOf = (most: number) => v.pipe(v.string(), v.maxLength(most, `at most ${most} characters`))
  return {
    verify: {
      body: v.object({
        message: textOf(MAX_MESSAGE),
        signature: textOf(MAX_SIGNATURE),
        /** The signed bytes, base64, if the wallet wrote the message itself. */
        signedMessage: v.optional(v.pipe(textOf(MAX_SIGNED_MESSAGE), v.base64('base64'))),
        /** The signing scheme, for a namespace with several. */
        scheme: v.optional(textOf(40)),
      }),
    },
    signOut: { body: v.object({}) },
  } satisfies Requests<typeof signInEndpoints>
}

export type VerifyRequest = v.InferOutput<ReturnType<typeof signInRequests>['verify']['body']>
