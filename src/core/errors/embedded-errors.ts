import { type ErrorContext, LintelError } from './lintel-error.js'

/** The frame of the embedded wallet did not answer a request within 30 s. */
export class EmbeddedWalletTimeoutError extends LintelError {
  override name = 'EmbeddedWalletTimeoutError'

  constructor({ request, ...context }: ErrorContext & { request: string }) {
    super({
      code: 'embedded-wallet-timeout',
      message: `Embedded Wallet Request Timed Out (${request}). IFRAME_REQUEST_TIMEOUT`,
      whatToDo: ['Check the identity service of the frame. Offer to try again.'],
      ...context,
    })
  }
}

/** The embedded wallet refused a request, or its answer is not valid. `reason` is its code. */
export class EmbeddedWalletFailedError extends LintelError {
  override name = 'EmbeddedWalletFailedError'
  /** A number of EIP-1193 or JSON-RPC, or a word such as `wrong-code`. Null when the answer is not valid. */
  readonly reason: number | string | null

  constructor({
    request,
    reason = null,
    ...context
  }: ErrorContext & { request: string; reason?: number | string | null }) {
    super({
      code: 'embedded-wallet-failed',
      message: `The embedded wallet could not answer ${request}.`,
      whatToDo: ['Read `reason` and `details`. Nothing was signed or sent.'],
      ...context,
    })
    this.reason = reason
  }
}

/** The login of the embedded wallet has ended, or is too old for the request. */
export class SessionExpiredError extends LintelError {
  override name = 'SessionExpiredError'

  constructor({ request, ...context }: ErrorContext & { request: string }) {
    super({
      code: 'session-expired',
      message: `Session Expired: the embedded wallet answers ${request} after a new login.`,
      whatToDo: ['Have the visitor log in again. Nothing was signed or sent.'],
      ...context,
    })
  }
}

/** The embedded wallet answers no such JSON-RPC method. */
export class MethodNotAllowedError extends LintelError {
  override name = 'MethodNotAllowedError'

  constructor({ method, ...context }: ErrorContext & { method: string }) {
    super({
      code: 'method-not-allowed',
      message: `Requested RPC call is not allowed: ${method}.`,
      whatToDo: ['Call another method, or read from a node of the network directly.'],
      ...context,
    })
  }
}

/** A code was sent to the visitor's e-mail address a moment ago. The next one may be requested after `seconds`. */
export class EmailTooSoonError extends LintelError {
  override name = 'EmailTooSoonError'
  /** A whole number of at least 1. */
  readonly seconds: number

  constructor({ seconds, ...context }: ErrorContext & { seconds: number }) {
    super({
      code: 'email-too-soon',
      message: `Please try again after ${seconds} seconds`,
      whatToDo: ['One e-mail is sent in 30 s. Offer to try again after `seconds`.'],
      ...context,
    })
    this.seconds = seconds
  }
}

/** The project's list of origins does not have the origin of this page, so the embedded wallet does not serve it. */
export class UnverifiedDomainError extends LintelError {
  override name = 'UnverifiedDomainError'

  constructor({ origin, ...context }: ErrorContext & { origin: string }) {
    super({
      code: 'unverified-domain',
      message: `Invalid App Configuration: the project does not list the origin ${origin}. UNVERIFIED_DOMAIN`,
      whatToDo: ['Add it to the list of origins of the directory, for example `ALLOWED_ORIGINS`.'],
      ...context,
    })
  }
}
