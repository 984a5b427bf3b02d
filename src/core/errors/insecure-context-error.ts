import { type ErrorContext, LintelError } from './lintel-error.js'

/** The page is on plain http, where browsers have no cryptography (`crypto.subtle`). An alert for the developer. */
export class InsecureContextError extends LintelError {
  override name = 'InsecureContextError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'insecure-context',
      message: 'This needs cryptography that browsers have only on secure pages (`crypto.subtle`).',
      whatToDo: ['Serve the page over https, or open it on localhost.'],
      ...context,
    })
  }
}
