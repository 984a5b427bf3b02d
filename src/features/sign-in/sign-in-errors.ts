import { type ErrorContext, LintelError } from '../../core/errors/lintel-error.js'

/** The visitor declined the signature in the wallet. */
export class SignatureDeclinedError extends LintelError {
  override name = 'SignatureDeclinedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'signature-declined',
      message: 'Signature declined: the visitor did not sign the sign-in message.',
      whatToDo: ['Nothing was shared. Offer to try again.'],
      ...context,
    })
  }
}

/** The signature of a smart account was not accepted (EIP-1271, ERC-6492). */
export class SmartAccountUnsupportedError extends LintelError {
  override name = 'SmartAccountUnsupportedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'smart-account-unsupported',
      message: 'This application might not support Smart Accounts',
      whatToDo: ['Verify with EIP-1271 and ERC-6492 on the chain of the message, as `lintel/server` does.'],
      ...context,
    })
  }
}

/** The app has not ended the session: the visitor is still signed in. `cause` is the app's error. */
export class SignOutFailedError extends LintelError {
  override name = 'SignOutFailedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'sign-out-failed',
      message: 'The sign-out failed: the visitor is still signed in.',
      whatToDo: ['Read `details` and `cause`: `siwx` or `siweConfig` failed, or the sign-in server does not answer.'],
      ...context,
    })
  }
}
