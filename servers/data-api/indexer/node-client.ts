import { OperatorError } from '../../operator-error.js'

export type NodeRequest = { method: string; params: unknown[] }

export type NodeClient = {
  /** Sends calls as one batch. Resolves in their order; a call that the node refuses is a NodeError in its place. */
  send(requests: readonly NodeRequest[]): Promise<unknown[]>
}

/** What a node says when it refuses a call. */
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
    async send(requests) {
      const body = requests.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
      const timeout = AbortSignal.timeout(TIMEOUT)
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!response.ok) throw new OperatorError(`The node answered with status ${response.status}.`)
      const replies: unknown = await response.json()
      if (!Array.isArray(replies)) throw new OperatorError('The node does not answer batches.')
      const byId = new Map(replies.map((reply) => [reply?.id, reply]))
      return requests.map(({ method }, id) => {
        const reply = byId.get(id)
        if (reply === undefined) throw new OperatorError(`The node left out the answer to ${method}.`)
        const { error } = reply
        return error ? new NodeError(method, Number(error.code), String(error.message)) : reply.result
      })
    },
  }
}
