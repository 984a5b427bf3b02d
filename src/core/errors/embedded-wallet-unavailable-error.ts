import { type ErrorContext, LintelError } from './lintel-error.js'

/**
 * The frame of the embedded wallet did not load within 20 s, or the page removed it, or the code that loads it did not load.
 * In a file of its own, because it can be thrown before the code of that wallet's other errors has loaded.
 */
export class EmbeddedWalletUnavailableError extends LintelError {
  override name = 'EmbeddedWalletUnavailableError'

  constructor({ url, ...context }: ErrorContext & { url?: string } = {}) {
    super({
      code: 'embedded-wallet-unavailable',
      message: url
        ? `Network Error - Could not load embedded wallet (${url}). IFRAME_LOAD_FAILED`
        : 'Network Error - Could not load embedded wallet. IFRAME_LOAD_FAILED',
      whatToDo: [
        'Check `services.frame`, and that its list of origins has the origin of this page.',
        'The content security policy of the page must allow it in `frame-src`.',
      ],
      ...context,
    })
  }
}
