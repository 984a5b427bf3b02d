import { LintelError } from '../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../core/errors/network-errors.js'
import { describeThrown } from '../../core/errors/to-lintel-error.js'
import { isRecord } from '../../rules/is-record.js'

/** How long one node may take to answer, in ms. */
const nodeTimeout = 4_000

/** How long a read may take over all nodes of a network, in ms. */
const readTimeout = 9_500

/** Reads from the JSON-RPC nodes of one network. */
export type NodeReader = {
  /**
   * Asks the nodes in their order until one answers. `check` reads the answer and throws when it has not the right form.
   *
   * @throws RpcUnavailableError within 10 s
   */
  read<Result>(method: string, params: readonly unknown[], check: (result: unknown) => Result): Promise<Result>
}

type NodeReaderParameters = {
  urls: readonly string[]
  /** How a node is asked for its genesis. What it says about another chain would be shown as this one's. */
  genesis: { method: string; params: readonly unknown[]; isExpected(result: unknown): boolean }
}

export function createNodeReader({ urls, genesis }: NodeReaderParameters): NodeReader {
  const checked = new Map<string, Promise<void>>()

  async function checkGenesis(url: string, signal: AbortSignal): Promise<void> {
    const hash = await ask(url, genesis.method, genesis.params, signal)
    if (genesis.isExpected(hash)) return
    throw new Error(`The node is on another chain: its genesis hash is ${String(hash).slice(0, 66)}.`)
  }

  /** Once for each node. A failed check is repeated with the next read. */
  function requireGenesis(url: string, signal: AbortSignal): Promise<void> {
    const known = checked.get(url)
    if (known) return known
    const check = checkGenesis(url, signal)
    checked.set(url, check)
    check.catch(() => checked.delete(url))
    return check
  }

  return {
    async read(method, params, check) {
      const end = Date.now() + readTimeout
      const failures: unknown[] = []
      for (const url of urls) {
        const left = Math.min(nodeTimeout, end - Date.now())
        if (left <= 0) break
        const signal = AbortSignal.timeout(left)
        try {
          const [result] = await Promise.all([ask(url, method, params, signal), requireGenesis(url, signal)])
          return check(result)
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

/** One JSON-RPC call. Throws for everything that is no result. */
async function ask(url: string, method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal,
  })
  if (!response.ok) throw new Error(`The node answered ${method} with HTTP ${response.status}.`)
  const answer = parse(await response.text())
  if (!isRecord(answer)) throw new Error(`The node answered ${method} with something else than JSON-RPC.`)
  if (isRecord(answer.error)) throw new Error(`The node refused ${method}: ${String(answer.error.message)}`)
  return answer.result
}

/** Long numbers become texts: an amount may be more than a JavaScript number holds exactly. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/([:[,]\s*)(\d{16,})(?=\s*[,}\]])/g, '$1"$2"'))
  } catch {
    // HTML of a proxy, or a truncated answer.
    return undefined
  }
}
