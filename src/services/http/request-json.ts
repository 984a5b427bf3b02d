import { safeParse } from 'valibot'
import { LintelError } from '../../core/errors/lintel-error.js'
import { RequestCancelledError } from '../../core/errors/wallet-errors.js'
import { untilAborted } from '../../rules/async/until-aborted.js'
import { readUpTo } from '../../rules/rpc/read-up-to.js'
import { failureSchema } from './schema.js'

/** Why a request failed. `refused`: the service answered 401 or 403. */
export type RequestFailure = {
  reason: 'offline' | 'timeout' | 'status' | 'reply' | 'refused'
  /** The HTTP status, if there was an answer. */
  status?: number
  /** The headers of an answer with an error status. */
  headers?: Headers
  details?: string
  cause?: unknown
}

export type RequestOptions = {
  /** Creates the error of the service. */
  createError: (failure: RequestFailure) => LintelError
  send: typeof globalThis.fetch
  signal: AbortSignal | undefined
  /** In ms. */
  timeLimit: number
  /** The JSON of a POST. Without it the request is a GET. */
  body?: unknown
  /** Whether cookies are sent. Default: never. */
  init?: Pick<RequestInit, 'credentials'> | undefined
}

/** Longer reasons are cut: some servers return whole HTML pages. */
const MAX_DETAILS = 300
/** The largest reply, in bytes. 100 wallets are about 100 KB. */
const MAX_REPLY = 2_000_000
/** Longer error replies are not parsed, because checking a million reasons takes seconds. In characters. */
const MAX_FAILURE = 16_000

/**
 * Requests `url` and returns the JSON of its reply without validation.
 *
 * @throws the error of `createError` without a JSON reply of at most 2 MB within the time limit, RequestCancelledError
 *   once `signal` aborts.
 */
export async function requestJson(url: string, options: RequestOptions): Promise<unknown> {
  const { createError, signal, timeLimit } = options
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, timeLimit)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  try {
    // A `fetch` of the app's own may ignore signals.
    return await untilAborted(readReply(url, options, ending.signal), ending.signal, () => ending.signal.reason)
  } catch (error) {
    if (signal?.aborted) throw new RequestCancelledError({ cause: error })
    if (ending.signal.aborted) throw createError({ reason: 'timeout', cause: error })
    if (error instanceof LintelError) throw error
    throw createError({ reason: 'offline', cause: error, details: String(error) })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** The error for a rejection of `fetch` itself. */
async function readReply(url: string, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
  const { createError, send } = options
  const response = await send(url, {
    ...{ signal, credentials: 'omit', ...options.init },
    ...describeRequest(options.body),
  })
  const text = await readUpTo(MAX_REPLY, response)
  if (text === undefined) throw createError({ reason: 'reply', details: 'Over 2 MB.' })
  const { status } = response
  if (!response.ok) {
    const reason = status === 401 || status === 403 ? 'refused' : 'status'
    throw createError({ reason, status, details: readReasons(text), headers: response.headers })
  }
  const value = parseJson(text)
  if (value !== undefined) return value
  throw createError({ reason: 'reply', details: `Not JSON: ${text.slice(0, 80)}` })
}

function describeRequest(body: unknown): RequestInit {
  const accept = { accept: 'application/json' }
  if (body === undefined) return { headers: accept }
  return { method: 'POST', body: JSON.stringify(body), headers: { ...accept, 'content-type': 'application/json' } }
}

/** The reasons of an error reply, or its text if it has none. */
function readReasons(text: string): string {
  const failure = safeParse(failureSchema, parseJson(text.slice(0, MAX_FAILURE)))
  const reasons = failure.success
    ? failure.output.reasons.map(({ field, description }) => `${field}: ${description}`).join('; ')
    : text
  return reasons.slice(0, MAX_DETAILS)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
