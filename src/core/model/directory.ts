import type { CaipNetworkId, Namespace } from './caip.js'

/** A directory entry of a wallet, as plain data. A missing link means that none is known. */
export type DirectoryWallet = {
  /** The directory's own id. */
  id: string
  /** At most 200 characters, and otherwise unchecked: show it as text only. */
  name: string
  /** Reviewed by the operator of the directory. */
  isCertified: boolean
  description?: string
  chains: readonly CaipNetworkId[]
  homepage?: string
  /** `https:`, of the page's own origin, or `data:image/…`. */
  imageUrl?: string
  /** Position in the directory's order, lowest first. */
  order: number
  /** The rdns that its extension announces (EIP-6963). */
  rdns?: string
  /** Scheme or universal link of the phone app, such as `example:` or `https://example.app`. */
  mobileLink?: string
  desktopLink?: string
  webAppLink?: string
  /** Universal link of a phone app that receives messages directly, without a relay. */
  linkMode?: string
  appStore?: string
  playStore?: string
  chromeStore?: string
  firefoxStore?: string
  edgeStore?: string
  /**
   * How a page without EIP-6963 finds it: `isExample` on `window.ethereum`; its name by the Wallet Standard, its path on
   * `window` or its name in `window.injectedWeb3` in other namespaces. In those namespaces it shares one row with the wallet of `rdns`.
   */
  injected: readonly { namespace: Namespace; injectedId: string }[]
}

export type WalletQuery = {
  /** From 1. */
  page: number
  /** Per page. */
  entries: number
  search?: string
  isCertifiedOnly?: boolean
  /** Ids. Lists only these wallets. */
  include?: readonly string[]
  /** Ids, rdns and names. Wallets with such an id or rdns are left out; the rows leave out those with such a name. */
  exclude?: readonly string[]
  /** Wallets that support one of these. */
  chains?: readonly CaipNetworkId[]
  signal?: AbortSignal
}

export type WalletPage = {
  wallets: readonly DirectoryWallet[]
  /** The number of results on all pages. */
  count: number
  /** Entries of this page that were left out because they did not fit the schema. */
  dropped: number
}

/**
 * Looks up wallets. Every method rejects with a `LintelError` (`directory-unavailable`, `invalid-project-id`,
 * `invalid-app-configuration`) or with
 * `request-cancelled` once `signal` aborts.
 */
export type Directory = {
  listWallets(query: WalletQuery): Promise<WalletPage>
}
