import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { ShownMessages } from './messages.js'

/** Networks that wallets know by default, by their ids (chainlist.org). */
const names: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:25': 'Cronos',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:130': 'Unichain',
  'eip155:137': 'Polygon',
  'eip155:146': 'Sonic',
  'eip155:250': 'Fantom',
  'eip155:324': 'ZKsync Era',
  'eip155:480': 'World Chain',
  'eip155:1101': 'Polygon zkEVM',
  'eip155:1329': 'Sei',
  'eip155:5000': 'Mantle',
  'eip155:8217': 'Kaia',
  'eip155:8453': 'Base',
  'eip155:17000': 'Holesky',
  'eip155:34443': 'Mode',
  'eip155:42161': 'Arbitrum One',
  'eip155:42220': 'Celo',
  'eip155:43114': 'Avalanche',
  'eip155:57073': 'Ink',
  'eip155:59144': 'Linea',
  'eip155:80002': 'Polygon Amoy',
  'eip155:81457': 'Blast',
  'eip155:84532': 'Base Sepolia',
  'eip155:421614': 'Arbitrum Sepolia',
  'eip155:534352': 'Scroll',
  'eip155:7777777': 'Zora',
  'eip155:11155111': 'Sepolia',
  'eip155:11155420': 'OP Sepolia',
}

/** The name of a network that the app does not list: wallets report only its id. */
export function nameNetwork(network: CaipNetworkId, words: ShownMessages): string {
  return names[network] ?? `${words.common.unknownNetwork} (${parseCaipNetworkId(network).chainId})`
}
