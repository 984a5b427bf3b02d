import { LintelError } from '../../../core/errors/lintel-error.js'
import { RpcUnavailableError } from '../../../core/errors/network-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { readGenesisId } from '../networks.js'

/** How long one node may take to answer, in ms. */
const nodeTimeout = 4_000

/** How long a read may take over all nodes of a network, in ms. */
const readTimeout = 9_500

/** How far a node may be behind what another has answered before, in slots: about a minute. */
const allowedLag = 150

/** The node has done nothing of what it was asked: it answered with an error, or could not be asked. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal'
  /** What a JSON-RPC error has in `data`. */
  readonly data: unknown

  constructor(message: string, { data, ...options }: ErrorOptions & { data?: unknown } = {}) {
    super(message, options)
    this.data = data
  }
}

/** Calls the nodes of one network. */
export type SolanaRpc = {
  /**
   * Asks the nodes in their order until one answers. `check` reads the answer and throws when it has not the right form.
   *
   * @throws RpcUnavailableError within 10 s
   */
  read<Result>(method: string, params: readonly unknown[], check: (result: unknown) => Result): Promise<Result>
  /**
   * Reads the `value` of an answer with a context: at the commitment `confirmed`, from a node that is not far behind what
   * was read before. `config` is added to the last parameter, `check` gets the slot of the answer too.
   *
   * @throws RpcUnavailableError within 10 s
   */
  readValue<Result>(
    method: string,
    params: readonly unknown[],
    check: (value: unknown, slot: number) => Result,
    config?: Readonly<Record<string, unknown>>,
  ): Promise<Result>
  /**
   * Like `read`, for a call that changes the chain: no node is asked before its genesis is known. `onFailure` gets what
   * each node failed with, a `NodeRefusal` when it did nothing.
   *
   * @throws RpcUnavailableError within 10 s
   */
  write<Result>(
    method: string,
    params: readonly unknown[],
    check: (result: unknown) => Result,
    onFailure: (failure: unknown) => void,
  ): Promise<Result>
}

/** A node is asked for its genesis first: what it says about another chain would be shown as this one's. */
export function createRpc({ id, rpcUrls }: Network): SolanaRpc {
  const checked = new Map<string, Promise<void>>()
  let newestSlot = 0

  async function checkGenesis(url: string, signal: AbortSignal): Promise<void> {
    const genesis = await ask(url, 'getGenesisHash', [], signal)
    if (typeof genesis === 'string' && readGenesisId(genesis) === id) return
    throw new Error(`The node is on another chain: its genesis hash is ${String(genesis).slice(0, 64)}.`)
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

  /** Calls `request` with each node until one succeeds. */
  async function tryNodes<Result>(
    request: (url: string, signal: AbortSignal) => Promise<Result>,
    onFailure?: (failure: unknown) => void,
  ): Promise<Result> {
    const end = Date.now() + readTimeout
    const failures: unknown[] = []
    for (const url of rpcUrls.default.http) {
      const left = Math.min(nodeTimeout, end - Date.now())
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

  const read: SolanaRpc['read'] = (method, params, check) =>
    tryNodes(async (url, signal) => {
      const [result] = await Promise.all([ask(url, method, params, signal), requireGenesis(url, signal)])
      return check(result)
    })

  /** @throws Error when the node is far behind what another has answered before */
  function checkSlot(slot: unknown, oldest: number | undefined): number {
    if (typeof slot !== 'number' || !Number.isSafeInteger(slot)) throw new Error('The answer names no slot.')
    if (oldest !== undefined && slot < oldest) throw new Error(`The node is behind: slot ${slot}, not ${newestSlot}.`)
    newestSlot = Math.max(newestSlot, slot)
    return slot
  }

  return {
    read,
    readValue(method, params, check, config) {
      const minContextSlot = newestSlot > allowedLag ? newestSlot - allowedLag : undefined
      const options = { commitment: 'confirmed', ...(minContextSlot !== undefined && { minContextSlot }), ...config }
      return read(method, [...params, options], (result) => {
        if (!isRecord(result) || !isRecord(result.context)) {
          throw new Error(`The node answered ${method} without a context.`)
        }
        return check(result.value, checkSlot(result.context.slot, minContextSlot))
      })
    },
    write: (method, params, check, onFailure) =>
      tryNodes(async (url, signal) => {
        await requireGenesis(url, signal).catch((cause: unknown) => {
          throw new NodeRefusal(describeThrown(cause) ?? 'The node does not name its genesis.', { cause })
        })
        return check(await ask(url, method, params, signal))
      }, onFailure),
  }
}

/** The amount in an answer, base units; undefined when it is none. Long numbers are texts. */
export function readAmount(value: unknown): bigint | undefined {
  const isAmount =
    typeof value === 'string' ? /^\d{16,20}$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0
  return isAmount ? BigInt(value as string | number) : undefined
}

/** One JSON-RPC call. Throws for everything that is no result. */
async function ask(url: string, method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal,
  })
  const { status } = response
  if (status >= 400 && status < 500) throw new NodeRefusal(`The node answered ${method} with HTTP ${status}.`)
  if (!response.ok) throw new Error(`The node answered ${method} with HTTP ${status}.`)
  const answer = parse(await response.text())
  if (!isRecord(answer)) throw new Error(`The node answered ${method} with something else than JSON-RPC.`)
  const { error, result } = answer
  if (!isRecord(error)) return result
  throw new NodeRefusal(`The node refused ${method}: ${String(error.message)}`, { data: error.data })
}

/** A text, which is left as it is, or a number. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/** Long numbers become texts: lamports may be more than a JavaScript number holds exactly. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(TOKEN, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)))
  } catch {
    // HTML of a proxy, or a truncated answer.
    return undefined
  }
}
