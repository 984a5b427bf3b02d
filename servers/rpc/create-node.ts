import { type Hex, isHex, keccak256 } from 'viem'
import type { JsonRpcCall } from '../../src/rules/rpc/json-rpc.js'
import { callEndpoint, type RpcReply } from './call-endpoint.js'
import { rankEndpoints, type Sample } from './rank-endpoints.js'

export type NodeCallOptions = {
  /** The largest reply, bytes. Default 8 MiB. */
  limit?: number
  /** Asks only the endpoint with this index, without fallback. */
  endpoint?: number
}

/** The node of a chain: one endpoint, or several, of which the best working one is used. */
export type ChainNode = {
  /**
   * @returns the reply, and the index of the endpoint that gave it.
   * @throws NodeUnavailableError when no endpoint answers.
   */
  call(call: JsonRpcCall, options?: NodeCallOptions): Promise<RpcReply & { endpoint: number }>
  /** Ends the checks of the endpoints. */
  close(): void
}

export type NodeOptions = {
  chainId: number
  /** URLs of the endpoints, the preferred first. */
  urls: readonly string[]
}

/** No endpoint of a chain answers. Its message names no URL: callers need not know them. */
export class NodeUnavailableError extends Error {
  override name = 'NodeUnavailableError'
}

/** Others are read from a chain for too long. */
export class NodeBusyError extends NodeUnavailableError {
  override name = 'NodeBusyError'
}

/** The largest reply, bytes. */
export const MAX_REPLY = 8 * 1_048_576
/** Interval of the checks, ms. */
const POLL_INTERVAL = 4_000
/** How many checks count. */
const SAMPLES = 10
/** How long an endpoint may take to answer a check, ms. */
const POLL_TIMEOUT = 1_000
/** How long a call waits for one endpoint before it also calls the next, ms. */
const FALLBACK_DELAY = 1_500
/** How long a call may take on all endpoints together, ms. */
const TIME_LIMIT = 9_000

type Endpoint = { url: string; index: number; samples: Sample[]; isDown: boolean }

/**
 * Creates the node of a chain. With several endpoints each is checked every 4 s, and a call goes to the best one. When it
 * fails, or has not answered after 1.5 s, the call goes to the next one as well, and the first answer counts.
 *
 * @example const node = createNode({ chainId: 1, urls: ['https://a.example', 'https://b.example'] })
 */
export function createNode({ chainId, urls }: NodeOptions): ChainNode {
  const endpoints = urls.map<Endpoint>((url, index) => ({ url, index, samples: [], isDown: false }))
  const check = async (endpoint: Endpoint) => {
    const startedAt = performance.now()
    const isOk = await readChainId(endpoint.url).then(
      (id) => id === chainId,
      () => false,
    )
    endpoint.samples = [...endpoint.samples, { isOk, latency: performance.now() - startedAt }].slice(-SAMPLES)
    endpoint.isDown = !isOk
  }
  const checkAll = () => endpoints.forEach((endpoint) => void check(endpoint))
  const timer = endpoints.length > 1 ? setInterval(checkAll, POLL_INTERVAL) : undefined
  timer?.unref()
  if (timer) checkAll()

  return {
    async call(call, { limit = MAX_REPLY, endpoint: only } = {}) {
      const candidates =
        only === undefined
          ? rankEndpoints(endpoints).flatMap((index) => endpoints[index] ?? [])
          : endpoints.filter(({ index }) => index === only)
      return callInTurn(candidates, async (endpoint, { signal, isRetry }) => {
        const reply = await callEndpoint(endpoint.url, call, { limit, signal })
        const published =
          isRetry && reply.status === 'error' ? await findPublished(endpoint.url, call, signal) : undefined
        return { ...(published ?? reply), endpoint: endpoint.index }
      })
    },
    close: () => clearInterval(timer),
  }
}

type Ask<Reply> = (endpoint: Endpoint, context: { signal: AbortSignal; isRetry: boolean }) => Promise<Reply>

/** Calls `candidates` one after another until one answers. A slow one is not aborted, since a call may be slow. */
async function callInTurn<Reply>(candidates: readonly Endpoint[], ask: Ask<Reply>): Promise<Reply> {
  const ending = new AbortController()
  const timers: ReturnType<typeof setTimeout>[] = []
  const waiting = [...candidates]
  let asked = 0
  let open = 0
  try {
    return await new Promise<Reply>((resolve, reject) => {
      const fail = (cause?: unknown) => reject(new NodeUnavailableError('The chain does not answer.', { cause }))
      const callNext = () => {
        const endpoint = waiting.shift()
        if (!endpoint) return open === 0 ? fail() : undefined
        asked += 1
        open += 1
        const patience = setTimeout(() => {
          endpoint.isDown = true
          callNext()
        }, FALLBACK_DELAY)
        timers.push(patience)
        ask(endpoint, { signal: ending.signal, isRetry: asked > 1 }).then(resolve, (cause) => {
          open -= 1
          // Otherwise the call has ended, and its requests with it.
          if (!ending.signal.aborted) endpoint.isDown = true
          clearTimeout(patience)
          if (waiting.length > 0) callNext()
          else if (open === 0) fail(cause)
        })
      }
      timers.push(setTimeout(fail, TIME_LIMIT))
      callNext()
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    ending.abort()
  }
}

/**
 * Returns the hash of a signed transaction that the node has already, or undefined. An endpoint that seemed dead may have
 * published it, and then the next one refuses it as known, or its nonce as too low.
 */
async function findPublished(url: string, call: JsonRpcCall, signal: AbortSignal): Promise<RpcReply | undefined> {
  const [signed] = call.method === 'eth_sendRawTransaction' && Array.isArray(call.params) ? call.params : []
  if (!isHex(signed)) return undefined
  const hash: Hex = keccak256(signed)
  const found = await callEndpoint(
    url,
    { method: 'eth_getTransactionByHash', params: [hash] },
    { limit: MAX_REPLY, signal },
  )
  if (found.status !== 'result' || found.result === null) return undefined
  return { status: 'result', result: hash, size: found.size }
}

async function readChainId(url: string): Promise<number> {
  const call = { method: 'eth_chainId', params: [] }
  const reply = await callEndpoint(url, call, { limit: 1_000, signal: AbortSignal.timeout(POLL_TIMEOUT) })
  return reply.status === 'result' ? Number(reply.result) : Number.NaN
}
