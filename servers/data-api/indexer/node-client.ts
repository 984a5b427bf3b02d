import {
  createJsonRpcRequest,
  type JsonRpcCall,
  type JsonRpcReply,
  readJsonRpcReplies,
} from '../../../src/rules/rpc/json-rpc.js'
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
      const response = await fetch(url, {
        ...createJsonRpcRequest(calls),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!response.ok) throw new OperatorError(`The node answered with status ${response.status}.`)
      return readReplies(await response.json(), calls.length).map((reply, index) =>
        'error' in reply
          ? new NodeError(calls[index]?.method ?? '', reply.error.code, reply.error.message)
          : reply.result,
      )
    },
  }
}

function readReplies(replies: unknown, count: number): JsonRpcReply[] {
  try {
    return readJsonRpcReplies(replies, count)
  } catch (error) {
    throw new OperatorError('The node does not answer each call of a batch.', { cause: error })
  }
}
