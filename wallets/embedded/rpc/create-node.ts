import { callJsonRpc } from '../../../src/rules/rpc/call-json-rpc.js'
import { createJsonRpcRequest } from '../../../src/rules/rpc/json-rpc.js'
import { FrameError } from '../messaging/frame-error.js'

/** Calls the node of one network. */
export type Node = (method: string, params: unknown) => Promise<unknown>

/** In ms. */
const TIME_LIMIT = 15_000
/** The largest answer of a node, bytes. The logs of a busy block are about half of it. */
const MAX_ANSWER = 1_048_576
/** The largest request, bytes. */
const MAX_REQUEST = 262_144

/** The node did not answer, so it is not known whether it executed the request. */
export class NodeUnreachableError extends FrameError {
  override name = 'NodeUnreachableError'

  constructor(networkName: string, options?: ErrorOptions) {
    super(4901, `The node of ${networkName} does not answer. Try again later.`, options)
  }
}

/**
 * Makes the function that calls the node of a network.
 *
 * @throws FrameError with the node's own code and message; NodeUnreachableError without an answer of at most 1 MB in 15 s
 */
export function createNode({ name, rpcUrl }: { name: string; rpcUrl: string }, send?: typeof fetch): Node {
  return async (method, params = []) => {
    const call = { method, params }
    const { length } = createJsonRpcRequest(call).body
    if (length > MAX_REQUEST) throw new FrameError(-32600, `A request has ${MAX_REQUEST} bytes at most.`)
    const reply = await callJsonRpc(rpcUrl, call, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIME_LIMIT),
      maxBytes: MAX_ANSWER,
      fetch: send,
    }).catch((cause: unknown) => {
      throw new NodeUnreachableError(name, { cause })
    })
    if ('error' in reply) throw new FrameError(reply.error.code, reply.error.message)
    return reply.result
  }
}

/** The function that calls the bundler of a network (ERC-7769); null for a network without one. As `createNode`. */
export function createBundler(
  { name, bundlerUrl }: { name: string; bundlerUrl?: string | undefined },
  send?: typeof fetch,
): Node | null {
  return bundlerUrl === undefined
    ? null
    : createNode({ name: `the smart accounts of ${name}`, rpcUrl: bundlerUrl }, send)
}
