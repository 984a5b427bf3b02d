import type { CaipNetworkId } from '../../../core/model/caip.js'
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet3, bitcoinTestnet4, createBitcoinLocalnet } from '../networks.js'
import type { AddressFamily } from './read-address.js'

type NetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The networks by the names that wallets give them. */
const ids: Readonly<Record<NetworkName, string>> = {
  mainnet: bitcoinMainnet.id,
  testnet: bitcoinTestnet3.id,
  testnet4: bitcoinTestnet4.id,
  signet: bitcoinSignet.id,
  regtest: createBitcoinLocalnet().id,
}

const otherNames: Readonly<Record<string, NetworkName>> = { livenet: 'mainnet', main: 'mainnet', testnet3: 'testnet' }

const isName = (name: string): name is NetworkName => Object.hasOwn(ids, name)

/** The network that a wallet names: `Mainnet` (Xverse), `livenet` and `BITCOIN_MAINNET` (UniSat), `mainnet` (Leather). */
export function findNamedNetwork(named: unknown): CaipNetworkId | undefined {
  if (typeof named !== 'string') return undefined
  const plain = named.toLowerCase().replace(/^bitcoin[_:]/, '')
  const name = otherNames[plain] ?? plain
  return isName(name) ? `bip122:${ids[name]}` : undefined
}

/** Leather's name for a network, in lower case as in most wallets. Signet's rules apply to an unknown network. */
export function readNetworkName(network: CaipNetworkId): NetworkName {
  const id = network.slice('bip122:'.length)
  const found = Object.entries(ids).find(([, known]) => known === id)?.[0]
  return found !== undefined && isName(found) ? found : 'signet'
}

export function readFamily(network: CaipNetworkId): AddressFamily {
  const name = readNetworkName(network)
  if (name === 'mainnet') return 'main'
  return name === 'regtest' ? 'regtest' : 'test'
}

/** A network with addresses of this family, for a wallet that names no network. */
export function readFamilyNetwork(family: AddressFamily): CaipNetworkId {
  return `bip122:${ids[family === 'main' ? 'mainnet' : family === 'regtest' ? 'regtest' : 'testnet']}`
}
