import { type CutAmount, computeReserve, cutAmount, readLoss, readRate, readValue } from '../amounts.js'
import type { SwapProblem } from '../problems.js'
import { isSameKey, type Quote, type QuoteKey } from '../quote.js'
import {
  type ImpactLevel,
  isImpactAccepted,
  readImpactLevel,
  readSlippageNote,
  type SlippageNote,
} from '../slippage.js'
import { decideRenewal, isFresh, type Renewal, readAge } from '../timing.js'
import { type SwapToken, toTokenKey } from '../token.js'
import { readMax } from './reduce-swap-form.js'
import { readKey, readWrap, type SwapForm } from './swap-form.js'

/**
 * The one thing that is missing before a swap can be reviewed. `price-old`: the price is not renewed automatically; the visitor
 * refreshes it.
 */
export type SwapPhase =
  | 'select-token'
  | 'enter-amount'
  | 'amount-invalid'
  | 'insufficient-funds'
  | 'no-fees'
  | 'no-route'
  | 'offline'
  | 'price-old'
  | 'reading-price'
  | 'impact-high'
  | 'review'

/** Why the shown price is older than 20 s. */
export type StaleReason = 'offline' | 'failed' | 'idle' | 'waiting'

/** The view of the form. Amounts are in base units, values are USD as decimal texts. */
export type SwapFormView = {
  phase: SwapPhase
  paid: { amount: bigint; value: string | null } | null
  /** The received amount in the newest quote for the inputs, even if that is old. */
  received: (CutAmount & { value: string | null }) | null
  /** The quote for the inputs, while it can be reviewed. */
  quote: Quote | null
  wrap: 'wrap' | 'unwrap' | null
  /** The reason why the price on screen can no longer be used. */
  stale: StaleReason | null
  /** From 0, just read, to 1, too old. Null without a price. */
  age: number | null
  isReading: boolean
  problem: SwapProblem | null
  balance: bigint | null
  max: bigint | null
  /** The native currency that Max leaves, in wei; null for a token. */
  kept: bigint | null
  /** The estimated fee, before the exact one is known, in wei. */
  fee: { amount: bigint; value: string | null } | null
  minimum: { amount: bigint; value: string | null } | null
  /** The most that the slippage can cost, in base units of the received token. */
  slippage: { note: SlippageNote; loss: { amount: bigint; value: string | null } | null }
  /** Null for a 1:1 exchange, and without a quote. */
  impact: { level: ImpactLevel; fraction: number | null; isAccepted: boolean } | null
  /** The lost part of the value, while both prices are known. */
  loss: number | null
  /** The price of one whole token, both ways. */
  rate: { forward: string | null; backward: string | null } | null
}

/** The view of the form at `now` (ms since 1970). */
export function readSwapForm(form: SwapForm, now: number): SwapFormView {
  const { from, to, prices, paid } = form
  const key = readKey(form)
  const wrap = readWrap(form)
  const amount = paid.status === 'valid' && paid.amount > 0n ? paid.amount : null
  const shown = key !== null && isSameKey(form.quote?.key ?? null, key) ? form.quote : null
  const quote = shown && isFresh(shown, now) ? shown : null
  const receivedAmount = wrap ? amount : (shown?.toAmount ?? null)
  const minAmount = wrap ? amount : (shown?.minToAmount ?? null)
  const value = (side: SwapToken | null, units: bigint) =>
    side && readValue({ amount: units, decimals: side.decimals }, prices[toTokenKey(side.address)])
  const valued = (side: SwapToken | null, units: bigint | null) =>
    units === null ? null : { amount: units, value: value(side, units) }
  const received =
    to && receivedAmount !== null
      ? { ...cutAmount(receivedAmount, to.decimals), value: value(to, receivedAmount) }
      : null
  const paidValue = valued(from, amount)
  const reserve = form.networkPrice && computeReserve(form.networkPrice)
  const renewal = readRenewal(form, now)
  const impact = wrap || !shown ? null : readImpact(shown, form)
  return {
    phase: findPhase(form, { key, wrap, amount, quote, reserve, renewal, impact }),
    paid: paidValue,
    received,
    quote,
    wrap,
    stale: shown && !quote ? findStaleReason(form, renewal) : null,
    age: shown && readAge(shown, now),
    isReading: form.request !== null,
    problem: key !== null && isSameKey(form.failure?.key ?? null, key) ? (form.failure?.problem ?? null) : null,
    balance: readBalance(form),
    max: readMax(form),
    kept: from?.address === null ? reserve : null,
    fee: reserve === null ? null : { amount: reserve, value: readValue(toNative(reserve), prices.native) },
    minimum: valued(to, minAmount),
    slippage: {
      note: wrap ? null : readSlippageNote(form.slippage),
      loss: shown ? valued(to, shown.toAmount - shown.minToAmount) : null,
    },
    impact,
    loss: readLoss(paidValue?.value ?? null, received?.value ?? null),
    rate: from && to && amount !== null && receivedAmount !== null ? readRates(from, amount, to, receivedAmount) : null,
  }
}

