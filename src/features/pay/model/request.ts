import type { CaipNetworkId } from '../../../core/model/caip.js'
import { isLargePart, type PaymentStatus } from '../../../rules/pay/payments.js'

/** A token for display. Its amounts are in base units. */
export type PayToken = {
  network: CaipNetworkId
  /** The contract; null for the native currency. */
  address: string | null
  name: string
  symbol: string
  decimals: number
  /** The name of the network, if the data API gives it. */
  chainName: string | null
}

/** One way to pay a request. The app decides all of it. */
export type PayOption = {
  /** CAIP-19. */
  asset: string
  token: PayToken
  amount: bigint
  /** The address that gets the payment. */
  recipient: string
  /** The address to pay: it belongs to this request alone, and forwards the payment to `recipient`. */
  address: string
}

/** An arrived payment. */
export type PayArrival = {
  token: PayToken
  amount: bigint
  from: string
  hash: string
  confirmations: number
  /** The confirmations after which it counts as paid. */
  required: number
  /** Whether the request asks for this payment. */
  isExpected: boolean
}

/** A payment request of an app. */
export type PayRequest = {
  id: string
  merchant: {
    name: string
    /** The origin of its page; null if the data API does not give it. */
    origin: string | null
    iconUrl: string | null
  }
  description: string
  orderId: string | null
  /** Ms since 1970, by the clock of this device. */
  expiresAt: number
  /** Increases with each change of the request. */
  version: number
  options: readonly PayOption[]
  status: PaymentStatus
  received: readonly PayArrival[]
  /** The missing amount while the arrived amount is too low, in base units of `paidAsset`. */
  missing: bigint | null
  /** The amount paid in excess, in base units. */
  excess: bigint | null
  /** The asset of the option for which a payment has arrived, CAIP-19. */
  paidAsset: string | null
  /** Ms since 1970. */
  confirmedAt: number | null
  refunds: readonly { hash: string; amount: bigint; token: PayToken }[]
}

const ends: readonly PaymentStatus[] = ['paid', 'over', 'expired', 'refunded']

/** Whether nothing more is expected. A late or wrong payment may still be refunded. */
export function isEnd(status: PaymentStatus): boolean {
  return ends.includes(status)
}

/** Whether it counts as paid: after the required confirmations of its network. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'over'
}

/** Whether a part was paid, so that only the rest is due. */
export function isPartlyPaid({ status, missing }: Pick<PayRequest, 'status' | 'missing'>): boolean {
  return missing !== null && (status === 'under' || status === 'seen' || status === 'confirming')
}

/** The options that can still be chosen: after a large part was paid, only the option of that payment. */
export function listPayable(request: Pick<PayRequest, 'options' | 'paidAsset' | 'missing'>): readonly PayOption[] {
  const { options, missing } = request
  const begun = findBegun(request)
  return begun && missing !== null && isLargePart(begun.amount - missing, begun.amount) ? [begun] : options
}

/** The option for which a payment has arrived. */
export function findBegun({ options, paidAsset }: Pick<PayRequest, 'options' | 'paidAsset'>): PayOption | null {
  return options.find(({ asset }) => asset.toLowerCase() === paidAsset?.toLowerCase()) ?? null
}

/** The arrived payment that counts, else the first. */
export function findArrival({ received }: Pick<PayRequest, 'received'>): PayArrival | null {
  return received.findLast(({ isExpected }) => isExpected) ?? received.at(-1) ?? null
}

/** The lowest number of confirmations among the arrived payments that count. */
export function readConfirmations({
  received,
}: Pick<PayRequest, 'received'>): { done: number; required: number } | null {
  const counted = received.filter(({ isExpected }) => isExpected)
  const [first] = counted.toSorted((one, other) => one.confirmations - other.confirmations)
  return first ? { done: Math.min(first.confirmations, first.required), required: first.required } : null
}
