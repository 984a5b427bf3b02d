import { LintelError } from '../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../core/errors/network-errors.js'
import { describeThrown } from '../../core/errors/to-lintel-error.js'

/** How long one node may take to answer, in ms. */
const nodeTimeout = 4_000

/** How long a read may take over all nodes of a network, in ms. */
const readTimeout = 9_500

/** Reads from the nodes of one network. */
export type NodeReader = {
  /**
   * Asks the nodes in their order until one answers. `check` reads the answer, once the node is known to be on the network,
   * and throws when it has not the right form.
   *
   * @throws RpcUnavailableError within 10 s
   */
  read<Answer, Result>(
    ask: (url: string, signal: AbortSignal) => Promise<Answer>,
    check: (answer: Answer) => Result,
  ): Promise<Result>
}

/**
 * A reader over nodes. `checkNetwork` throws when a node is on another network: what it says about another chain would be
 * shown as this one's. It is asked once for each node, and again after it has failed.
 */
export function createNodeReader(
  urls: readonly string[],
  checkNetwork: (url: string, signal: AbortSignal) => Promise<void>,
): NodeReader {
  const checked = new Map<string, Promise<void>>()

  function requireNetwork(url: string, signal: AbortSignal): Promise<void> {
    const known = checked.get(url)
    if (known) return known
    const check = checkNetwork(url, signal)
    checked.set(url, check)
    check.catch(() => checked.delete(url))
    return check
  }

  return {
    async read(ask, check) {
      const end = Date.now() + readTimeout
      const failures: unknown[] = []
      for (const url of urls) {
        const left = Math.min(nodeTimeout, end - Date.now())
        if (left <= 0) break
        const signal = AbortSignal.timeout(left)
        try {
          const [answer] = await Promise.all([ask(url, signal), requireNetwork(url, signal)])
          return check(answer)
        } catch (thrown) {
          if (thrown instanceof LintelError) throw thrown
          failures.push(thrown)
        }
      }
      const details = failures.map((failure) => describeThrown(failure)).join(' ')
      throw new RpcUnavailableError({ cause: failures[0], details })
    },
  }
}
