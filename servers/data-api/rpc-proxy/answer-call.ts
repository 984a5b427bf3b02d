import type { JsonRpcCall } from '../../../src/rules/rpc/json-rpc.js'
import { answerRpcError, type RpcRequest, rpcCodes } from '../../http/answer-json-rpc.js'
import type { RpcReply } from '../../rpc/call-endpoint.js'
import { type ChainNode, NodeUnavailableError } from '../../rpc/create-node.js'
import { BusyError, type Limiter } from '../create-limiter.js'
import { allowedMethods, getRpcCost, LARGE_COST } from './allowed-methods.js'
import { countLogBlocks } from './count-log-blocks.js'
import { addEndpoint, createsFilter, splitEndpoint, usesFilter } from './filter-id.js'
import { isSmallSimulation, MAX_SIMULATED_CALLS } from './is-small-simulation.js'

/** The reply to a call that cannot be one of many logs or receipts, bytes. */
const SMALL_REPLY = 2 * 1_048_576

export type CallContext = {
  node: ChainNode
  /** The turns of calls whose reply may be large. */
  inTurn: Limiter
  /** Blocks that one filter for logs may cover. */
  logBlocks: number
  /** Bytes that the node may still answer. Calls of one batch share it. */
  budget: { left: number }
}

/**
 * Answers one JSON-RPC call: forwards it, or returns an error when it is not allowed.
 *
 * @throws NodeUnavailableError when no node of the chain answers.
 */
export async function answerCall(
  { id, method, params }: RpcRequest,
  { node, inTurn, logBlocks, budget }: CallContext,
): Promise<unknown> {
  if (!allowedMethods.has(method)) return answerRpcError(id, rpcCodes.methodNotFound, 'Pages may not call this method.')
  if (method === 'eth_getLogs' || method === 'eth_newFilter') {
    const filter = Array.isArray(params) ? params[0] : undefined
    if ((await countLogBlocks(filter, () => readHead(node))) > logBlocks) {
      return answerRpcError(id, rpcCodes.limitExceeded, `A filter covers ${logBlocks} blocks at most. Ask for fewer.`)
    }
  }
  if (method === 'eth_simulateV1' && !isSmallSimulation(params)) {
    const most = `A simulation has one block of ${MAX_SIMULATED_CALLS} calls at most, and no override but one small contract.`
    return answerRpcError(id, rpcCodes.limitExceeded, most)
  }
  const isLarge = getRpcCost({ method }) >= LARGE_COST
  const send = () => forward(node, { method, params }, isLarge ? budget.left : Math.min(budget.left, SMALL_REPLY))
  const reply = await (isLarge ? inTurn(send) : send()).catch((error: unknown) => {
    if (error instanceof BusyError) return undefined
    throw error
  })
  if (!reply) return answerRpcError(id, rpcCodes.limitExceeded, 'The server is busy. Try again later.')
  if (reply.status === 'too-large') {
    budget.left = 0
    return answerRpcError(id, rpcCodes.limitExceeded, 'The reply is too large. Ask for less.')
  }
  budget.left -= reply.size
  if (reply.status === 'error') return { jsonrpc: '2.0', id, error: reply.error }
  return { jsonrpc: '2.0', id, result: reply.result }
}

async function forward(node: ChainNode, call: JsonRpcCall, limit: number): Promise<RpcReply> {
  if (usesFilter(call)) return callFilter(node, call, limit)
  const reply = await node.call(call, { limit })
  if (!createsFilter(call) || reply.status !== 'result') return reply
  return { ...reply, result: addEndpoint(reply.result, reply.endpoint) }
}

/** A filter is lost with its endpoint. The error is the usual one, at which clients create the filter again. */
async function callFilter(node: ChainNode, call: JsonRpcCall, limit: number): Promise<RpcReply> {
  const lost: RpcReply = {
    status: 'error',
    error: { code: rpcCodes.invalidInput, message: 'filter not found' },
    size: 0,
  }
  const split = splitEndpoint(call)
  if (!split) return lost
  try {
    return await node.call(split.call, { limit, endpoint: split.endpoint })
  } catch (error) {
    if (error instanceof NodeUnavailableError) return lost
    throw error
  }
}

async function readHead(node: ChainNode): Promise<number> {
  const reply = await node.call({ method: 'eth_blockNumber', params: [] }, { limit: 1_000 })
  return reply.status === 'result' ? Number(reply.result) : Number.NaN
}
