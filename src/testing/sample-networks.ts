import type { NetworkInput } from '../core/model/network.js'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Five well-known networks with reserved test addresses (RFC 2606), for use with `mockChain`. */
export const sampleNetworks = [
  describeNetwork({ id: 1, name: 'Ethereum', nativeCurrency: ether }),
  describeNetwork({ id: 8453, name: 'Base', nativeCurrency: ether }),
  describeNetwork({ id: 42161, name: 'Arbitrum One', nativeCurrency: ether }),
  describeNetwork({ id: 10, name: 'OP Mainnet', nativeCurrency: ether }),
  describeNetwork({
    id: 137,
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  }),
] as const satisfies readonly NetworkInput[]

function describeNetwork(network: Pick<NetworkInput, 'id' | 'name' | 'nativeCurrency'>): NetworkInput {
  return {
    ...network,
    rpcUrls: { default: { http: [`https://rpc-${network.id}.example`] } },
    blockExplorers: { default: { name: 'Explorer', url: `https://explorer-${network.id}.example` } },
  }
}
