import { localSolana } from '../../../chains/facade/local-networks.js'
import { localChains } from '../../../chains/local-chains.js'

/** Whether a network (CAIP-2) is local: there the treasury has coins, and everybody has its keys. */
export function isLocalNetwork(network: string): boolean {
  return network === localSolana.caipNetworkId || localChains.some(({ id }) => network === `eip155:${id}`)
}
