import { answerJsonRpc } from '../../http/answer-json-rpc.js'
import { answerFailure } from '../../http/failure.js'
import { answerCall } from './answer-call.js'
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
    try {
      // Calls of one batch share the budget.
      const context = { node, logBlocks: limits.logBlocks, budget: { left: limits.reply } }
      return await answerJsonRpc(request, {
        maxBytes: limits.request,
        maxBatch: limits.batch,
        charge: ({ length }) => charge(length),
        answer: (call) => answerCall(call, context),
      })
    } catch (error) {
      if (!(error instanceof NodeUnavailableError)) throw error
      return answerFailure(503, [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }])
    }
  }
}
