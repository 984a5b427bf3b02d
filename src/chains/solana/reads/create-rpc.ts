import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { createNodeReader } from '../../drivers/create-node-reader.js'
import { parseExactJson } from '../../drivers/parse-exact-json.js'
import { readGenesisId } from '../networks.js'

/** How far a node may be behind what another has answered before, in slots: about a minute. */
const allowedLag = 150

/** Reads from the nodes of one network. */
export type SolanaRpc = {
  /**
   * Asks the nodes in their order until one answers. `check` reads the answer and throws when it has not the right form.
   *
   * @throws RpcUnavailableError within 10 s
   */
  read<Result>(method: string, params: readonly unknown[], check: (result: unknown) => Result): Promise<Result>
  /** The oldest slot that an answer may be of; undefined before the first. Pass it as `minContextSlot`. */
  readMinSlot(): number | undefined
  /** Takes the slot of an answer. Throws when the node is behind. */
  checkSlot(slot: unknown): void
}

export function createRpc({ id, rpcUrls }: Network): SolanaRpc {
  const nodes = createNodeReader(rpcUrls.default.http, async (url, signal) => {
    const genesis = await ask(url, 'getGenesisHash', [], signal)
    if (typeof genesis === 'string' && readGenesisId(genesis) === id) return
    throw new Error(`The node is on another chain: its genesis hash is ${String(genesis).slice(0, 64)}.`)
  })
  let newestSlot = 0

  const readMinSlot = () => (newestSlot > allowedLag ? newestSlot - allowedLag : undefined)

  return {
    read: (method, params, check) => nodes.read((url, signal) => ask(url, method, params, signal), check),
    readMinSlot,
    checkSlot(slot) {
      if (typeof slot !== 'number' || !Number.isSafeInteger(slot)) throw new Error('The answer names no slot.')
      const oldest = readMinSlot()
      if (oldest !== undefined && slot < oldest) throw new Error(`The node is behind: slot ${slot}, not ${newestSlot}.`)
      newestSlot = Math.max(newestSlot, slot)
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
  const answer = parseExactJson(await response.text())
  if (!isRecord(answer)) throw new Error(`The node answered ${method} with something else than JSON-RPC.`)
  if (isRecord(answer.error)) throw new Error(`The node refused ${method}: ${String(answer.error.message)}`)
  return answer.result
}
