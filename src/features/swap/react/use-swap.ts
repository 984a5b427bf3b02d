'use client'

import type { ViewRequest } from '../../../core/lintel.js'
import type { View } from '../../../core/model/views/view.js'
import type { TypedAmount } from '../../../core/requests/payments/read-typed-amount.js'
import { useLintel } from '../../../react/lintel-context.js'
import type { SwapFormView } from '../model/form/read-swap-form.js'
import { startReview } from '../model/review.js'
import { type SwapToken, toTokenKey } from '../model/token.js'
import { getSwaps } from '../swaps.js'
import { useSwapForm } from './use-swap-form.js'

/** A side of a swap: the paid or the received token. */
type SwapSideName = 'from' | 'to'

/**
 * Amounts are in base units, values are decimal texts in USD, a fraction of 0.01 is 1 %. Null means unknown, or not
 * applicable: a 1:1 exchange has no impact.
 */
export type SwapResult = Omit<SwapFormView, 'slippage'> & {
  /** The tokens of the active network that can be swapped. Empty until they are read, and on a network without swaps. */
  tokens: readonly SwapToken[]
  from: SwapToken | null
  to: SwapToken | null
  /** The typed amount, or the one that Max or flip wrote. */
  typed: string
  /** The amount in `typed`, or the reason why it is not valid. */
  amount: TypedAmount
  /** The account's balance of `to`. */
  toBalance: bigint | null
  /** `value`: in hundredths of a percent. `loss`: the most that it can cost. */
  slippage: SwapFormView['slippage'] & { value: number }
  /** Sets the typed text, in the digits and with the decimal separator of the language. */
  setAmount(typed: string): void
  /** Selects one of `tokens`. Selecting the token of the other side exchanges the sides. */
  setToken(side: SwapSideName, token: SwapToken): void
  /** Opens the modal at the list of tokens. */
  selectToken(side: SwapSideName): void
  /** Exchanges the sides: pays exactly the amount that was to be received. */
  flip(): void
  /** Pays the whole balance; of the native currency all but the fee. Does nothing while `max` is null. */
  setMax(): void
  /** Sets hundredths of a percent, from 1 (0.01 %) to 5,000 (50 %). A value outside becomes the nearest bound. */
  setSlippage(value: number): void
  /** Agrees to an impact over 15 %. Valid until an input changes, or the impact gets worse by more than 1 %. */
  acceptImpact(isAccepted: boolean): void
  /** Reads the price again, after a failure or when it is no longer renewed. */
  refresh(): void
  /**
   * Opens the modal at the review of this swap, where it is signed. If the price has become too old meanwhile, reads the price
   * again instead.
   */
  review(): void
}

/**
 * The swap that the visitor enters, for the connected account on its network. All components of an app and the modal share
 * it. While it is shown, the price is renewed every 10 s, and a price older than 20 s cannot be reviewed.
 *
 * @throws `ViewUnavailableError`, from `selectToken` and `review`, where swaps are turned off. Errors of a service or a wallet
 *   are in `problem`.
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
  /** On top of the views of the open modal, else alone. */
  const show = ({ name, ...parameters }: View) =>
    store.getState().modal.open
      ? actions.push({ name, ...parameters } as View)
      : actions.open({ view: name, ...parameters } as ViewRequest)
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
    selectToken: (side) => show({ name: 'SwapSelectToken', side }),
    flip: () => dispatch({ type: 'flip' }),
    setMax: () => dispatch({ type: 'max' }),
    setSlippage: (value) => dispatch({ type: 'slippage', slippage: value }),
    acceptImpact: (isAccepted) => dispatch({ type: 'impact', isAccepted }),
    refresh: () => dispatch({ type: 'refresh' }),
    review() {
      // The price may have become too old since it was rendered.
      const review = startReview(form, Date.now())
      if (!review) return dispatch({ type: 'refresh' })
      getSwaps(lintel).review = review
      show({ name: 'SwapPreview' })
    },
  }
}
