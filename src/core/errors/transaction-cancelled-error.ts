import { type ErrorContext, LintelError } from './lintel-error.js'

/** The visitor cancelled the transaction in the wallet: an empty transaction to their own account replaced it. */
export class TransactionCancelledError extends LintelError {
  override name = 'TransactionCancelledError'
  /** The cancelled transaction. */
  readonly id: string

  constructor({ id, ...context }: ErrorContext & { id: string }) {
    super({
      code: 'transaction-cancelled',
      message: `${id} was cancelled in the wallet.`,
      whatToDo: ['Nothing was sent. Only the fee of the cancellation was spent. Offer to send again.'],
      ...context,
    })
    this.id = id
  }
}
