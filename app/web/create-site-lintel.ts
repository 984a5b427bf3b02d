import { eip155 } from '../../src/chains/eip155/index.js'
import { createLintel } from '../../src/core/index.js'
import type { RuntimeChain } from '../shared/runtime-config.js'

/** Where viem's Multicall3 stands on every chain that has it; the server puts it on the local ones. */
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const

/** The wallet layer of the site, over the chains that the server names. */
export function createSiteLintel(chains: readonly RuntimeChain[]) {
  return createLintel({
    metadata: {
      name: 'Lintel',
      description: 'A design system and a wallet modal made from it.',
      url: window.location.origin,
    },
    networks: chains.map(({ id, name, rpcUrl }) => ({
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
      contracts: { multicall3 },
    })),
    adapters: [eip155()],
  })
}
