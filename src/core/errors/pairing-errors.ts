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

/**
 * The relay refuses to serve this app for a reason that `details` names: not for its project id or its origin, which have alerts of
 * their own.
 */
export class RelayRefusedError extends LintelError {
  override name = 'RelayRefusedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'relay-refused',
      message: 'The relay refused to serve this app.',
      whatToDo: ['Read `details`.'],
      ...context,
    })
  }
}

/** The relay refuses this page's token, which is not valid yet or has expired. The client signs a new one for each connection. */
export class RelaySessionExpiredError extends LintelError {
  override name = 'RelaySessionExpiredError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'relay-session-expired',
      message: 'Session Expired: the relay does not take the token of this page.',
      whatToDo: ['Read `details`. The clock of the device, or that of the relay, is wrong.'],
      ...context,
    })
  }
}
