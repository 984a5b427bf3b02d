import type { CaipNetworkId } from '../../../../core/model/caip.js'
import { readTypedAmount, type TypedAmount } from '../../../../core/requests/payments/read-typed-amount.js'
import type { NetworkPrice } from '../amounts.js'
import { findWrap } from '../find-wrap.js'
import type { SwapProblem } from '../problems.js'
import type { Quote, QuoteKey } from '../quote.js'
import { DEFAULT_SLIPPAGE } from '../slippage.js'
import type { SwapToken } from '../token.js'

/** The network and the account of a swap. */
export type SwapPlace = {
  network: CaipNetworkId
  account: string
  /** The contract of the wrapped native currency; null if unknown. */
  wrapped: string | null
}

/** The state of the swap form. Times are in ms since 1970. */
export type SwapForm = SwapPlace & {
  /** BCP 47, for the decimal separator of typed amounts. */
  locale: string
  from: SwapToken | null
  to: SwapToken | null
  /** The typed or filled-in amount, with all of its digits. */
  typed: string
  /** The amount in `typed`, in base units. */
  paid: TypedAmount
  /** In hundredths of a percent. */
  slippage: number
  /** When the key of the inputs last changed. */
  changedAt: number
  /** When the visitor last did something. */
  lastInputAt: number
  /** The running request. */
  request: { id: number; key: QuoteKey } | null
  /** The newest quote. It is valid only while its key is that of the inputs. */
  quote: Quote | null
  /** The key for which there is no route. */
  noRoute: QuoteKey | null
  /** The reason why the last request failed. */
  failure: { key: QuoteKey; problem: SwapProblem } | null
  /** When to try again after a reply without a quote. */
  retryAt: number | null
  /** The price impact that the visitor agreed to, as a fraction. Null: they did not. */
  acceptedImpact: number | null
  /** In base units, by `toTokenKey`. Missing ones are unknown. */
  balances: Readonly<Record<string, bigint>>
  /** USD for one whole token, by `toTokenKey`. */
  prices: Readonly<Record<string, number>>
  networkPrice: NetworkPrice | null
  isVisible: boolean
  isOnline: boolean
  /** Whether a wallet asks the visitor. */
  isPrompting: boolean
}

/** The start values of a form. */
export type SwapFormStart = SwapPlace & {
  locale: string
  from?: SwapToken | null
  to?: SwapToken | null
  typed?: string
}

/** A form without a quote. `now`: ms since 1970. */
export function createSwapForm({ from = null, to = null, typed = '', ...start }: SwapFormStart, now: number): SwapForm {
  return {
    ...start,
    from,
    to,
    typed,
    paid: readPaid({ typed, from, locale: start.locale }),
    slippage: DEFAULT_SLIPPAGE,
    changedAt: now,
    lastInputAt: now,
    request: null,
    quote: null,
    noRoute: null,
    failure: null,
    retryAt: null,
    acceptedImpact: null,
    balances: {},
    prices: {},
    networkPrice: null,
    isVisible: true,
    isOnline: true,
    isPrompting: false,
  }
}

/** Before a token is selected, an amount is checked with the decimals of most tokens. */
const USUAL_DECIMALS = 18

/** The amount to pay, in base units. */
export function readPaid({ typed, from, locale }: Pick<SwapForm, 'typed' | 'from' | 'locale'>): TypedAmount {
  return readTypedAmount(typed, { decimals: from?.decimals ?? USUAL_DECIMALS, locale })
}

/** The key of the needed quote; null while an input is missing, and for a 1:1 exchange. */
export function readKey(form: SwapForm): QuoteKey | null {
  const { network, account, from, to, slippage, paid } = form
  if (!from || !to || paid.status !== 'valid' || paid.amount <= 0n || readWrap(form)) return null
  return { network, account, from: from.address, to: to.address, amount: paid.amount, slippage }
}

/** Whether the tokens are exchanged 1:1 by the contract of the wrapped native currency. */
export function readWrap({ from, to, wrapped }: SwapForm): 'wrap' | 'unwrap' | null {
  return from && to && findWrap({ from: from.address, to: to.address }, wrapped)
}
