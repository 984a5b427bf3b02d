import type { DirectoryImage, DirectoryImageKind } from '../index.js'

/** Icons of networks in @web3icons/core, by CAIP-2 id. It has no network Kusama, but the token. */
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
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'networks/background/polkadot',
  'polkadot:68d56f15f85d3136970ec16946040bc1': 'networks/background/polkadot',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'tokens/background/KSM',
  'polkadot:48239ef607d7928874027a43a6768920': 'tokens/background/KSM',
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
  return kind === 'asset' ? networks[id] : undefined
}
