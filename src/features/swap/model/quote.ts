import type { CaipNetworkId } from '../../../core/model/caip.js'
import { isSameToken } from './token.js'

/** The request of a quote. A quote is shown, reviewed and signed only while its key is that of the visitor's input. */
export type QuoteKey = {
  network: CaipNetworkId
  account: string
  /** Token addresses; null is the native currency. */
  from: string | null
  to: string | null
  /** The amount to pay, in base units. */
  amount: bigint
  /** In hundredths of a percent: 100 is 1 %. */
  slippage: number
}

/** A part of a swap's cost, in base units of `token`. */
export type SwapFee = { name: string; amount: bigint; token: string | null }

/** The offer of a service for a key. Amounts are in base units. A token on another network than the key's is undefined. */
export type Offer = {
  id: string | null
  fromAmount: bigint
  from: string | null | undefined
  toAmount: bigint
  to: string | null | undefined
  minToAmount: bigint | null
  /** ms since 1970. */
  validUntil: number | null
  path: readonly string[] | null
  priceImpact: number | null
  fees: readonly SwapFee[]
  provider: string | null
  router: string | null
}

/** One offer to swap. Amounts are in base units. */
export type Quote = {
  key: QuoteKey
  /** The service's id, to build the transaction of this offer. */
  id: string | null
  toAmount: bigint
  /** The least that is received. This is signed. */
  minToAmount: bigint
  /** The time of the reply, ms since 1970. The age counts from here. */
  receivedAt: number
  /** ms since 1970; null where the service does not say. */
  validUntil: number | null
  /** The contracts of the route, first and last included; null if the service does not say. */
  path: readonly string[] | null
  /** As a fraction: 0.01 is 1 %. Null is unknown. */
  priceImpact: number | null
  fees: readonly SwapFee[]
  provider: string | null
  router: string | null
}

/** Whether two keys are equal. Ignores the case of hex addresses. */
export function isSameKey(one: QuoteKey | null, other: QuoteKey | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.network === other.network &&
    isSameToken(one.account, other.account) &&
    isSameToken(one.from, other.from) &&
    isSameToken(one.to, other.to) &&
    one.amount === other.amount &&
    one.slippage === other.slippage
  )
}

/** One percent is 100. */
const WHOLE = 10_000n

/**
 * The least that is received, rounded down.
 *
 * @param slippage In hundredths of a percent.
 * @example computeMinimum(1_000n, 2_500) // 750n
 */
export function computeMinimum(toAmount: bigint, slippage: number): bigint {
  return (toAmount * (WHOLE - BigInt(slippage))) / WHOLE
}

/**
 * Reads an offer as a quote for the request. Undefined for an offer of other tokens, of another amount or of nothing. Raises a
 * minimum that is lower than the slippage allows, and lowers one that is above the offer.
 *
 * @param receivedAt ms since 1970.
 */
export function readQuote(offer: Offer, key: QuoteKey, receivedAt: number): Quote | undefined {
  const { fromAmount, from, toAmount, to, minToAmount, ...facts } = offer
  if (from === undefined || !isSameToken(from, key.from)) return undefined
  if (to === undefined || !isSameToken(to, key.to)) return undefined
  if (fromAmount !== key.amount || toAmount <= 0n) return undefined
  const least = computeMinimum(toAmount, key.slippage)
  let minimum = minToAmount ?? least
  if (minimum > toAmount) minimum = toAmount
  if (minimum < least) minimum = least
  // A rounded 0 would let the swap give nothing.
  return { key, ...facts, toAmount, minToAmount: minimum > 0n ? minimum : 1n, receivedAt }
}

/** The first offer that fits the request: services list the best first. Null: there is no route. */
export function readBestQuote(offers: readonly Offer[], key: QuoteKey, receivedAt: number): Quote | null {
  for (const offer of offers) {
    const quote = readQuote(offer, key, receivedAt)
    if (quote) return quote
  }
  return null
}
