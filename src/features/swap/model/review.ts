import { readSwapForm } from './form/read-swap-form.js'
import type { SwapForm } from './form/swap-form.js'
import type { Quote, QuoteKey } from './quote.js'
import type { SwapToken } from './token.js'

/** The review of the visitor: exactly this is signed. Amounts are in base units. */
export type SwapReview = {
  key: QuoteKey
  from: SwapToken
  to: SwapToken
  wrap: 'wrap' | 'unwrap' | null
  /** The contract of the wrapped native currency; null if unknown. */
  wrapped: string | null
  toAmount: bigint
  /** The least that is received. A signed transaction never has a lower minimum. */
  minToAmount: bigint
  /** Null for a 1:1 exchange. */
  quote: Quote | null
  acceptedImpact: number | null
  /** The fee that the token takes of each transfer, from a simulation, in hundredths of a percent. Quotes do not include it. */
  tokenFee: number
}

/** The review of the current form; null unless the form is at `review`. */
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
