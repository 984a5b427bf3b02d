import { computeMinimum, isSameKey, type Quote } from '../quote.js'
import type { SwapReview } from '../review.js'
import { isImpactAccepted } from '../slippage.js'
import { isFresh } from '../timing.js'

/** The reason why a review cannot be signed now. `price-changed`: the newest quote gives less than the reviewed minimum. */
export type ReviewBlock = 'price-old' | 'price-changed' | 'impact-high'

/**
 * Returns the reason why a review cannot be signed at `now` with the newest quote; null if it can. Ignores a quote for another key.
 *
 * @param newest The newest quote for the key of the review.
 */
export function findReviewBlock(review: SwapReview, newest: Quote | null, now: number): ReviewBlock | null {
  if (review.wrap) return null
  if (!newest || !isSameKey(newest.key, review.key) || !isFresh(newest, now)) return 'price-old'
  if (readExpected(review, newest) < review.minToAmount) return 'price-changed'
  return isImpactAccepted(newest.priceImpact, review.acceptedImpact) ? null : 'impact-high'
}

/** The amount of a quote after the token's fee, in base units. */
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
