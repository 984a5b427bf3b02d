import type { LintelError } from '../../../core/errors/lintel-error.js'
import type { PaymentFault, ReviewedPayment } from './check-payment.js'

/** Why nothing was paid. */
export type PayProblem =
  | { code: PaymentFault }
  /** Another tab has a prompt of this payment open. */
  | { code: 'other-tab' }
  /** The data API did not say what is paid, or the chain how its token counts. */
  | { code: 'not-read' }
  | { code: 'rejected' }
  /** The account cannot pay the fee of the network. */
  | { code: 'no-fees' }
  | { code: 'failed'; error: LintelError }

export type PayRunState = {
  /** `asking`: the wallet shows a prompt. */
  stage: 'idle' | 'checking' | 'asking'
  problem: PayProblem | null
}

/** The payments of one request by the wallet: one prompt at a time. */
export type PayRun = {
  read(): PayRunState
  subscribe(listener: () => void): () => void
  /** Checks the payment and asks the wallet. It does nothing while a prompt is open, here or in another tab. */
  pay(payment: ReviewedPayment): Promise<void>
  /** Forgets why nothing was paid. */
  clear(): void
}
