import { safeParse } from 'valibot'
import { DirectoryRefusedError, DirectoryUnavailableError } from '../../core/errors/directory-errors.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import { RequestCancelledError } from '../../core/errors/wallet-errors.js'
import { untilAborted } from '../../rules/until-aborted.js'
import { failureSchema } from './schema.js'

type RequestOptions = {
  /** The URL of the directory, for errors. */
  base: string
  send: typeof globalThis.fetch
  signal: AbortSignal | undefined
  /** In ms. */
  timeLimit: number
}

/** Longer reasons are cut: some servers return whole HTML pages. */
const MAX_DETAILS = 300
/** The largest reply, in bytes. 100 wallets are about 100 KB. */
const MAX_REPLY = 2_000_000
/** Longer error replies are not parsed, because to check a million reasons takes seconds. In characters. */
const MAX_FAILURE = 16_000

/**
 * GETs `url` and returns the JSON of its reply without validation.
 *
 * @throws DirectoryUnavailableError without a JSON reply of at most 2 MB within the time limit, DirectoryRefusedError for 401
 *   and 403, RequestCancelledError once `signal` aborts.
 */
export async function requestJson(url: string, options: RequestOptions): Promise<unknown> {
  const { base, signal, timeLimit } = options
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, timeLimit)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  try {
    // A `fetch` of the app's own may ignore signals.
    return await untilAborted(readReply(url, options, ending.signal), ending.signal, createAbortError)
  } catch (error) {
    if (signal?.aborted) throw new RequestCancelledError({ cause: error })
    if (ending.signal.aborted) throw new DirectoryUnavailableError({ url: base, reason: 'timeout', cause: error })
    if (error instanceof LintelError) throw error
    throw new DirectoryUnavailableError({ url: base, reason: 'offline', cause: error, details: String(error) })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** What `fetch` itself rejects with. */
function createAbortError(): DOMException {
  return new DOMException('Aborted', 'AbortError')
}

async function readReply(url: string, { base, send }: RequestOptions, signal: AbortSignal): Promise<unknown> {
  const response = await send(url, { signal, credentials: 'omit', headers: { accept: 'application/json' } })
  const text = await readText(response, base)
  if (response.status === 401 || response.status === 403)
    throw new DirectoryRefusedError({ details: readReasons(text) })
  if (!response.ok) {
    const { status } = response
    throw new DirectoryUnavailableError({ url: base, reason: 'status', status, details: readReasons(text) })
  }
  const value = parseJson(text)
  if (value !== undefined) return value
  throw new DirectoryUnavailableError({ url: base, reason: 'reply', details: `Not JSON: ${text.slice(0, 80)}` })
}

/** Reads the body in chunks, so that a reply that is too large is not downloaded. */
async function readText({ body }: Response, base: string): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const part = await reader?.read()
    if (!part?.value) return text + decoder.decode()
    size += part.value.length
    if (size > MAX_REPLY) {
      void reader?.cancel().catch(() => undefined)
      throw new DirectoryUnavailableError({ url: base, reason: 'reply', details: 'The reply is larger than 2 MB.' })
    }
    text += decoder.decode(part.value, { stream: true })
  }
}

/** The reasons of an error reply, or its text when it has none. */
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
