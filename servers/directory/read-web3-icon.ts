import type { DirectoryImage, DirectoryImageKind } from '../index.js'

/** Names of networks in @web3icons/core, by CAIP-2 id. */
const networks: Record<string, string> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'binance-smart-chain',
  'eip155:100': 'gnosis',
  'eip155:137': 'polygon',
  'eip155:324': 'zksync',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum-one',
  'eip155:42220': 'celo',
  'eip155:43114': 'avalanche',
  'eip155:59144': 'linea',
  'eip155:534352': 'scroll',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
  'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
}

/** Reads an icon from @web3icons/core (MIT) in node_modules. The package is 80 MB, so its icons are not copied here. */
export async function readWeb3Icon(kind: DirectoryImageKind, id: string): Promise<DirectoryImage | undefined> {
  const path = locateIcon(kind, id)
  // Only a plain name may be part of the path.
  if (path === undefined || !/^[a-z]+\/background\/[\w-]+$/.test(path)) return undefined
  try {
    const icon: { default: string } = await import(/* @vite-ignore */ `@web3icons/core/svgs/${path}.svg.js`)
    return { type: 'image/svg+xml', body: icon.default }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

function locateIcon(kind: DirectoryImageKind, id: string): string | undefined {
  if (kind === 'wallet') return `wallets/background/${id}`
  if (kind === 'token') return `tokens/background/${id.toUpperCase()}`
  const network = kind === 'asset' ? networks[id] : undefined
  return network && `networks/background/${network}`
}
