import type { orderStatuses } from '../../../src/features/buy/data/schema.js'
import { parseCents } from './quote-math.js'

/** The states of an order as they are stored. */
export const orderStates = [
  'created',
  'opened',
  'paying',
  'held',
  'paid',
  'delivering',
  'done',
  'cancelled',
  'declined',
  'expired',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]
export type OrderStatus = (typeof orderStatuses)[number]

/** The sender of the bought asset: the provider, or the treasury of this server. */
export type Deliverer = 'provider' | 'treasury'

const unpaidEnds = ['cancelled', 'declined', 'expired', 'refunded'] as const
const payment = ['paid', 'delivering', 'done'] as const

/** The allowed next states of each state. An end state has none, and no transition leads back. */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['opened', 'paying', 'held', ...payment, ...unpaidEnds],
  opened: ['paying', 'held', ...payment, ...unpaidEnds],
  paying: ['held', ...payment, ...unpaidEnds],
  held: [...payment, ...unpaidEnds],
  paid: ['delivering', 'done', 'refunded'],
  delivering: ['done', 'refunded'],
  done: [],
  cancelled: [],
  declined: [],
  expired: [],
  refunded: [],
}

/** Whether an order moves from one state to another. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to)
}

/**
 * The state of an order after an event of its provider. It stays when the event is late, repeated, or about something that the
 * provider does not decide: an order of the treasury is delivered when the treasury reports it, and no longer refunded once its
 * transfer is signed.
 */
export function applyEvent(from: OrderState, to: OrderState, deliverer: Deliverer): OrderState {
  const isOurs = to === 'delivering' || to === 'done' || (to === 'refunded' && from === 'delivering')
  if (deliverer === 'treasury' && isOurs) return from
  return canMove(from, to) ? to : from
}

/** Money, such as 100.50 USD. */
export type Payment = { amount: string; currency: string }

/** The input for the next state of an order: its own state, its deliverer and its cost. */
export type OrderTerms = {
  state: OrderState
  deliverer: Deliverer
  paymentAmount: string
  paymentCurrency: string
}

/**
 * The state of an order after a report of its provider. A payment of less than the order costs, or in another currency, does not
 * count: the order is held until the rest is paid, unless its provider delivers, which then decides itself.
 */
export function applyNews(order: OrderTerms, news: { state: OrderState; payment?: Payment | undefined }): OrderState {
  const isShort = order.deliverer === 'treasury' && news.state === 'paid' && !isPaidInFull(order, news.payment)
  return applyEvent(order.state, isShort ? 'held' : news.state, order.deliverer)
}

/** Whether a payment is enough for an order. */
export function isPaidInFull({ paymentAmount, paymentCurrency }: OrderTerms, payment: Payment | undefined): boolean {
  if (payment?.currency !== paymentCurrency || !/^\d{1,12}(\.\d{1,2})?$/.test(payment.amount)) return false
  return parseCents(payment.amount) >= parseCents(paymentAmount)
}

/** The states without a next state. */
export const endStates: readonly OrderState[] = orderStates.filter((state) => moves[state].length === 0)

/** The status that pages see. An order whose link ended before it was opened has expired. */
export function writeStatus(state: OrderState, { linkEndsAt, now }: { linkEndsAt: number; now: number }): OrderStatus {
  if (state === 'created' && linkEndsAt + LATE_OPENING < now) return 'expired'
  if (state === 'created' || state === 'opened') return 'created'
  return state === 'done' ? 'confirmed' : state
}

/** Whether an order was paid a minute ago or more, and is not delivered. */
export function isDelayed({ state, paidAt }: { state: OrderState; paidAt: number | null }, now: number): boolean {
  return (state === 'paid' || state === 'delivering') && paidAt !== null && paidAt + DELAY <= now
}

/** Whether a new page of an order may be opened. Its price is kept for an hour. */
export function canReopen({ state, createdAt }: { state: OrderState; createdAt: number }, now: number): boolean {
  return ['created', 'opened', 'paying', 'held'].includes(state) && now <= createdAt + PRICE_LIFE
}

/** How long an order keeps its price for a visitor who has not paid, ms. */
const PRICE_LIFE = 3_600_000
/** How long a delivery usually takes at most, ms. */
const DELAY = 60_000
/** How long after the end of its link the event of an opened order may arrive, ms. */
const LATE_OPENING = 3_600_000

/**
 * Reads a provider's word for a state. A word that is not known means that the provider works on the order, and is reported.
 *
 * @param report receives unknown words of an event, without the rest of it.
 */
export function readStateWord(
  words: Readonly<Record<string, OrderState>>,
  word: string,
  report: (word: string) => void,
): OrderState {
  const state = Object.hasOwn(words, word) ? words[word] : undefined
  if (state) return state
  report(/^[\w.-]{1,60}$/.test(word) ? word : '(not a word)')
  return 'paying'
}
