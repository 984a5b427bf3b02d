import type { CaipNetworkId } from './caip.js'

/** The source of a price: a pool, a service that the operator configured, or a fixed rate. */
export type PriceSource = {
  kind: 'pool' | 'upstream' | 'peg'
  name: string
  /** The address of the pool. */
  address?: string
}

/** A price of one whole token in USD. */
export type Price = { usd: number; source?: PriceSource }

/** A token on one network. Any contract can claim the name and symbol of another. */
export type Token = {
  network: CaipNetworkId
  /** The contract. Absent for the native currency. */
  address?: string
  name: string
  symbol: string
  decimals: number
  /** `https:` or `data:image/…`, of a source that the app or the operator trusts. Never from the contract. */
  iconUrl?: string
}

/** The balance of one token. */
export type TokenBalance = Token & {
  /** Base units. */
  amount: bigint
  price?: Price
  /** The value of `amount` in USD. */
  value?: number
  /** According to the service it imitates another token. It is not shown. */
  isSpam?: boolean
}

/** An NFT of an account (ERC-721, ERC-1155). */
export type Nft = {
  network: CaipNetworkId
  contract: string
  /** A decimal number as text: it may have 78 digits. */
  tokenId: string
  name: string | null
  collection: string | null
  /** An image that the data API serves. Null if the contract names no image that may be loaded. */
  imageUrl: string | null
  isSpam: boolean
  /** More than 1 for ERC-1155 only. */
  quantity: bigint
}

/** The name and avatar of an address. Null when it has none. */
export type Identity = { name: string | null; avatarUrl: string | null }

/** The assets of an account on one network. */
export type Portfolio = {
  /** The most valuable first. */
  balances: readonly TokenBalance[]
  /**
   * `wallet`: the wallet's own list (ERC-7811). `service`: the data API, with every token and prices. `chain`: without a
   * data API for this network only the native currency and the app's own `tokens` are known, on Solana every token, and no
   * price.
   */
  source: 'wallet' | 'service' | 'chain'
  /** Entries that were left out: they did not fit the schema, or the token did not answer. */
  dropped: number
}

/** The price of one token; `address` null is the native currency. */
export type TokenPrice = { address: string | null; price: Price }
