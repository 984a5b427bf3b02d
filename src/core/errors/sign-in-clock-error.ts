import { type ErrorContext, LintelError } from './lintel-error.js'

/** The signed message is not of now, by the clock of the server: the visitor's clock is wrong, or signing took too long. */
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
