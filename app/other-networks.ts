import { createBitcoinLocalnet } from '../src/chains/bip122/index.js'
import { createPolkadotLocalnet } from '../src/chains/polkadot/index.js'
import { createSolanaLocalnet } from '../src/chains/solana/index.js'
import { runtime } from './runtime.js'

/** The local networks of the namespaces beside eip155, under the addresses that the server chose. */
export const otherNetworks = runtime.networks.flatMap(({ caipNetworkId, name, rpcUrl }) => {
  const [namespace, genesisHash = ''] = caipNetworkId.split(':')
  if (namespace === 'solana') return { ...createSolanaLocalnet({ genesisHash, rpcUrl }), name }
  if (namespace === 'bip122') return { ...createBitcoinLocalnet({ rpcUrl }), name }
  return namespace === 'polkadot' ? { ...createPolkadotLocalnet({ genesisHash, rpcUrl }), name } : []
})