/** Networks of EIP-155 count wei. */
const NATIVE_DECIMALS = 18

function toNative(amount: bigint) {
  return { amount, decimals: NATIVE_DECIMALS }
}

function readBalance({ from, balances }: SwapForm): bigint | null {
  return (from && balances[toTokenKey(from.address)]) ?? null
}

function readImpact({ priceImpact }: Quote, { acceptedImpact }: SwapForm): SwapFormView['impact'] {
  return {
    level: readImpactLevel(priceImpact),
    fraction: priceImpact,
    isAccepted: isImpactAccepted(priceImpact, acceptedImpact),
  }
}

function readRates(from: SwapToken, amount: bigint, to: SwapToken, received: bigint): SwapFormView['rate'] {
  const [pays, gets] = [
    { amount, decimals: from.decimals },
    { amount: received, decimals: to.decimals },
  ]
  return { forward: readRate(pays, gets), backward: readRate(gets, pays) }
}

type PhaseFacts = Pick<SwapFormView, 'wrap' | 'quote' | 'impact'> & {
  key: QuoteKey | null
  amount: bigint | null
  reserve: bigint | null
  renewal: Renewal | null
}

/** An unknown fact, such as a balance, does not block the review: the check before the wallet is asked does. */
function findPhase(form: SwapForm, facts: PhaseFacts): SwapPhase {
  const { key, wrap, amount, quote, reserve, renewal, impact } = facts
  if (!form.from || !form.to) return 'select-token'
  if (form.paid.status === 'empty') return 'enter-amount'
  if (amount === null) return 'amount-invalid'
  const balance = readBalance(form)
  if (balance !== null && amount > balance) return 'insufficient-funds'
  const { native } = form.balances
  const spent = form.from.address === null ? amount : 0n
  if (native !== undefined && reserve !== null && native < spent + reserve) return 'no-fees'
  if (wrap) return form.isOnline ? 'review' : 'offline'
  if (isSameKey(form.noRoute, key)) return 'no-route'
  if (!quote) {
    if (!form.isOnline) return 'offline'
    const isStopped = renewal?.action === 'stopped' && renewal.reason === 'idle'
    const hasFailed = !form.request && isSameKey(form.failure?.key ?? null, key)
    return isStopped || hasFailed ? 'price-old' : 'reading-price'
  }
  return impact?.isAccepted === false ? 'impact-high' : 'review'
}

function findStaleReason(form: SwapForm, renewal: Renewal | null): StaleReason {
  if (!form.isOnline) return 'offline'
  if (isSameKey(form.failure?.key ?? null, form.quote?.key ?? null) && form.failure) return 'failed'
  return renewal?.action === 'stopped' && renewal.reason === 'idle' ? 'idle' : 'waiting'
}

/** When the next quote is due; see `decideRenewal`. Null while no quote is needed. */
export function readRenewal(form: SwapForm, now: number): Renewal | null {
  const key = readKey(form)
  if (key === null) return null
  const quote = isSameKey(form.quote?.key ?? null, key) ? form.quote : null
  return decideRenewal({ ...form, now, quote, isRequesting: form.request !== null })
}
