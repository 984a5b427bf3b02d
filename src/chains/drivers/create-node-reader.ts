import { LintelError } from '../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../core/errors/network-errors.js'
import { describeThrown } from '../../core/errors/to-lintel-error.js'
import { NODE_TIMEOUT_MS, READ_TIMEOUT_MS } from '../../core/requests/node-limits.js'

/** A node did not run the call: it answered with an error, or could not be reached. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal'
  /** `data` of the JSON-RPC error. */
  readonly data: unknown

  constructor(message: string, { data, ...options }: ErrorOptions & { data?: unknown } = {}) {
    super(message, options)
    this.data = data
  }
}

type Ask<Answer> = (url: string, signal: AbortSignal) => Promise<Answer>

/** Calls the nodes of one network. */
export type NodeReader = {
  /**
   * Asks the nodes in their order until one answers. `check` reads the answer, once the node is known to be on the network,
   * and throws if its form is wrong.
   *
   * @throws RpcUnavailableError within 10 s
   */
  read<Answer, Result>(ask: Ask<Answer>, check: (answer: Answer) => Result): Promise<Result>
  /**
   * Like `read`, for a call that changes the chain: no node gets it before it is known to be on the network. `onFailure`
   * gets the error of each node, a `NodeRefusal` if the node did nothing.
   *
   * @throws RpcUnavailableError within 10 s
   */
  write<Answer, Result>(
    ask: Ask<Answer>,
    check: (answer: Answer) => Result,
    onFailure: (failure: unknown) => void,
  ): Promise<Result>
}

/**
 * Creates calls over nodes. `checkNetwork` throws if a node is on another network: its data about another chain would be
 * shown as this one's. It runs once for each node, and again after a failure.
 */
export function createNodeReader(urls: readonly string[], checkNetwork: Ask<void>): NodeReader {
  const checked = new Map<string, Promise<void>>()

  function requireNetwork(url: string, signal: AbortSignal): Promise<void> {
    const known = checked.get(url)
    if (known) return known
    const check = checkNetwork(url, signal)
    checked.set(url, check)
    check.catch(() => checked.delete(url))
    return check
  }

  /** Calls `request` with each node until one succeeds. */
  async function tryNodes<Result>(request: Ask<Result>, onFailure?: (failure: unknown) => void): Promise<Result> {
    const end = Date.now() + READ_TIMEOUT_MS
    const failures: unknown[] = []
    for (const url of urls) {
      const left = Math.min(NODE_TIMEOUT_MS, end - Date.now())
      if (left <= 0) break
      try {
        return await request(url, AbortSignal.timeout(left))
      } catch (thrown) {
        if (thrown instanceof LintelError) throw thrown
        onFailure?.(thrown)
        failures.push(thrown)
      }
    }
    const details = failures.map((failure) => describeThrown(failure)).join(' ')
    throw new RpcUnavailableError({ cause: failures[0], details })
  }

  return {
    read: (ask, check) =>
      tryNodes(async (url, signal) => {
        const [answer] = await Promise.all([ask(url, signal), requireNetwork(url, signal)])
        return check(answer)
      }),
    write: (ask, check, onFailure) =>
      tryNodes(async (url, signal) => {
        await requireNetwork(url, signal).catch((cause: unknown) => {
          throw new NodeRefusal(describeThrown(cause) ?? 'The node does not name its network.', { cause })
        })
        return check(await ask(url, signal))
      }, onFailure),
  }
}
