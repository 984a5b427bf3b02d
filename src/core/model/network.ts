import type { CaipNetworkId, Namespace } from './caip.js'

/** The kinds of pages of a block explorer. */
export type ExplorerPage = 'address' | 'tx' | 'token'

/**
 * A network of the app. Every viem `Chain` is one. For another namespace set `chainNamespace`.
 *
 * @example
 * createLintel({ networks: [mainnet], adapters: [eip155()] }) // of viem/chains
 */
export type NetworkInput = {
  id: number | string
  name: string
  /** Default: `eip155`. */
  chainNamespace?: Namespace
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: readonly string[] } }
  /**
   * Its pages are `url/address/…`, `url/tx/…` and `url/token/…` (EIP-3091), unless `paths` has other beginnings. A query in `url` stays
   * after them.
   */
  blockExplorers?: { default: { name: string; url: string; paths?: Partial<Record<ExplorerPage, string>> } } | undefined
  testnet?: boolean | undefined
  contracts?: Record<string, unknown> | undefined
  /** On polkadot: the prefix of addresses (SS58), 0 to 16383. Default: 42, of any chain. */
  ss58Prefix?: number
  /**
   * On polkadot: whether `System.Account` holds the balances, in the present layout of 80 bytes. Balances of other networks
   * are not read: those of a relay chain have moved to its Asset Hub, so the relay chain would report zero.
   */
  hasSystemAccounts?: boolean
  /**
   * On polkadot: the id (CAIP-2) of the relay chain. Some wallets know only this one over WalletConnect. Their accounts are
   * the same on both.
   */
  relayChain?: string
  /**
   * The icon: its URL, or its id at `services.directory`, by default the CAIP-2 id. The URL is used when both are set.
   */
  assets?: { imageId?: string; imageUrl?: string }
}

/** A network after validation: the input with its namespace and CAIP-2 id filled in. */
export type Network = NetworkInput & {
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
  /** `service`: the nodes that the app asks, that of `services.rpc` first. Wallets get `default`. */
  rpcUrls: { default: { http: readonly string[] }; service?: { http: readonly string[] } }
}
