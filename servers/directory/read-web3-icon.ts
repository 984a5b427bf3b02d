import type { Image } from '../http/answer-image.js'
import type { DirectoryImageKind } from './create-directory.js'

/** Names of icons in @web3icons/core of networks, by CAIP-2 id. Of Kusama it has the token only. */
const networks: Record<string, string> = {
  'eip155:1': 'networks/background/ethereum',
  'eip155:10': 'networks/background/optimism',
  'eip155:56': 'networks/background/binance-smart-chain',
  'eip155:100': 'networks/background/gnosis',
  'eip155:137': 'networks/background/polygon',
  'eip155:324': 'networks/background/zksync',
  'eip155:8453': 'networks/background/base',
  'eip155:42161': 'networks/background/arbitrum-one',
  'eip155:42220': 'networks/background/celo',
  'eip155:43114': 'networks/background/avalanche',
  'eip155:59144': 'networks/background/linea',
  'eip155:534352': 'networks/background/scroll',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'networks/background/solana',
  'bip122:000000000019d6689c085ae165831e93': 'networks/background/bitcoin',
  'polkadot:68d56f15f85d3136970ec16946040bc1': 'networks/background/polkadot',
  'polkadot:48239ef607d7928874027a43a6768920': 'tokens/background/KSM',
}

/**
 * Reads an icon from the package `@web3icons/core` (MIT), which the server installs: Lintel has no copy of its 80 MB. Undefined
 * if it has no icon of that name.
 *
 * @throws Error when the package is not installed
 * @example
 * const directory = createDirectory({ readImage: readWeb3Icon })
 */
export async function readWeb3Icon(kind: DirectoryImageKind, id: string): Promise<Image | undefined> {
  const path = locateIcon(kind, id)
  // Only a plain name may be part of the path.
  if (path === undefined || !/^[a-z]+\/background\/[\w-]+$/.test(path)) return undefined
  try {
    return { type: 'image/svg+xml', body: await loadIcon(path) }
  } catch {
    // Loaders report a missing file in different ways. An icon that the package surely has shows whether it is installed.
    await loadIcon('networks/background/ethereum').catch((cause) => {
      throw new Error('readWeb3Icon needs the package @web3icons/core. Install it on the server.', { cause })
    })
    return undefined
  }
}

/** Bundlers leave it to Node: most servers that use lintel/server do not have the package. */
async function loadIcon(path: string): Promise<string> {
  const file = `@web3icons/core/svgs/${path}.svg.js`
  const icon: { default: string } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ file
  )
  return icon.default
}

function locateIcon(kind: DirectoryImageKind, id: string): string | undefined {
  if (kind === 'wallet') return `wallets/background/${id}`
  if (kind === 'token') return `tokens/background/${id.toUpperCase()}`
  return kind === 'asset' ? networks[id] : undefined
}
