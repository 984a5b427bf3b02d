import type { LintelError } from '../../../core/errors/lintel-error.js'
import type { PaymentFault, ReviewedPayment } from './check-payment.js'

/** The reason why nothing was paid. */
export type PayProblem =
  | { code: PaymentFault }
  /** Another tab has a wallet prompt for this payment open. */
  | { code: 'other-tab' }
  /** The data API did not answer, or the token's decimals could not be read from the chain. */
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
  /** Clears the problem. */
  clear(): void
}
