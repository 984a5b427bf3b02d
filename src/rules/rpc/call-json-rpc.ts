import {
  createJsonRpcRequest,
  type JsonRpcCall,
  type JsonRpcReply,
  readJsonRpcReplies,
  readJsonRpcReply,
} from './json-rpc.js'
import { readUpTo } from './read-up-to.js'

/** Options of `fetch`, of which the request sets method, headers and body. */
export type JsonRpcOptions = Omit<RequestInit, 'method' | 'headers' | 'body'> & {
  /** The largest reply, bytes. Default: no limit. */
  maxBytes?: number
  /** Default: that of the page. */
  fetch?: typeof globalThis.fetch | undefined
}

/** The server answered, but not with a JSON-RPC reply of at most `maxBytes`. `cause` says what is wrong with it. */
export class JsonRpcReplyError extends Error {
  override readonly name = 'JsonRpcReplyError'

  constructor(
    /** The status of HTTP. */
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(`The server answered with HTTP ${status}, without a JSON-RPC reply that can be read.`, options)
  }
}

/**
 * Sends a call over HTTP. A JSON-RPC error is returned whatever the status is: many nodes send one with 400 or 500.
 *
 * @throws JsonRpcReplyError, and what `fetch` throws if the server cannot be reached or `signal` aborts.
 * @example
 * const reply = await callJsonRpc(url, { method: 'eth_chainId', params: [] }, { signal: AbortSignal.timeout(5_000) })
 * if ('error' in reply) throw new Error(reply.error.message)
 */
export function callJsonRpc(url: string, call: JsonRpcCall, options?: JsonRpcOptions): Promise<JsonRpcReply> {
  return send(url, call, readJsonRpcReply, options)
}

/**
 * Sends calls in one request, and returns the replies in the order of `calls`. The server may run them in any order.
 *
 * @throws JsonRpcReplyError, also if a reply is missing, and what `fetch` throws.
 */
export function callJsonRpcBatch(
  url: string,
  calls: readonly JsonRpcCall[],
  options?: JsonRpcOptions,
): Promise<JsonRpcReply[]> {
  return send(url, calls, (replies) => readJsonRpcReplies(replies, calls.length), options)
}

async function send<Reply>(
  url: string,
  calls: JsonRpcCall | readonly JsonRpcCall[],
  read: (reply: unknown) => Reply,
  { maxBytes = Number.POSITIVE_INFINITY, fetch: post = fetch, ...init }: JsonRpcOptions = {},
): Promise<Reply> {
  const response = await post(url, { ...init, ...createJsonRpcRequest(calls) })
  const text = await readUpTo(maxBytes, response)
  try {
    if (text === undefined) throw new RangeError(`The reply has more than ${maxBytes} bytes.`)
    return read(JSON.parse(text))
  } catch (cause) {
    throw new JsonRpcReplyError(response.status, { cause })
  }
}
