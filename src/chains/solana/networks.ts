import type { NetworkInput } from '../../core/model/network.js'

/** A token's page is at the address of its mint. */
const explorer = { name: 'Solana Explorer', paths: { token: 'address' } }
const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const assets = { imageId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }

/**
 * Solana's main network. Its public node refuses many requests from browsers: set your own with
 * `{ ...solanaMainnet, rpcUrls: { default: { http: ['https://…'] } } }`.
 */
export const solanaMainnet = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency,
  assets,
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: { default: { ...explorer, url: 'https://explorer.solana.com' } },
} as const satisfies NetworkInput

/** The network for app developers. Its SOL has no value. */
export const solanaDevnet = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  chainNamespace: 'solana',
  nativeCurrency,
  assets,
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: { default: { ...explorer, url: 'https://explorer.solana.com?cluster=devnet' } },
  testnet: true,
} as const satisfies NetworkInput

/** The network for validator tests. Its SOL has no value. */
export const solanaTestnet = {
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  chainNamespace: 'solana',
  nativeCurrency,
  assets,
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: { default: { ...explorer, url: 'https://explorer.solana.com?cluster=testnet' } },
  testnet: true,
} as const satisfies NetworkInput

/**
 * A Solana node on this computer. Each new ledger has another genesis hash (`solana genesis-hash`).
 *
 * @param genesisHash The whole hash, or its first 32 characters, which are the network's id (CAIP-2).
 * @param rpcUrl Default: `http://127.0.0.1:8899`.
 * @example createSolanaLocalnet({ genesisHash: 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC' })
 */
export function createSolanaLocalnet({
  genesisHash,
  rpcUrl = 'http://127.0.0.1:8899',
}: {
  genesisHash: string
  rpcUrl?: string
}) {
  return {
    id: readGenesisId(genesisHash),
    name: 'Solana Localnet',
    chainNamespace: 'solana',
    nativeCurrency,
    assets,
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  } as const satisfies NetworkInput
}

/** The CAIP-2 id of a network: the first 32 characters of its genesis hash. */
export function readGenesisId(genesisHash: string): string {
  return genesisHash.slice(0, 32)
}
