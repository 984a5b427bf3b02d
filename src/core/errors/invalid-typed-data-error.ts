import { type ErrorContext, LintelError } from './lintel-error.js'

/** The typed data is not valid (EIP-712). No request was sent to the wallet. */
export class InvalidTypedDataError extends LintelError {
  override name = 'InvalidTypedDataError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'invalid-typed-data',
      message: 'The typed data is not valid.',
      whatToDo: ['Check `domain`, `types`, `primaryType` and `message` against EIP-712.'],
      ...context,
    })
  }
}
