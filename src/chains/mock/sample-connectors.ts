import type { Connector } from '../../core/model/connector.js'

/** Invented wallets, with the data of an announcement (EIP-6963). */
export const sampleConnectors = [
  describeWallet('Foxglove', 'example.foxglove', '#7a4bd6'),
  describeWallet('Prism', 'example.prism', '#d6574b'),
  describeWallet('Harbor', 'example.harbor', '#2f7fd0'),
] as const satisfies readonly Connector[]

function describeWallet(name: string, rdns: string, color: string): Connector {
  const initial = name.slice(0, 1)
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/><text x="20" y="28" font-family="sans-serif" font-size="22" fill="#fff" text-anchor="middle">${initial}</text></svg>`
  return {
    id: rdns,
    name,
    type: 'ANNOUNCED',
    chain: 'eip155',
    imageUrl: `data:image/svg+xml,${encodeURIComponent(icon)}`,
    rdns,
  }
}
