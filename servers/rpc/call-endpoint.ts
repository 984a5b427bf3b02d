import {
  createJsonRpcRequest,
  type JsonRpcCall,
  type JsonRpcFailure,
  readJsonRpcReply,
} from '../../src/rules/rpc/json-rpc.js'
import { readUpTo } from '../../src/rules/rpc/read-up-to.js'
import { paceReply } from './pace-replies.js'
import { countReply } from './reply-meter.js'

/** The answer of a node. `size` in bytes. */
export type RpcReply =
  | { status: 'result'; result: unknown; size: number }
  | { status: 'error'; error: JsonRpcFailure; size: number }
  | { status: 'too-large' }

/** The code with which providers refuse callers that send too many requests (EIP-1474). */
const LIMIT_EXCEEDED = -32_005

/**
 * Sends one JSON-RPC call to the node at `url`.
 *
 * @throws Error when the node does not answer, answers something else than JSON-RPC, or refuses because of its own limits.
 */
export async function callEndpoint(
  url: string,
  call: JsonRpcCall,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<RpcReply> {
  const response = await fetch(url, {
    ...createJsonRpcRequest(call),
    signal,
    // A redirect could lead to any server of the operator's network.
    redirect: 'error',
  })
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    throw new Error(`The node answered with status ${response.status}.`)
  }
  const text = await readUpTo(limit, response)
  countReply(text === undefined ? limit : text.length)
  if (text === undefined) return { status: 'too-large' }
  await paceReply(text.length)
  const reply = readJsonRpcReply(JSON.parse(text))
  if ('result' in reply) return { status: 'result', result: reply.result, size: text.length }
  if (reply.error.code === LIMIT_EXCEEDED) throw new Error(reply.error.message)
  return { status: 'error', error: reply.error, size: text.length }
}
