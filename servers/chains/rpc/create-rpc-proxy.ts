import type { RequestHandler } from '../../index.js'
import { answerCall, codes, fail } from './answer-call.js'
import { checkPage } from './check-page.js'
import { readUpTo } from './read-up-to.js'

export type RpcLimits = {
  /** Bytes of a request. */
  request: number
  /** Calls in one batch. */
  batch: number
  /** Blocks that one filter for logs may cover. */
  logBlocks: number
  /** Bytes that a node answers, over all calls of a batch. */
  reply: number
}

export type RpcProxyOptions = {
  /** The URL of each node, by chain id. */
  nodes: Readonly<Record<number, string>>
  limits?: Partial<RpcLimits>
}

const defaultLimits: RpcLimits = { request: 1_048_576, batch: 100, logBlocks: 10_000, reply: 8 * 1_048_576 }

/**
 * Forwards JSON-RPC calls of this server's pages to the nodes of the local chains, at `/<chain id>`. A node obeys every
 * caller, so no page reaches it directly: only calls that read, or publish a signed transaction, are forwarded.
 *
 * @example const rpc = createRpcProxy({ nodes: { 31337: 'http://127.0.0.1:8545' } })
 */
export function createRpcProxy({ nodes, limits: ownLimits }: RpcProxyOptions): RequestHandler {
  const limits = { ...defaultLimits, ...ownLimits }
  return async (request) => {
    const node = nodes[Number(/^\/(\d{1,15})$/.exec(new URL(request.url).pathname)?.[1])]
    if (node === undefined) return respond(404, { error: 'There is no such chain.' })
    if (request.method !== 'POST') return respond(405, { error: 'Send JSON-RPC by POST.' })
    const refusal = checkPage(request.headers)
    if (refusal) return respond(refusal.status, { error: refusal.reason })
    const text = await readUpTo(limits.request, request)
    if (text === undefined) return respond(413, { error: `Send ${limits.request} bytes at most.` })
    try {
      return respond(200, await answerText(text, node, limits))
    } catch {
      // The reason names the node's address, which pages need not know.
      return respond(502, { error: 'The chain does not answer.' })
    }
  }
}

async function answerText(text: string, node: string, limits: RpcLimits): Promise<unknown> {
  const value = parseJson(text)
  if (value === undefined) return fail(null, codes.parseError, 'The request is no JSON.')
  const context = { node, logBlocks: limits.logBlocks, budget: { left: limits.reply } }
  if (!Array.isArray(value)) return answerCall(value, context)
  if (value.length === 0) return fail(null, codes.invalidRequest, 'The batch is empty.')
  if (value.length > limits.batch) {
    return fail(null, codes.limitExceeded, `A batch has ${limits.batch} calls at most. Send several.`)
  }
  const answers: unknown[] = []
  // One after another: they share one budget, and the node answers one page at a time.
  for (const call of value) answers.push(await answerCall(call, context))
  return answers
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON. JSON cannot represent undefined, so undefined means invalid.
    return undefined
  }
}

function respond(status: number, body: unknown): Response {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(JSON.stringify(body), { status, headers })
}
