import { answerFailure } from '../../http/failure.js'
import { readUpTo } from '../../http/read-up-to.js'
import { answerCall, codes, fail } from './answer-call.js'
import { type ChainNode, MAX_REPLY, NodeUnavailableError } from './create-node.js'

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
  /** The node of each chain, by its CAIP-2 id. */
  nodes: ReadonlyMap<string, ChainNode>
  limits?: Partial<RpcLimits>
}

/** `charge` counts calls and returns the reply to a caller over its limit. */
export type RpcProxy = (request: Request, charge: (calls: number) => Response | undefined) => Promise<Response>

const defaultLimits: RpcLimits = { request: 1_048_576, batch: 100, logBlocks: 10_000, reply: MAX_REPLY }

/**
 * Forwards JSON-RPC calls to the nodes of the chains. A node may obey every caller, so only calls that read, or publish a
 * signed transaction, are forwarded.
 */
export function createRpcProxy({ nodes, limits: ownLimits }: RpcProxyOptions): RpcProxy {
  const limits = { ...defaultLimits, ...ownLimits }
  return async (request, charge) => {
    const node = nodes.get(new URL(request.url).searchParams.get('chainId') ?? '')
    if (!node) {
      return answerFailure(400, [{ field: 'chainId', description: `Must be one of ${[...nodes.keys()].join(', ')}.` }])
    }
    // Browsers let any page send other types without a preflight.
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return answerFailure(400, [{ field: 'content-type', description: 'Must be application/json.' }])
    }
    const text = await readUpTo(limits.request, request)
    if (text === undefined) {
      return answerFailure(400, [{ field: 'body', description: `Must have ${limits.request} bytes at most.` }])
    }
    const calls = parseJson(text)
    const refusal = charge(Array.isArray(calls) ? Math.min(calls.length, limits.batch) : 1)
    if (refusal) return refusal
    try {
      return Response.json(await answerCalls(calls, node, limits), { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      if (!(error instanceof NodeUnavailableError)) throw error
      return answerFailure(503, [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }])
    }
  }
}

async function answerCalls(calls: unknown, node: ChainNode, limits: RpcLimits): Promise<unknown> {
  if (calls === undefined) return fail(null, codes.parseError, 'The request is no JSON.')
  const context = { node, logBlocks: limits.logBlocks, budget: { left: limits.reply } }
  if (!Array.isArray(calls)) return answerCall(calls, context)
  if (calls.length === 0) return fail(null, codes.invalidRequest, 'The batch is empty.')
  if (calls.length > limits.batch) {
    return fail(null, codes.limitExceeded, `A batch has ${limits.batch} calls at most. Send several.`)
  }
  const answers: unknown[] = []
  // One after another: they share one budget, and the node answers one page at a time.
  for (const call of calls) answers.push(await answerCall(call, context))
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
