import { type ErrorContext, LintelError } from './lintel-error.js'

/** The message could not be created or the sessions could not be read: the app's sign-in does not answer. */
export class SignInUnavailableError extends LintelError {
  override name = 'SignInUnavailableError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'sign-in-unavailable',
      message: 'A problem occurred while trying initialize authentication',
      whatToDo: ['Read `details` and `cause`: `siwx` or `siweConfig` failed, or the sign-in server does not answer.'],
      ...context,
    })
  }
}
