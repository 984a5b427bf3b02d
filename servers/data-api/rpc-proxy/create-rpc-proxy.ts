import { answerJsonRpc } from '../../http/answer-json-rpc.js'
import { answerFailure } from '../../http/failure.js'
import { type ChainNode, MAX_REPLY, NodeUnavailableError } from '../../rpc/create-node.js'
import { createLimiter } from '../create-limiter.js'
import { getRpcCost } from './allowed-methods.js'
import { answerCall } from './answer-call.js'

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

/** `charge` counts requests and returns the reply to a caller over its limit. */
export type RpcProxy = (request: Request, charge: (amount: number) => Response | undefined) => Promise<Response>

/** Calls whose reply may have 8 MB: how many are forwarded at once, and how long others wait, ms. */
const largeTurns = { atOnce: 8, patience: 8_000 }
const defaultLimits: RpcLimits = { request: 1_048_576, batch: 100, logBlocks: 10_000, reply: MAX_REPLY }

/**
 * Forwards JSON-RPC calls to the nodes of the chains. A node may obey every caller, so only calls that read, or publish a
 * signed transaction, are forwarded.
 */
export function createRpcProxy({ nodes, limits: ownLimits }: RpcProxyOptions): RpcProxy {
  const limits = { ...defaultLimits, ...ownLimits }
  const inTurn = createLimiter(largeTurns)
  return async (request, charge) => {
    const node = nodes.get(new URL(request.url).searchParams.get('chainId') ?? '')
    if (!node) {
      return answerFailure(400, [{ field: 'chainId', description: `Must be one of ${[...nodes.keys()].join(', ')}.` }])
    }
    try {
      // Calls of one batch share the budget.
      const context = { node, inTurn, logBlocks: limits.logBlocks, budget: { left: limits.reply } }
      return await answerJsonRpc(request, {
        maxBytes: limits.request,
        maxBatch: limits.batch,
        charge: (calls) => charge(calls.reduce<number>((sum, call) => sum + getRpcCost(call), 0)),
        answer: (call) => answerCall(call, context),
      })
    } catch (error) {
      if (!(error instanceof NodeUnavailableError)) throw error
      return answerFailure(503, [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }])
    }
  }
}
