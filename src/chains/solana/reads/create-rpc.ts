import type { Network } from '../../../core/model/network.js'
import { createJsonRpc, type JsonRpc } from '../../drivers/create-json-rpc.js'
import { readGenesisId } from '../networks.js'

/** How far a node may be behind what another has answered before, in slots: about a minute. */
const allowedLag = 150

/** Calls the nodes of one network. */
export type SolanaRpc = JsonRpc & {
  /** The oldest slot that an answer may be of; undefined before the first. Pass it as `minContextSlot`. */
  readMinSlot(): number | undefined
  /** Takes the slot of an answer. Throws when the node is behind. */
  checkSlot(slot: unknown): void
}

export function createRpc({ id, rpcUrls }: Network): SolanaRpc {
  const rpc = createJsonRpc(rpcUrls.default.http, {
    method: 'getGenesisHash',
    params: [],
    isExpected: (hash) => typeof hash === 'string' && readGenesisId(hash) === id,
  })
  let newestSlot = 0

  const readMinSlot = () => (newestSlot > allowedLag ? newestSlot - allowedLag : undefined)

  return {
    ...rpc,
    readMinSlot,
    checkSlot(slot) {
      if (typeof slot !== 'number' || !Number.isSafeInteger(slot)) throw new Error('The answer names no slot.')
      const oldest = readMinSlot()
      if (oldest !== undefined && slot < oldest) throw new Error(`The node is behind: slot ${slot}, not ${newestSlot}.`)
      newestSlot = Math.max(newestSlot, slot)
    },
  }
}
