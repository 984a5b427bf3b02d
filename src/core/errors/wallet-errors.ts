import { type ErrorContext, LintelError } from './lintel-error.js'

/** The visitor rejected the request in the wallet (EIP-1193 4001, WalletConnect 5000 and 5002). */
export class RequestRejectedError extends LintelError {
  override name = 'RequestRejectedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'request-rejected',
      message: 'The request was declined in the wallet.',
      whatToDo: ['Nothing was shared, signed or sent. Offer to try again.'],
      ...context,
    })
  }
}

/** The wallet already shows an earlier request (JSON-RPC -32002). */
export class RequestPendingError extends LintelError {
  override name = 'RequestPendingError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'request-pending',
      message: 'The wallet is still showing an earlier request.',
      whatToDo: ['Ask the visitor to answer it in the wallet, then try again.'],
      ...context,
    })
  }
}

/** The request was cancelled: a newer one replaced it, its view closed, or the instance was destroyed. */
export class RequestCancelledError extends LintelError {
  override name = 'RequestCancelledError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'request-cancelled',
      message: 'The request was cancelled before the wallet answered.',
      whatToDo: ['No action is needed: a newer request replaced it, its view closed, or the instance was destroyed.'],
      ...context,
    })
  }
}

/** The wallet is locked and cannot show a request. */
export class WalletLockedError extends LintelError {
  override name = 'WalletLockedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'wallet-locked',
      message: 'The wallet is locked.',
      whatToDo: ['Ask the visitor to unlock it, then try again.'],
      ...context,
    })
  }
}

/** The wallet did not answer within the time limit. A late answer to the newest attempt still connects. */
export class WalletUnresponsiveError extends LintelError {
  override name = 'WalletUnresponsiveError'

  constructor({ seconds = 30, ...context }: ErrorContext & { seconds?: number } = {}) {
    super({
      code: 'wallet-unresponsive',
      message: `The wallet has not answered for ${seconds} s.`,
      whatToDo: ['Offer to try again, or to choose another wallet.'],
      ...context,
    })
  }
}

/** The browser blocked the window of the wallet. */
export class WalletWindowBlockedError extends LintelError {
  override name = 'WalletWindowBlockedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'wallet-window-blocked',
      message: 'The browser blocked the window of the wallet.',
      whatToDo: ['Start the request in a click handler, and ask the visitor to allow pop-ups from this site.'],
      ...context,
    })
  }
}

/** The wallet failed with an error that no other class describes. */
export class WalletFailedError extends LintelError {
  override name = 'WalletFailedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'wallet-failed',
      message: 'The wallet failed to answer the request.',
      whatToDo: ['Read `details` and `cause`.'],
      ...context,
    })
  }
}

/** There is no wallet with this id: it is not installed, not announced or switched off. */
export class ConnectorNotFoundError extends LintelError {
  override name = 'ConnectorNotFoundError'
  readonly connectorId: string

  constructor({
    connectorId,
    available = [],
    ...context
  }: ErrorContext & { connectorId: string; available?: readonly string[] }) {
    super({
      code: 'connector-not-found',
      message: `No wallet with the id "${connectorId}" was found.`,
      whatToDo: [available.length === 0 ? 'No wallet was found.' : `Found: ${available.join(', ')}.`],
      ...context,
    })
    this.connectorId = connectorId
  }
}

/** The wallet shares no account, or no longer the active one (EIP-1193 4100, except while connecting). */
export class AccountNotSharedError extends LintelError {
  override name = 'AccountNotSharedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'account-not-shared',
      message: 'The wallet shares no account with this site, or not the requested one.',
      whatToDo: ['Ask the visitor to choose an account in the wallet, then try again.'],
      ...context,
    })
  }
}

/** A request was made while no wallet is connected. */
export class NotConnectedError extends LintelError {
  override name = 'NotConnectedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'not-connected',
      message: 'No wallet is connected.',
      whatToDo: ['Call `lintel.actions.open()` and wait for an account first.'],
      ...context,
    })
  }
}
