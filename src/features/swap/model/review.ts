import { readSwapForm } from './form/read-swap-form.js'
import type { SwapForm } from './form/swap-form.js'
import { computeMinimum, isSameKey, type Quote, type QuoteKey } from './quote.js'
import { isImpactAccepted } from './slippage.js'
import { isFresh } from './timing.js'
import type { SwapToken } from './token.js'

/** What the visitor reviews, and nothing else is signed. Amounts are in base units. */
export type SwapReview = {
  key: QuoteKey
  from: SwapToken
  to: SwapToken
  wrap: 'wrap' | 'unwrap' | null
  /** The contract of the wrapped native currency; null when it is not known. */
  wrapped: string | null
  toAmount: bigint
  /** The least that is received. What is signed never says less. */
  minToAmount: bigint
  /** Null for what is exchanged 1:1. */
  quote: Quote | null
  acceptedImpact: number | null
  /** What the token keeps of each transfer by a simulation, in hundredths of a percent. Quotes do not know of it. */
  tokenFee: number
}

/** What is reviewed now; null unless the form is at `review`. */
export function startReview(form: SwapForm, now: number): SwapReview | null {
  const view = readSwapForm(form, now)
  const { from, to, paid, wrapped, network, account, slippage, acceptedImpact } = form
  if (view.phase !== 'review' || !from || !to || paid.status !== 'valid') return null
  const { amount } = paid
  const key = view.quote?.key ?? { network, account, from: from.address, to: to.address, amount, slippage }
  const { toAmount, minToAmount } = view.quote ?? { toAmount: amount, minToAmount: amount }
  return {
    key,
    from,
    to,
    wrap: view.wrap,
    wrapped,
    toAmount,
    minToAmount,
    quote: view.quote,
    acceptedImpact,
    tokenFee: 0,
  }
}

/** Why a review cannot be signed now. `price-changed`: the newest quote gives less than the reviewed minimum. */
export type ReviewBlock = 'price-old' | 'price-changed' | 'impact-high'

/**
 * Whether the newest quote lets a review be signed at `now`; null when it does. A quote for another key counts as none.
 *
 * @param newest The newest quote for the key of the review.
 */
export function findReviewBlock(review: SwapReview, newest: Quote | null, now: number): ReviewBlock | null {
  if (review.wrap) return null
  if (!newest || !isSameKey(newest.key, review.key) || !isFresh(newest, now)) return 'price-old'
  if (readExpected(review, newest) < review.minToAmount) return 'price-changed'
  return isImpactAccepted(newest.priceImpact, review.acceptedImpact) ? null : 'impact-high'
}

/** What a quote gives after what the token keeps, in base units. */
export function readExpected({ tokenFee }: Pick<SwapReview, 'tokenFee'>, { toAmount }: Quote): bigint {
  return computeMinimum(toAmount, tokenFee)
}

/** A review of the newest quote, after the visitor has seen that the price changed. */
export function reviewAgain(review: SwapReview, quote: Quote, acceptedImpact: number | null): SwapReview {
  const again = { ...review, quote, acceptedImpact }
  if (review.tokenFee === 0) return { ...again, toAmount: quote.toAmount, minToAmount: quote.minToAmount }
  const toAmount = readExpected(review, quote)
  return { ...again, toAmount, minToAmount: computeMinimum(toAmount, review.key.slippage) || 1n }
}
