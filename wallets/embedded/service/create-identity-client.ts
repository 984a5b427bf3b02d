import * as v from 'valibot'
import { wait } from '../../../src/rules/async/wait.js'
import type { SentRequest } from '../../../src/services/http/create-service-client.js'
import { failureSchema } from '../../../src/services/http/schema.js'
import { ServiceFailure } from './service-failure.js'

export type IdentityClient = {
  /** Without a slash at its end. */
  baseUrl: string
  /** @throws ServiceFailure also if there is no answer within 10 s, or the answer does not fit the schema of the reply */
  call(request: SentRequest, headers?: Record<string, string>): Promise<unknown>
}

/** In ms. */
const TIME_LIMIT = 10_000

/** How long a call is repeated while the service reports that its database is not open, and the interval, ms. */
const OPENING_LIMIT = 8_000
const OPENING_INTERVAL = 500

export type IdentityClientOptions = {
  identityUrl: string
  /** The project of the page around the frame. A service with a list of projects refuses calls of others. */
  projectId?: string | null
  send?: typeof fetch
}

/**
 * Calls the identity service with the cookies of this frame. A service that has just started answers 503 until its database
 * is open: the call is repeated, because the service has not executed it.
 *
 * @example
 * const api = createServiceClient<typeof loginEndpoints, typeof loginRequests>(loginEndpoints, client.call)
 * await api.readSession()
 */
export function createIdentityClient({
  identityUrl,
  projectId,
  send = (input, init) => globalThis.fetch(input, init),
}: IdentityClientOptions): IdentityClient {
  const baseUrl = identityUrl.replace(/\/+$/, '')
  return {
    baseUrl,
    async call({ method, path, reply: schema, query, body, signal }, headers) {
      const url = new URL(baseUrl + path)
      for (const [name, value = ''] of Object.entries(query ?? {})) url.searchParams.set(name, value)
      if (projectId) url.searchParams.set('projectId', projectId)
      const request: RequestInit = {
        method,
        credentials: 'include',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }
      const end = Date.now() + OPENING_LIMIT
      let { response, value } = await read(send, url, request, signal)
      while (!response.ok) {
        const failure = describeFailure(response, value)
        if (!isOpening(failure) || Date.now() + OPENING_INTERVAL > end) throw failure
        await wait(OPENING_INTERVAL, signal)
        ;({ response, value } = await read(send, url, request, signal))
      }
      const reply = v.safeParse(schema, value)
      if (reply.success) return reply.output
      const description = 'The identity service answered with something else than it should.'
      throw new ServiceFailure({ status: 0, field: 'reply', description }, { cause: reply.issues[0].message })
    },
  }
}

async function read(
  send: typeof fetch,
  url: URL,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<{ response: Response; value: unknown }> {
  const limit = AbortSignal.timeout(TIME_LIMIT)
  try {
    const response = await send(url, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    return { response, value: await response.json() }
  } catch (error) {
    const description = 'The identity service does not answer. Try again later.'
    throw new ServiceFailure({ status: 0, field: 'service', description }, { cause: error })
  }
}

function isOpening({ status, field }: ServiceFailure): boolean {
  return status === 503 && field === 'database'
}

function describeFailure(response: Response, value: unknown): ServiceFailure {
  const { status, headers } = response
  const failure = v.safeParse(failureSchema, value)
  const reason = failure.success ? failure.output.reasons[0] : undefined
  const seconds = headers.get('retry-after')
  const advice = seconds && !reason?.description.includes(seconds) ? ` Please try again after ${seconds} seconds.` : ''
  const description = (reason?.description ?? `The identity service answered with ${status}.`) + advice
  return new ServiceFailure({ status, field: reason?.field ?? '', description })
}
