import type { CaipNetworkId } from '../model/caip.js'
import type { Network } from '../model/network.js'

/** The network with this CAIP-2 id, or undefined when the app does not list it. */
export function findNetwork(networks: readonly Network[], id: CaipNetworkId): Network | undefined {
  return networks.find((network) => network.caipNetworkId === id)
}
