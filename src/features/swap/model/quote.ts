import type { CaipNetworkId } from '../../../core/model/caip.js'

/** A token that can be swapped. */
export type SwapToken = {
  /** The contract; null is the native currency. */
  address: string | null
  name: string
  symbol: string
  decimals: number
  iconUrl: string | null
  hasPermit: boolean
}

/** What a quote is for. A quote is shown, reviewed and signed only while its key is that of what the visitor entered. */
export type QuoteKey = {
  network: CaipNetworkId
  account: string
  /** Token addresses; null is the native currency. */
  from: string | null
  to: string | null
  /** What is paid, in base units. */
  amount: bigint
  /** In hundredths of a percent: 100 is 1 %. */
  slippage: number
}

/** A part of a swap's cost, in base units of `token`. */
export type SwapFee = { name: string; amount: bigint; token: string | null }

/** One offer to swap. Amounts are in base units. */
export type Quote = {
  key: QuoteKey
  /** Of the service, to build the transaction of this offer. */
  id: string | null
  toAmount: bigint
  /** What is signed: the least that is received. */
  minToAmount: bigint
  /** When the reply came, ms since 1970. Its age counts from here. */
  receivedAt: number
  /** ms since 1970; null where the service does not say. */
  validUntil: number | null
  /** Contracts, first and last included; null where the service does not say. */
  path: readonly string[] | null
  /** As a fraction: 0.01 is 1 %. Null is unknown. */
  priceImpact: number | null
  fees: readonly SwapFee[]
  provider: string | null
  router: string | null
}
