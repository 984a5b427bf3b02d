import type { CaipNetworkId } from '../model/caip.js'
import type { Network } from '../model/network.js'

/** The chain ids by which a paired wallet may know a network, its own first. */
export function listPairedChains({
  caipNetworkId,
  chainNamespace,
  relayChain,
}: Network): readonly [CaipNetworkId, ...CaipNetworkId[]] {
  return relayChain === undefined ? [caipNetworkId] : [caipNetworkId, `${chainNamespace}:${relayChain}`]
}
