import { writeTypedAmount } from '../../../../core/requests/payments/read-typed-amount.js'
import { readAmount } from '../../../../rules/read-amount.js'
import { computeSwapMax, type NetworkPrice } from '../amounts.js'
import { readRetryAt, type SwapProblem } from '../problems.js'
import { isSameKey, type Quote, type QuoteKey } from '../quote.js'
import { MAX_SLIPPAGE, MIN_SLIPPAGE } from '../slippage.js'
import { QUOTE_RENEW_MS } from '../timing.js'
import { isSameToken, type SwapToken, toTokenKey } from '../token.js'
import { readKey, readPaid, readWrap, type SwapForm, type SwapPlace } from './swap-form.js'

/** An event of the swap form. */
export type SwapFormEvent =
  /** The visitor chose a token. */
  | { type: 'token'; side: 'from' | 'to'; token: SwapToken }
  | { type: 'amount'; typed: string }
  | { type: 'max' }
  | { type: 'flip' }
  | { type: 'slippage'; slippage: number }
  /** The visitor agreed to a high price impact, or no longer does. */
  | { type: 'impact'; isAccepted: boolean }
  /** The visitor pressed "Refresh price" or "Try again". */
  | { type: 'refresh' }
  /** A request for a quote was sent. `id` is higher than those before it. */
  | { type: 'requested'; id: number; key: QuoteKey }
  /** Null: there is no route. */
  | { type: 'replied'; id: number; quote: Quote | null }
  | { type: 'failed'; id: number; problem: SwapProblem }
  /** Balances that are left out do not change. */
  | { type: 'balances'; balances: Readonly<Record<string, bigint>> }
  | { type: 'prices'; prices: Readonly<Record<string, number>> }
  | { type: 'networkPrice'; networkPrice: NetworkPrice | null }
  | ({ type: 'place' } & SwapPlace)
  /** BCP 47. */
  | { type: 'locale'; locale: string }
  | { type: 'page'; isVisible?: boolean; isOnline?: boolean; isPrompting?: boolean }

const inputs: readonly SwapFormEvent['type'][] = ['token', 'amount', 'max', 'flip', 'slippage', 'impact', 'refresh']

/**
 * The form after an event. A request for other inputs than the current ones is outdated: abort it.
 *
 * @param now ms since 1970.
 */
export function reduceSwapForm(form: SwapForm, event: SwapFormEvent, now: number): SwapForm {
  const changed = withPaid(form, change(form, event, now))
  const next = inputs.includes(event.type) ? { ...changed, lastInputAt: now } : changed
  if (isSameKey(readKey(form), readKey(next))) return next
  return { ...next, changedAt: now, request: null, retryAt: null, acceptedImpact: null }
}

/** Parses the amount once, because parsing needs a formatter of the locale. */
function withPaid(before: SwapForm, form: SwapForm): SwapForm {
  const isSame = form.typed === before.typed && form.from === before.from && form.locale === before.locale
  return isSame ? form : { ...form, paid: readPaid(form) }
}

