import { canPay, type PaymentStatus } from '../../../rules/pay/payments.js'
import { isPartlyPaid, type PayRequest } from './request.js'

/** What is said of a payment: one sentence each, by the names of the words. */
export type PayPhase =
  | PaymentStatus
  /** This browser's wallet has sent it, and the data API has not seen it. */
  | 'sent'

/** The next step, by the names of the words. */
export type PayStep = 'pay-rest' | 'done' | 'close' | null

/** What follows from the state of a payment, and what it tells the visitor to do. */
export type PayView = {
  phase: PayPhase
  tone: 'waiting' | 'done' | 'warning' | 'failed'
  step: PayStep
}

/**
 * The one sentence and the next step of a payment. Null while it waits to be paid. The wallet's word changes only the wording: what
 * counts is what the data API says.
 *
 * @param hasSent Whether the wallet has sent a payment that was not seen yet.
 */
export function readPayView(
  request: Pick<PayRequest, 'status' | 'missing' | 'expiresAt'>,
  { hasSent, now }: { hasSent: boolean; now: number },
): PayView | null {
  const { status, expiresAt } = request
  // A payment that was under way when it expired may still come late.
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
