import { localChains } from '../../../chains/local-chains.js'
import { localSolana } from '../../../chains/serving/local-networks.js'

/** Whether a network (CAIP-2) is local: there the treasury has coins, and everybody has its keys. */
export function isLocalNetwork(network: string): boolean {
  return network === localSolana.caipNetworkId || localChains.some(({ id }) => network === `eip155:${id}`)
}
