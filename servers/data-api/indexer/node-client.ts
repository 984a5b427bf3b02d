import { callJsonRpcBatch, JsonRpcReplyError } from '../../../src/rules/rpc/call-json-rpc.js'
import type { JsonRpcCall } from '../../../src/rules/rpc/json-rpc.js'
import { OperatorError } from '../../operator-error.js'

export type NodeClient = {
  /** Sends calls as one batch. Resolves in their order; a call that the node refuses is a NodeError in its place. */
  send(calls: readonly JsonRpcCall[]): Promise<unknown[]>
}

/** The message of a node that refuses a call. */
export class NodeError extends OperatorError {
  override readonly name = 'NodeError'

  constructor(
    readonly method: string,
    readonly code: number,
    message: string,
  ) {
    super(`${method}: ${message} (${code})`)
  }
}

/** How long a node may take to answer, ms. */
const TIMEOUT = 30_000

/** Calls a node by JSON-RPC over HTTP, in batches. */
export function createNodeClient(url: string, signal?: AbortSignal): NodeClient {
  return {
    async send(calls) {
      const timeout = AbortSignal.timeout(TIMEOUT)
      const options = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
      const replies = await callJsonRpcBatch(url, calls, options).catch(rethrow)
      return replies.map((reply, index) =>
        'error' in reply
          ? new NodeError(calls[index]?.method ?? '', reply.error.code, reply.error.message)
          : reply.result,
      )
    },
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof JsonRpcReplyError)) throw error
  const isSuccess = error.status >= 200 && error.status < 300
  const message = isSuccess
    ? 'The node does not answer each call of a batch.'
    : `The node answered with status ${error.status}.`
  throw new OperatorError(message, { cause: error })
}
