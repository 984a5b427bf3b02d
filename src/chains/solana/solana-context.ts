import { NetworkNotConfiguredError } from '../../core/errors/network-errors.js'
import { findNetwork } from '../../core/format/find-network.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { Network } from '../../core/model/network.js'
import type { SolanaRpc } from './create-rpc.js'

/** A network and the calls to its nodes. */
export type SolanaNode = { network: Network; rpc: SolanaRpc }

/** A transaction that this adapter has sent. */
export type SentTransaction = {
  network: CaipNetworkId
  /** The last block that may hold it; `Infinity` if it does not expire. Undefined if it is not known. */
  lastBlockHeight?: number
}

/** Shared by the calls of one adapter. */
export type SolanaContext = {
  /**
   * The nodes of a network, with the known facts about them. Default: the app's first network.
   *
   * @throws NetworkNotConfiguredError
   */
  openNode(network?: CaipNetworkId): Promise<SolanaNode>
  /** The sent transactions by id: the app may be on another network when the receipt is read. */
  sent: Map<string, SentTransaction>
}

export function createSolanaContext(networks: readonly Network[]): SolanaContext {
  const nodes = new Map<CaipNetworkId, SolanaNode>()
  const configured = networks.map(({ caipNetworkId }) => caipNetworkId)
  return {
    async openNode(id = configured[0]) {
      const network = id && findNetwork(networks, id)
      if (!network) throw new NetworkNotConfiguredError({ network: String(id), configured })
      const { createRpc } = await import('./create-rpc.js')
      const node = nodes.get(network.caipNetworkId) ?? { network, rpc: createRpc(network) }
      nodes.set(network.caipNetworkId, node)
      return node
    },
    sent: new Map(),
  }
}
