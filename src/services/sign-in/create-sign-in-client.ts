import type { LintelError } from '../../core/errors/lintel-error.js'
import { SignInClockError, SignInRefusedError } from '../../core/errors/sign-in-refused-error.js'
import { SignInUnavailableError } from '../../core/errors/sign-in-unavailable-error.js'
import { createSender } from '../http/create-sender.js'
import { createServiceClient, type ServiceClient } from '../http/create-service-client.js'
import { createServiceReader } from '../http/create-service-reader.js'
import type { RequestFailure } from '../http/request-json.js'
import { signInEndpoints, type signInRequests } from './schema.js'

/**
 * Creates the client of a sign-in server. Requests send its cookies, so it must be on the page's site or allow the page's origin. Its
 * methods reject with SignInUnavailableError if the server does not answer, with SignInClockError if the time of a message is wrong,
 * and else with SignInRefusedError. Their `details` have the reason.
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
}): ServiceClient<typeof signInEndpoints, typeof signInRequests> {
  const reader = createServiceReader(
    { baseUrl, ...(fetch && { fetch }), ...(timeLimit !== undefined && { timeLimit }) },
    { option: 'signIn.server', createError: toSignInError },
  )
  return createServiceClient(signInEndpoints, createSender(reader, { credentials: 'include' }))
}

function toSignInError(_url: string, { reason, status, details, cause }: RequestFailure): LintelError {
  // The details of a refusal start with the refused field.
  if (reason === 'refused' && details?.startsWith('time:')) return new SignInClockError({ details, cause })
  if (reason === 'refused') return new SignInRefusedError({ details, cause })
  const what = status === undefined ? reason : `HTTP ${status}`
  return new SignInUnavailableError({ details: details ? `${what}: ${details}` : what, cause })
}
