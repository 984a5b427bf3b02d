import type { LintelError } from '../../core/errors/lintel-error.js'
import { SignInRefusedError } from '../../core/errors/sign-in/sign-in-errors.js'
import { SignInUnavailableError } from '../../core/errors/sign-in/sign-in-unavailable-error.js'
import { createServiceReader } from '../http/create-service-reader.js'
import type { RequestFailure } from '../http/request-json.js'
import {
  nonceReplySchema,
  type SignedIn,
  sessionReplySchema,
  signOutReplySchema,
  type VerifyRequest,
  verifyReplySchema,
} from './schema.js'

/** The sign-in server over HTTP. Its cookies are sent, so it must be of the page's site or allow its origin. */
export type SignInClient = {
  readNonce(): Promise<string>
  /** @throws SignInRefusedError with the reason in `details` */
  verify(request: VerifyRequest): Promise<void>
  readSession(): Promise<SignedIn | null>
  signOut(): Promise<void>
}

/**
 * Creates the client of a sign-in server. Its methods reject with SignInUnavailableError when the server does not answer.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid
 */
export function createSignInClient({
  baseUrl,
  fetch,
  timeLimit,
}: {
  baseUrl: string
  fetch: typeof globalThis.fetch | undefined
  /** The time limit of a request, in ms. Default 10,000. */
  timeLimit?: number
}): SignInClient {
  const { read } = createServiceReader(
    { baseUrl, ...(fetch && { fetch }), ...(timeLimit !== undefined && { timeLimit }) },
    { option: 'signIn.server', createError: toSignInError },
  )
  const withCookies = { init: { credentials: 'include' }, signal: undefined } as const
  return {
    readNonce: async () => (await read({ path: '/nonce', schema: nonceReplySchema, ...withCookies })).nonce,
    async verify(body) {
      await read({ path: '/verify', schema: verifyReplySchema, body, ...withCookies })
    },
    readSession: async () => (await read({ path: '/session', schema: sessionReplySchema, ...withCookies })).session,
    async signOut() {
      await read({ path: '/sign-out', schema: signOutReplySchema, body: {}, ...withCookies })
    },
  }
}

function toSignInError(_url: string, { reason, status, details, cause }: RequestFailure): LintelError {
  if (reason === 'refused') return new SignInRefusedError({ details, cause })
  const what = status === undefined ? reason : `HTTP ${status}`
  return new SignInUnavailableError({ details: details ? `${what}: ${details}` : what, cause })
}
