import { type ErrorContext, LintelError } from '../lintel-error.js'

/** A field of a sign-in message is missing or not valid (EIP-4361, CAIP-122). */
export class InvalidSignInMessageError extends LintelError {
  override name = 'InvalidSignInMessageError'
  readonly field: string

  constructor({ field, got, write, ...context }: ErrorContext & { field: string; got: unknown; write: string }) {
    super({
      code: 'invalid-sign-in-message',
      message: `\`${field}\` of the sign-in message is not valid: got ${printField(got)}.`,
      whatToDo: [write],
      ...context,
    })
    this.field = field
  }
}

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

/** The signature or the message was not accepted. `details` has the reason. */
export class SignInRefusedError extends LintelError {
  override name = 'SignInRefusedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'sign-in-refused',
      message: 'The signed message was not accepted.',
      whatToDo: [
        'Read `details`. Compare the domain, the URI and the chains that your server expects with the message.',
      ],
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

function printField(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 80)
}
