import type { CaipNetworkId, Namespace } from './caip.js'

/** A wallet as a directory lists it. Plain data; a link that is absent is not known. */
export type DirectoryWallet = {
  /** The directory's own id. */
  id: string
  /** At most 200 characters, otherwise as the directory has it: show it as text only. */
  name: string
  /** Looked at by whoever runs the directory, by its own rule. */
  isCertified: boolean
  description?: string
  chains: readonly CaipNetworkId[]
  homepage?: string
  /** `https:`, of the page's own origin, or `data:image/…`. */
  imageUrl?: string
  /** Place in the directory's own order, lowest first. */
  order: number
  /** Reverse domain name by which its extension announces itself (EIP-6963). */
  rdns?: string
  /** Scheme or universal link of the phone app, such as `example:` or `https://example.app`. */
  mobileLink?: string
  desktopLink?: string
  webAppLink?: string
  /** Universal link over which the phone app takes messages itself, without a relay. */
  linkMode?: string
  appStore?: string
  playStore?: string
  chromeStore?: string
  firefoxStore?: string
  edgeStore?: string
  /** How it is found in a page that does not know EIP-6963, such as `isExample` at `window.ethereum`. */
  injected: readonly { namespace: Namespace; injectedId: string }[]
}

export type WalletQuery = {
  /** From 1. */
  page: number
  /** Per page, 1 to 100. */
  entries: number
  search?: string
  isCertifiedOnly?: boolean
  /** Ids: these and no others. */
  include?: readonly string[]
  /** Ids and rdns that are left out. */
  exclude?: readonly string[]
  /** Wallets that support one of these. */
  chains?: readonly CaipNetworkId[]
  signal?: AbortSignal
}

export type WalletPage = {
  wallets: readonly DirectoryWallet[]
  /** How many the query finds on all its pages. */
  count: number
  /** Entries of this page that did not fit the schema and are left out. */
  dropped: number
}

/**
 * Where wallets are looked up. Every method rejects with a `LintelError` (`directory-unavailable`,
 * `directory-refused`) or with `request-cancelled` once `signal` aborts.
 */
export type Directory = {
  listWallets(query: WalletQuery): Promise<WalletPage>
}
