import { safeParse } from 'valibot'
import { swapEndpoints } from '../../../src/features/swap/data/schema.js'
import { readUpTo } from '../../../src/rules/rpc/read-up-to.js'
import { failureSchema } from '../../../src/services/http/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import type { SwapReply, SwapRequest, SwapService } from './swap-service.js'

/** How long the other server may take, ms. */
const TIMEOUT = 8_000
/** The largest reply, bytes: that of some thousand tokens. */
const MAX_REPLY = 4_000_000
/** Errors of the caller are passed on. 401 is not one: it concerns the project id of this server. */
const passedOn: readonly number[] = [400, 404, 422, 429]

type Name = keyof typeof swapEndpoints

/**
 * Passes the endpoints of swaps on to another server of the same protocol. Its replies are checked.
 *
 * @param url its base URL. The parameters of its query, such as `projectId`, are sent with each request.
 */
export function createUpstreamSwapService(url: string): SwapService {
  const passOn =
    <N extends Name>(name: N) =>
    async (request: SwapRequest<N> & object): Promise<SwapReply<N>> => {
      const response = await send(url, name, request).catch(() => undefined)
      const text = response && (await readUpTo(MAX_REPLY, response).catch(() => undefined))
      const body = parseJson(text)
      const reply = safeParse(swapEndpoints[name].reply, body)
      if (response?.ok && reply.success) return reply.output as SwapReply<N>
      throw createFailure(response, body)
    }
  return {
    listSwapTokens: passOn('listSwapTokens'),
    listQuotes: passOn('listQuotes'),
    getGasPrice: passOn('getGasPrice'),
    getAllowance: passOn('getAllowance'),
    buildApprove: passOn('buildApprove'),
    buildSwap: passOn('buildSwap'),
  }
}

function send(url: string, name: Name, request: object): Promise<Response> {
  const { method, path } = swapEndpoints[name]
  const target = new URL(url)
  target.pathname = target.pathname.replace(/\/+$/, '') + path
  const usual = { method, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) } as const
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' }
    return fetch(target, { ...usual, headers, body: JSON.stringify(request) })
  }
  for (const [key, value] of Object.entries(request)) if (value !== undefined) target.searchParams.set(key, value)
  return fetch(target, usual)
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function createFailure(response: Response | undefined, body: unknown): ApiFailure {
  const failure = safeParse(failureSchema, body)
  const [reason] = failure.success ? failure.output.reasons : []
  const seconds = response?.headers.get('retry-after') ?? ''
  const retryAfter = /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined
  if (response && passedOn.includes(response.status) && (reason || response.status === 429)) {
    const { field = 'server', description = 'Too many requests. Try again later.' } = reason ?? {}
    return new ApiFailure(response.status, field, description, retryAfter)
  }
  return new ApiFailure(503, 'server', 'The swap service does not answer. Try again later.', retryAfter)
}
