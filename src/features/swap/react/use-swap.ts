'use client'

import type { TypedAmount } from '../../../core/requests/send/read-typed-amount.js'
import { useLintel } from '../../../react/lintel-context.js'
import type { SwapFormView } from '../model/form/read-swap-form.js'
import { startReview } from '../model/review.js'
import { type SwapToken, toTokenKey } from '../model/token.js'
import { getSwaps } from '../swaps.js'
import { useSwapForm } from './use-swap-form.js'

/** A side of a swap: what is paid, or what is received. */
type SwapSideName = 'from' | 'to'

/**
 * Amounts are in base units, values are decimal texts in USD, fractions are of 1: 0.01 is 1 %. What is null is not known, or
 * does not apply: what is exchanged 1:1 has no impact.
 */
export type SwapResult = Omit<SwapFormView, 'slippage'> & {
  /** The tokens of the active network that can be swapped. Empty until they are read, and on a network without swaps. */
  tokens: readonly SwapToken[]
  from: SwapToken | null
  to: SwapToken | null
  /** What was typed, or what Max and flip wrote. */
  typed: string
  /** What `typed` says, or why it is not valid. */
  amount: TypedAmount
  /** What the account has of `to`. */
  toBalance: bigint | null
  /** `value`: in hundredths of a percent. `loss`: what it lets go at most. */
  slippage: SwapFormView['slippage'] & { value: number }
  /** Takes what was typed, in the digits and with the decimal separator of the language. */
  setAmount(typed: string): void
  /** Selects one of `tokens`. The token of the other side exchanges the sides. */
  setToken(side: SwapSideName, token: SwapToken): void
  /** Opens the modal at the list of tokens. */
  selectToken(side: SwapSideName): void
  /** Exchanges the sides: pays exactly what was to be received. */
  flip(): void
  /** Pays all; of the native currency the fee is left. Does nothing while `max` is null. */
  setMax(): void
  /** Takes hundredths of a percent, from 1 (0.01 %) to 5,000 (50 %). Others become the nearest of these. */
  setSlippage(value: number): void
  /** Agrees to an impact over 15 %. It counts until an input changes, or the impact gets worse by more than 1 %. */
  acceptImpact(isAccepted: boolean): void
  /** Reads the price again, after one that failed or is not renewed any more. */
  refresh(): void
  /**
   * Opens the modal at the review of this swap, where it is signed. A price that has grown too old meanwhile is read again
   * in place of that.
   */
  review(): void
}

/**
 * The swap that the visitor puts together: the connected account on its network. Every component of an app, and the modal,
 * show the same one. While one is shown, the price is renewed every 10 s, and one that is older than 20 s is not reviewed.
 *
 * @throws `ViewUnavailableError`, from `selectToken` and `review`, where swaps are turned off. What a service or a wallet
 *   answers is in `problem`.
 * @example
 * const { tokens, setToken, setAmount, received, phase, review } = useSwap()
 * setToken('to', tokens[1])
 * setAmount('0.5')
 * <button disabled={phase !== 'review'} onClick={review}>Review swap</button>
 */
export function useSwap(): SwapResult {
  const lintel = useLintel()
  const { form, view, tokens, dispatch } = useSwapForm()
  const { from, to, typed, paid, slippage } = form
  const { actions, store } = lintel
  const isOpen = () => store.getState().modal.open
  return {
    ...view,
    tokens,
    from,
    to,
    typed,
    amount: paid,
    toBalance: (to && form.balances[toTokenKey(to.address)]) ?? null,
    slippage: { ...view.slippage, value: slippage },
    setAmount: (text) => dispatch({ type: 'amount', typed: text }),
    setToken: (side, token) => dispatch({ type: 'token', side, token }),
    selectToken: (side) =>
      isOpen() ? actions.push({ name: 'SwapSelectToken', side }) : actions.open({ view: 'SwapSelectToken', side }),
    flip: () => dispatch({ type: 'flip' }),
    setMax: () => dispatch({ type: 'max' }),
    setSlippage: (value) => dispatch({ type: 'slippage', slippage: value }),
    acceptImpact: (isAccepted) => dispatch({ type: 'impact', isAccepted }),
    refresh: () => dispatch({ type: 'refresh' }),
    review() {
      // The price may have grown too old since it was drawn.
      const review = startReview(form, Date.now())
      if (!review) return dispatch({ type: 'refresh' })
      getSwaps(lintel).review = review
      if (isOpen()) actions.push({ name: 'SwapPreview' })
      else actions.open({ view: 'SwapPreview' })
    },
  }
}
