import { canPay, type PaymentStatus } from '../../../rules/pay/payments.js'
import { isPartlyPaid, type PayRequest } from './request.js'

/** The sentence about a payment, by its name in the messages. */
export type PayPhase =
  | PaymentStatus
  /** This browser's wallet has sent it, and the data API has not seen it. */
  | 'sent'

/** The next step, by its name in the messages. */
export type PayStep = 'pay-rest' | 'done' | 'close' | null

/** How a payment is shown, and the next step for the visitor. */
export type PayView = {
  phase: PayPhase
  tone: 'waiting' | 'done' | 'warning' | 'failed'
  step: PayStep
}

/**
 * The sentence and the next step of a payment. Null while it waits to be paid. The wallet's answer changes only the wording: the
 * data API decides the state.
 *
 * @param hasSent Whether the wallet has sent a payment that the data API has not seen yet.
 */
export function readPayView(
  request: Pick<PayRequest, 'status' | 'missing' | 'expiresAt'>,
  { hasSent, now }: { hasSent: boolean; now: number },
): PayView | null {
  const { status, expiresAt } = request
  // A payment that was pending when the request expired may still arrive.
  if (hasSent && canPay(request, 0)) return { phase: 'sent', tone: 'waiting', step: null }
  if (status === 'under' || isPartlyPaid(request)) {
    return { phase: 'under', tone: 'warning', step: now < expiresAt ? 'pay-rest' : 'close' }
  }
  switch (status) {
    case 'waiting':
      return now < expiresAt ? null : { phase: 'expired', tone: 'failed', step: 'close' }
    case 'seen':
    case 'confirming':
      return { phase: status, tone: 'waiting', step: null }
    case 'late':
    case 'wrong-asset':
    case 'wrong-network':
      return { phase: status, tone: 'warning', step: 'close' }
    case 'expired':
    case 'refunded':
      return { phase: status, tone: 'failed', step: 'close' }
    default:
      return { phase: status, tone: 'done', step: 'done' }
  }
}
