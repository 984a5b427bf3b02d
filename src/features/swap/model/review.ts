import { readSwapForm } from './form/read-swap-form.js'
import type { SwapForm } from './form/swap-form.js'
import type { Quote, QuoteKey } from './quote.js'
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
