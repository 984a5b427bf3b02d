import { isRecord } from '../is-record.js'

/** A call of JSON-RPC 2.0. */
export type JsonRpcCall = { method: string; params: unknown }

/** Why a server refuses a call. */
export type JsonRpcFailure = { code: number; message: string; data?: unknown }

export type JsonRpcReply = { result: unknown } | { error: JsonRpcFailure }

/**
 * The HTTP request of a call, or of a batch. The ids in a batch are the places of its calls, from 0 on.
 *
 * @example await fetch(url, createJsonRpcRequest({ method: 'eth_chainId', params: [] }))
 */
export function createJsonRpcRequest(calls: JsonRpcCall | readonly JsonRpcCall[]) {
  const write = ({ method, params }: JsonRpcCall, id: number) => ({ jsonrpc: '2.0', id, method, params })
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('method' in calls ? write(calls, 1) : calls.map(write)),
  } satisfies RequestInit
}

/**
 * Reads the reply to a call. An error without a code or a message gets 0 or an empty one.
 *
 * @throws TypeError if it is not a JSON-RPC reply.
 */
export function readJsonRpcReply(reply: unknown): JsonRpcReply {
  if (isRecord(reply) && isRecord(reply.error)) {
    const { code, message, data } = reply.error
    return {
      error: {
        code: typeof code === 'number' ? code : 0,
        message: typeof message === 'string' ? message : '',
        ...(data !== undefined && { data }),
      },
    }
  }
  if (isRecord(reply) && 'result' in reply) return { result: reply.result }
  throw new TypeError('The reply is not a JSON-RPC reply.')
}

/**
 * Reads the replies to a batch of `count` calls, which come in any order.
 *
 * @throws TypeError if one is missing, or not a JSON-RPC reply.
 */
export function readJsonRpcReplies(replies: unknown, count: number): JsonRpcReply[] {
  if (!Array.isArray(replies)) throw new TypeError('The server does not answer batches.')
  const byId = new Map(replies.map((reply) => [isRecord(reply) ? reply.id : undefined, reply]))
  return Array.from({ length: count }, (_none, id) => readJsonRpcReply(byId.get(id)))
}
