import { type ErrorContext, LintelError } from './lintel-error.js'

/** The visitor said no in the wallet (EIP-1193 4001, WalletConnect 5000 and 5002). */
export class RequestRejectedError extends LintelError {
  override name = 'RequestRejectedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'request-rejected',
      message: 'The request was declined in the wallet.',
      whatToDo: ['Offer to try again; nothing was shared, signed or sent.'],
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
      whatToDo: ['Ask the visitor to answer that one first, then try again.'],
      ...context,
    })
  }
}

/** Given up on our side: another try replaced it, its view was left, or the instance was destroyed. */
export class RequestCancelledError extends LintelError {
  override name = 'RequestCancelledError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'request-cancelled',
      message: 'The request was given up before the wallet answered.',
      whatToDo: ['Nothing to repair: a newer request replaced it, or its view was closed.'],
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

/** No answer within the time limit. A late answer of the newest try still counts. */
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

/** The browser did not let the wallet open its window. */
export class WalletWindowBlockedError extends LintelError {
  override name = 'WalletWindowBlockedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'wallet-window-blocked',
      message: 'The browser blocked the window of the wallet.',
      whatToDo: ['Start the request within a click, and ask the visitor to allow windows from this site.'],
      ...context,
    })
  }
}

/** The wallet, or the code before it, threw something that no rule knows. */
export class WalletFailedError extends LintelError {
  override name = 'WalletFailedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'wallet-failed',
      message: 'The wallet could not do what it was asked.',
      whatToDo: ['Read `details` and `cause` for what it said.'],
      ...context,
    })
  }
}

/** There is no wallet with this id: not installed, not announced, or switched off since. */
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
      whatToDo: [available.length === 0 ? 'No wallet has announced itself so far.' : `Found: ${available.join(', ')}.`],
      ...context,
    })
    this.connectorId = connectorId
  }
}

/** The wallet shares no account, or not the one in use (EIP-1193 4100 on anything but connecting). */
export class AccountNotSharedError extends LintelError {
  override name = 'AccountNotSharedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'account-not-shared',
      message: 'The wallet shares no account with this site, or not the one asked for.',
      whatToDo: ['Ask the visitor to choose an account in the wallet, then try again.'],
      ...context,
    })
  }
}

/** Something was asked of a wallet while none is connected. */
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
