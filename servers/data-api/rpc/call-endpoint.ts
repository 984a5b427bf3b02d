import { isRecord } from '../../../src/rules/is-record.js'
import { readUpTo } from '../../http/read-up-to.js'
import { paceReply } from './pace-replies.js'
import { countReply } from './reply-meter.js'

export type RpcCall = { method: string; params: unknown }

export type RpcFailure = { code: number; message: string; data?: unknown }

/** What a node answers. `size` in bytes. */
export type RpcReply =
  | { status: 'result'; result: unknown; size: number }
  | { status: 'error'; error: RpcFailure; size: number }
  | { status: 'too-large' }

/** The code with which providers refuse callers that ask too often (EIP-1474). */
const LIMIT_EXCEEDED = -32_005

/**
 * Sends one JSON-RPC call to the node at `url`.
 *
 * @throws Error when the node does not answer, answers something else than JSON-RPC, or refuses because of its own limits.
 */
export async function callEndpoint(
  url: string,
  { method, params }: RpcCall,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<RpcReply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
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
  const reply: unknown = JSON.parse(text)
  if (isRecord(reply) && isFailure(reply.error)) {
    if (reply.error.code === LIMIT_EXCEEDED) throw new Error(reply.error.message)
    return { status: 'error', error: reply.error, size: text.length }
  }
  if (isRecord(reply) && 'result' in reply) return { status: 'result', result: reply.result, size: text.length }
  throw new Error('The node answered something else than JSON-RPC.')
}

function isFailure(value: unknown): value is RpcFailure {
  return isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string'
}
