import { type ErrorContext, LintelError } from './lintel-error.js'

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

/** The time of the signed message is not near the server's: the visitor's clock is wrong, or signing took too long. */
export class SignInClockError extends LintelError {
  override name = 'SignInClockError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'sign-in-clock',
      message: 'The time of the signed message was not accepted.',
      whatToDo: ['Read `details`. Compare the clock of your server with that of this device.'],
      ...context,
    })
  }
}
