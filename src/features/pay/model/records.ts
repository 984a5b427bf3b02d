import { type CaipNetworkId, isCaipNetworkId } from '../../../core/model/caip.js'
import type { FieldChecks } from '../../../react/create-stored-list.js'
import { isRecord } from '../../../rules/is-record.js'
import { type PaymentStatus, paymentStatuses } from '../../../rules/pay/payments.js'
import { findArrival, isPaid, type PayRequest } from './request.js'

/** Raise it when the shape changes. Records of another version are dropped. */
export const RECORD_VERSION = 1

/** A payment of this browser: the data of its receipt, also for when the data API does not answer. */
export type PayRecord = {
  version: typeof RECORD_VERSION
  id: string
  status: PaymentStatus
  merchant: string
  origin: string | null
  description: string
  orderId: string | null
  network: CaipNetworkId
  chainName: string | null
  symbol: string
  decimals: number
  /** The requested amount, in base units. */
  amount: string
  recipient: string
  address: string
  /** The transaction that paid. */
  hash: string | null
  /** The hash that the wallet has sent, and the time (ms since 1970), until the data API has seen it. */
  sent: { hash: string; at: number } | null
  /** Ms since 1970. */
  paidAt: number | null
  createdAt: number
}

/** A sent payment that the data API has not seen after this time counts as lost, in ms. */
export const SENT_MS = 30 * 60_000

/** The record of a request. Known facts stay, such as the hash that the wallet has sent. */
export function toRecord(request: PayRequest, known: PayRecord | null, now: number): PayRecord | null {
  const arrival = findArrival(request)
  const [first] = request.options
  const option = request.options.find(({ asset }) => asset === request.paidAsset) ?? first
  if (!option) return null
  const { token, amount, recipient, address } = option
  const isSeen = known?.sent && request.received.some(({ hash }) => hash === known.sent?.hash)
  return {
    ...{ version: RECORD_VERSION, id: request.id, status: request.status },
    ...{ merchant: request.merchant.name, origin: request.merchant.origin },
    ...{ description: request.description, orderId: request.orderId },
    ...{ network: token.network, chainName: token.chainName, symbol: token.symbol, decimals: token.decimals },
    ...{ amount: amount.toString(), recipient, address },
    hash: isPaid(request.status) && arrival ? arrival.hash : null,
    sent: isSeen || isPaid(request.status) ? null : (known?.sent ?? null),
    paidAt: isPaid(request.status) ? request.confirmedAt : null,
    createdAt: known?.createdAt ?? now,
  }
}

/** Whether a payment that the wallet has sent is pending. */
export function hasSent(record: Pick<PayRecord, 'sent'> | null, now: number): boolean {
  return record?.sent != null && now - record.sent.at < SENT_MS
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= 1_000
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** Whether the value of each field of a stored record is valid. */
export const recordFields: FieldChecks<PayRecord> = {
  version: (value) => value === RECORD_VERSION,
  id: isText,
  status: (value) => paymentStatuses.some((status) => status === value),
  merchant: isText,
  origin: isTextOrNull,
  description: isText,
  orderId: isTextOrNull,
  network: isCaipNetworkId,
  chainName: isTextOrNull,
  symbol: isText,
  decimals: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255,
  amount: (value) => /^\d{1,78}$/.test(String(value)),
  recipient: isText,
  address: isText,
  hash: isTextOrNull,
  sent: (value) => value === null || (isRecord(value) && isText(value.hash) && isTime(value.at)),
  paidAt: (value) => value === null || isTime(value),
  createdAt: isTime,
}
