import { type ErrorContext, LintelError } from './lintel-error.js'

/** A pairing link came to its end before a wallet answered (spec §4: 4 min). */
export class PairingExpiredError extends LintelError {
  override name = 'PairingExpiredError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'pairing-expired',
      message: 'The pairing link expired before a wallet answered.',
      whatToDo: ['Make a new link; while a view shows one it is renewed by itself.'],
      ...context,
    })
  }
}

/** The relay that carries messages to paired wallets does not answer. */
export class RelayUnavailableError extends LintelError {
  override name = 'RelayUnavailableError'

  constructor({ url, ...context }: ErrorContext & { url?: string } = {}) {
    super({
      code: 'relay-unavailable',
      message: url ? `The relay at ${url} does not answer.` : 'The relay does not answer.',
      whatToDo: ['Check the connection and `services.relay`; wallets in this browser work without it.'],
      ...context,
    })
  }
}

/** What a relay would not have: the app's project, the origin of the page, or anything else that `details` tells. */
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
    whatToDo:
      'Read `details` for what it said; a token that is not yet valid means that the clock of the device is wrong.',
  },
}

/** The relay answers, and will not serve this app. `refused` says what it would not have. */
export class RelayRefusedError extends LintelError {
  override name = 'RelayRefusedError'
  readonly refused: RelayRefusal

  constructor({ refused = 'other', ...context }: ErrorContext & { refused?: RelayRefusal } = {}) {
    const { message, whatToDo } = refusals[refused]
    super({ code: 'relay-refused', message, whatToDo: [whatToDo], ...context })
    this.refused = refused
  }
}
