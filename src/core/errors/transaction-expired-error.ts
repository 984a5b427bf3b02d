import { type ErrorContext, LintelError } from './lintel-error.js'

/** The transaction was approved too late: no block can hold it any more. Nothing was sent. */
export class TransactionExpiredError extends LintelError {
  override name = 'TransactionExpiredError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'transaction-expired',
      message: 'The transaction expired before it was sent.',
      whatToDo: ['Nothing was sent. Ask the visitor whether to send it again.'],
      ...context,
    })
  }
}
