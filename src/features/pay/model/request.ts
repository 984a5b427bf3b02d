import type { CaipNetworkId } from '../../../core/model/caip.js'
import { isLargePart, type PaymentStatus } from '../../../rules/pay/payments.js'

/** A token as it is shown. Amounts of it are in base units. */
export type PayToken = {
  network: CaipNetworkId
  /** The contract; null for the native currency. */
  address: string | null
  name: string
  symbol: string
  decimals: number
  /** The name of the network, where the data API says it. */
  chainName: string | null
}

/** One way to pay a request. The app has fixed all of it. */
export type PayOption = {
  /** CAIP-19. */
  asset: string
  token: PayToken
  amount: bigint
  /** The address that gets the payment. */
  recipient: string
  /** The address to pay: it belongs to this request alone, and passes what it gets on to `recipient`. */
  address: string
}

/** What has arrived. */
export type PayArrival = {
  token: PayToken
  amount: bigint
  from: string
  hash: string
  confirmations: number
  /** The confirmations after which it counts. */
  required: number
  /** Whether it is what the request asks for. */
  isExpected: boolean
}

/** A payment that an app asks for. */
export type PayRequest = {
  id: string
  merchant: {
    name: string /** Of its page; null where it is not told. */
    origin: string | null
    iconUrl: string | null
  }
  description: string
  orderId: string | null
  /** Ms since 1970, by the clock of this device. */
  expiresAt: number
  /** Grows with each change of what is paid. */
  version: number
  options: readonly PayOption[]
  status: PaymentStatus
  received: readonly PayArrival[]
  /** What is still to be paid while what was seen is too low, in base units of `paidAsset`. */
  missing: bigint | null
  /** What was paid beyond the amount, in base units. */
  excess: bigint | null
  /** The option that something has arrived for, CAIP-19. */
  paidAsset: string | null
  /** Ms since 1970. */
  confirmedAt: number | null
  refunds: readonly { hash: string; amount: bigint; token: PayToken }[]
}

const ends: readonly PaymentStatus[] = ['paid', 'over', 'expired', 'refunded']

/** Whether nothing more is expected. What comes late or is wrong may still be refunded. */
export function isEnd(status: PaymentStatus): boolean {
  return ends.includes(status)
}

/** Whether it counts as paid: after the confirmations of its network. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'over'
}

/** Whether a part was paid, so that only the rest is due. */
export function isPartlyPaid({ status, missing }: Pick<PayRequest, 'status' | 'missing'>): boolean {
  return missing !== null && (status === 'under' || status === 'seen' || status === 'confirming')
}

/** The options that can still be chosen: after a large part was paid, the one that it was paid with. */
export function listPayable(request: Pick<PayRequest, 'options' | 'paidAsset' | 'missing'>): readonly PayOption[] {
  const { options, missing } = request
  const begun = findBegun(request)
  return begun && missing !== null && isLargePart(begun.amount - missing, begun.amount) ? [begun] : options
}

/** The option that something has arrived for. */
export function findBegun({ options, paidAsset }: Pick<PayRequest, 'options' | 'paidAsset'>): PayOption | null {
  return options.find(({ asset }) => asset.toLowerCase() === paidAsset?.toLowerCase()) ?? null
}

/** What has arrived that counts, or else the first. */
export function findArrival({ received }: Pick<PayRequest, 'received'>): PayArrival | null {
  return received.findLast(({ isExpected }) => isExpected) ?? received.at(-1) ?? null
}

/** The confirmations of what arrived last: those of the one that has the fewest. */
export function readConfirmations({
  received,
}: Pick<PayRequest, 'received'>): { done: number; required: number } | null {
  const counted = received.filter(({ isExpected }) => isExpected)
  const [first] = counted.toSorted((one, other) => one.confirmations - other.confirmations)
  return first ? { done: Math.min(first.confirmations, first.required), required: first.required } : null
}
