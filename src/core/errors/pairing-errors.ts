import { type ErrorContext, LintelError } from './lintel-error.js'

/** No wallet answered a pairing link within 4 min. */
export class PairingExpiredError extends LintelError {
  override name = 'PairingExpiredError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'pairing-expired',
      message: 'The pairing link expired before a wallet answered.',
      whatToDo: ['Create a new link. A view that shows a link renews it.'],
      ...context,
    })
  }
}

/** The relay does not answer. It carries the messages to paired wallets. */
export class RelayUnavailableError extends LintelError {
  override name = 'RelayUnavailableError'

  constructor({ url, ...context }: ErrorContext & { url?: string } = {}) {
    super({
      code: 'relay-unavailable',
      message: url ? `The relay at ${url} does not answer.` : 'The relay does not answer.',
      whatToDo: ['Check the connection and `services.relay`. Wallets in this browser work without the relay.'],
      ...context,
    })
  }
}

/** What the relay refused: the project id, the origin of the page, or something else that `details` names. */
type RelayRefusal = 'project' | 'origin' | 'other'

const refusals: Record<RelayRefusal, { message: string; whatToDo: string }> = {
  project: {
    message: 'The relay does not know this project id.',
    whatToDo: 'Correct `projectId` in createLintel(), or add it to the relay’s list.',
  },
  origin: {
    message: 'The relay does not serve the origin of this page.',
    whatToDo: 'Add the origin to the relay’s list of origins.',
  },
  other: {
    message: 'The relay refused to serve this app.',
    whatToDo: 'Read `details`. A token that is not yet valid means that the clock of the device is wrong.',
  },
}

/** The relay refuses to serve this app. `refused` names the reason. */
export class RelayRefusedError extends LintelError {
  override name = 'RelayRefusedError'
  readonly refused: RelayRefusal

  constructor({ refused = 'other', ...context }: ErrorContext & { refused?: RelayRefusal } = {}) {
    const { message, whatToDo } = refusals[refused]
    super({ code: 'relay-refused', message, whatToDo: [whatToDo], ...context })
    this.refused = refused
  }
}
