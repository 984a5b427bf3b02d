import { type CaipNetworkId, isCaipNetworkId } from '../../../../core/model/caip.js'
import type { FieldChecks } from '../../../../react/create-stored-list.js'
import type { PaymentMethod } from '../asset.js'

/** The states of an order. The last five are final. */
export const orderStatuses = [
  'created',
  'paying',
  'held',
  'paid',
  'delivering',
  'confirmed',
  'cancelled',
  'declined',
  'expired',
  'refunded',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The state of an order, from the data API. */
export type OrderNews = {
  id: string
  status: OrderStatus
  /** `kyc`: the provider does not sell to this visitor. */
  reason: string | null
  /** The transaction of the delivery. */
  hash: string | null
  /** It was paid a while ago and is not delivered. */
  isDelayed: boolean
  /** The delivered amount, in whole tokens. */
  amount: string | null
}

/** An order that was started in this browser. Its account and network stay, whatever the wallet does. */
export type BuyOrder = OrderNews & {
  /** Whether the data API gave the id. */
  hasId: boolean
  /** Opens its page again; null where the data API has no such keys. */
  key: string | null
  provider: string | null
  providerName: string
  /** The URL of the provider's page, until `expiresAt` (ms since 1970). */
  url: string
  expiresAt: number | null
  account: string
  network: CaipNetworkId
  symbol: string
  /** The contract; null for the native currency. */
  address: string | null
  /** The payment, with two decimals. */
  payment: string
  currency: string
  method: PaymentMethod
  /** Ms since 1970. */
  createdAt: number
}

const ends: readonly OrderStatus[] = ['confirmed', 'cancelled', 'declined', 'expired', 'refunded']
const afterPayment: readonly OrderStatus[] = ['delivering', 'confirmed', 'refunded']

/** Whether a status is final. */
export function isEnd(status: OrderStatus): boolean {
  return ends.includes(status)
}

/** Converts a status of the data API. An unknown one means that the provider works on the order. */
export function readStatus(word: string): OrderStatus {
  return orderStatuses.find((status) => status === word) ?? 'paying'
}

/** Whether an order may change from one state to another. It never goes back, and a paid one is delivered or refunded. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  if (isEnd(from)) return false
  if (from === 'paid' || from === 'delivering') return afterPayment.includes(to) && to !== from
  return orderStatuses.indexOf(to) > orderStatuses.indexOf(from)
}

/** An order after news. Late or repeated news change nothing. */
export function moveOrder(order: BuyOrder, { id, status, reason, hash, isDelayed, amount }: OrderNews): BuyOrder {
  if (id !== order.id || (status !== order.status && !canMove(order.status, status))) return order
  return { ...order, status, reason, isDelayed, hash: hash ?? order.hash, amount: amount ?? order.amount }
}

/** How long an order that has not ended is shown as pending, in ms. */
const PENDING_MS = 24 * 3_600_000

/** The orders that have not ended, newest first. After 24 h an order is in Activity, or will never be paid. */
export function listPending(orders: readonly BuyOrder[], now: number): readonly BuyOrder[] {
  return orders.filter(({ status, createdAt }) => !isEnd(status) && now - createdAt < PENDING_MS)
}

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** Whether the value of each field of a stored order is valid. */
export const orderFields: FieldChecks<BuyOrder> = {
  id: isText,
  status: (value) => orderStatuses.some((status) => status === value),
  reason: isTextOrNull,
  hash: isTextOrNull,
  isDelayed: (value) => typeof value === 'boolean',
  amount: (value) => value === null || /^\d+(\.\d+)?$/.test(String(value)),
  hasId: (value) => typeof value === 'boolean',
  key: isTextOrNull,
  provider: isTextOrNull,
  providerName: isText,
  url: (value) => isText(value) && URL.canParse(String(value)),
  expiresAt: (value) => value === null || isTime(value),
  account: isText,
  network: isCaipNetworkId,
  symbol: isText,
  address: isTextOrNull,
  payment: (value) => /^\d+(\.\d+)?$/.test(String(value)),
  currency: (value) => /^[A-Z]{3}$/.test(String(value)),
  method: (value) => value === 'card' || value === 'ach',
  createdAt: isTime,
}
