import { type ErrorContext, LintelError } from './lintel-error.js'

/** The wallet's capabilities (EIP-5792) or assets (ERC-7811) do not follow the standard. */
export class CapabilitiesInvalidError extends LintelError {
  override name = 'CapabilitiesInvalidError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'capabilities-invalid',
      message: 'Error parsing wallet capabilities.',
      whatToDo: ['Read the data from a node or a data API. `details` names the reply.'],
      ...context,
    })
  }
}
