import type { Chain } from 'viem'
import type { Network } from '../../../core/model/network.js'

/** The networks as viem knows them. A network declared from a viem `Chain` keeps its formatters and fees. */
export function readChains(networks: readonly Network[]): Chain[] {
  return networks
    .filter(({ chainNamespace }) => chainNamespace === 'eip155')
    .map((network) => ({ ...network, id: Number(network.id) }) as unknown as Chain)
}