function change(form: SwapForm, event: SwapFormEvent, now: number): SwapForm {
  switch (event.type) {
    case 'token':
      return chooseToken(form, event.side, event.token)
    case 'amount':
      return { ...form, typed: event.typed }
    case 'max':
      return fillMax(form)
    case 'flip':
      return flip(form)
    case 'slippage':
      return { ...form, slippage: Math.min(Math.max(Math.round(event.slippage), MIN_SLIPPAGE), MAX_SLIPPAGE) }
    case 'impact': {
      const impact = isSameKey(form.quote?.key ?? null, readKey(form)) ? (form.quote?.priceImpact ?? null) : null
      return { ...form, acceptedImpact: event.isAccepted ? impact : null }
    }
    case 'refresh':
      // A rate-limited service says when it answers again.
      if (now < readRetryAt(form.failure?.problem)) return form
      return { ...form, failure: null, noRoute: null, retryAt: null }
    case 'requested':
      return isSameKey(event.key, readKey(form)) ? { ...form, request: { id: event.id, key: event.key } } : form
    case 'replied':
      return takeReply(form, event, now)
    case 'failed': {
      const { request } = form
      const { problem } = event
      if (request?.id !== event.id) return form
      const retryAt = Math.max(now + QUOTE_RENEW_MS, readRetryAt(problem))
      return { ...form, request: null, failure: { key: request.key, problem }, retryAt }
    }
    case 'balances':
      return { ...form, balances: { ...form.balances, ...event.balances } }
    case 'prices':
      return { ...form, prices: { ...form.prices, ...event.prices } }
    case 'networkPrice':
      return { ...form, networkPrice: event.networkPrice }
    case 'place':
      return move(form, event)
    case 'locale':
      return { ...form, locale: event.locale }
    case 'page': {
      const { type: _, ...page } = event
      const isBack = !form.isOnline && page.isOnline === true && form.failure?.problem.code === 'not-reached'
      return { ...form, ...page, ...(isBack && { retryAt: null }) }
    }
  }
}

/** Choosing the token of the other side flips the form. */
function chooseToken(form: SwapForm, side: 'from' | 'to', token: SwapToken): SwapForm {
  const other = side === 'from' ? form.to : form.from
  if (other && isSameToken(other.address, token.address)) return flip(form)
  return { ...form, [side]: token }
}

/** Pays the amount that was to be received, with all of its digits. Without a quote, the typed amount stays. */
function flip(form: SwapForm): SwapForm {
  const received = readReceived(form)
  const typed = received === null || !form.to ? form.typed : writeExact(form, received, form.to)
  return { ...form, from: form.to, to: form.from, typed }
}

function readReceived(form: SwapForm): bigint | null {
  const { paid } = form
  if (readWrap(form)) return paid.status === 'valid' ? paid.amount : null
  const key = readKey(form)
  return key !== null && isSameKey(form.quote?.key ?? null, key) ? (form.quote?.toAmount ?? null) : null
}

function fillMax(form: SwapForm): SwapForm {
  const max = readMax(form)
  return max === null || !form.from ? form : { ...form, typed: writeExact(form, max, form.from) }
}

/** The most that can be paid, in base units; null while unknown. */
export function readMax({ from, balances, networkPrice }: SwapForm): bigint | null {
  const balance = from ? balances[toTokenKey(from.address)] : undefined
  if (!from || balance === undefined) return null
  if (from.address !== null) return balance
  return networkPrice && computeSwapMax(balance, networkPrice)
}

function writeExact({ locale }: SwapForm, amount: bigint, { decimals }: SwapToken): string {
  return writeTypedAmount(readAmount(amount, decimals) ?? '0', { unit: 'token', locale })
}

/** Accepts a reply only if it answers the running request and its quote is for the current inputs. */
function takeReply(form: SwapForm, { id, quote }: { id: number; quote: Quote | null }, now: number): SwapForm {
  const { request } = form
  if (request?.id !== id) return form
  const answered = { ...form, request: null, failure: null, noRoute: null, retryAt: null }
  if (quote && isSameKey(quote.key, readKey(form))) return { ...answered, quote }
  return { ...answered, quote: null, noRoute: quote ? null : request.key, retryAt: now + QUOTE_RENEW_MS }
}

/** Drops the tokens of another network, and the balances of another account. */
function move(form: SwapForm, { network, account, wrapped }: SwapPlace): SwapForm {
  const isElsewhere = network !== form.network
  if (!isElsewhere && isSameToken(account, form.account)) return { ...form, wrapped }
  const left = { ...form, network, account, wrapped, balances: {}, quote: null, noRoute: null, failure: null }
  return isElsewhere ? { ...left, from: null, to: null, prices: {}, networkPrice: null } : left
}
