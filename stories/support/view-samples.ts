import type { Connector } from '../../src/core/model/connector.js'
import type { Network, NetworkInput } from '../../src/core/model/network.js'
import { sampleConnectors, sampleNetworks } from '../../src/testing/index.js'
import { sampleSolana } from './sample-solana.js'

/** An image like those of wallets and networks. */
export function drawBrand(letter: string, from: string, to: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="64" height="64" fill="url(#g)"/><text x="32" y="42" text-anchor="middle" font-family="Inter Variable, Inter" font-weight="600" font-size="28" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const colors: Record<string, [from: string, to: string]> = {
  Foxglove: ['#f7a04f', '#d9541f'],
  Prism: ['#4f7cff', '#7a2ff0'],
  Harbor: ['#2f8bff', '#0a4bf0'],
  Ethereum: ['#8aa0f5', '#4a54c9'],
  Base: ['#3b82ff', '#0a44ef'],
  'Arbitrum One': ['#7cc4ff', '#2f74c9'],
  'OP Mainnet': ['#ff6b6b', '#e0213f'],
  Polygon: ['#a06bff', '#6a2fd0'],
}

function drawNamed(name: string): string {
  const [from, to] = colors[name] ?? ['#8b8d98', '#60646c']
  return drawBrand(name.slice(0, 1), from, to)
}

function withNetworkId(network: NetworkInput): Network {
  const { chainNamespace = 'eip155' } = network
  return {
    ...network,
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${network.id}`,
    assets: { imageUrl: drawNamed(network.name) },
  }
}

export const wallets: readonly Connector[] = sampleConnectors.map((connector) => ({
  ...connector,
  imageUrl: drawNamed(connector.name),
}))

export const networks: readonly Network[] = sampleNetworks.map(withNetworkId)

const [ethereum] = sampleNetworks

export const testnets: readonly Network[] = [
  withNetworkId({ ...ethereum, id: 11155111, name: 'Sepolia', testnet: true }),
  withNetworkId({ ...ethereum, id: 84532, name: 'Base Sepolia', testnet: true }),
]

/** Networks of another namespace. */
export const solanaNetworks: readonly Network[] = [
  withNetworkId(sampleSolana),
  withNetworkId({ ...sampleSolana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet', testnet: true }),
]

/** The wallet of most stories. */
export const prism = { name: 'Prism', imageUrl: drawNamed('Prism') }
