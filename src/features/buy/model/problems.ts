import type { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import { LintelError } from '../../../core/errors/lintel-error.js'

/** The reason why there is no quote or no order. */
export type BuyProblem =
  | 'not-reached'
  | 'no-answer'
  | 'bad-reply'
  | 'too-many-requests'
  | 'provider-down'
  /** Not sold: the amount, the token, the network or the currency. */
  | 'not-sold'
  | 'service-refused'
  | 'service-failed'
  /** The page is not the provider's. It was not opened. */
  | 'foreign-page'

/** The page of an order is not its provider's. */
export class ForeignPageError extends LintelError {
  override name = 'ForeignPageError'

  constructor({ provider, url }: { provider: string | null; url: string }) {
    super({
      code: 'data-api-unavailable',
      message: `The page of the provider ${provider ?? ''} is on another host: ${readHost(url)}.`,
      whatToDo: ['If the page is right, the data API must name its origin in `/v1/onramp/options`.'],
    })
  }
}

function readHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'not a URL'
}

/** Converts an error of the data API. */
export function toBuyProblem(error: unknown): BuyProblem {
  if (error instanceof ForeignPageError) return 'foreign-page'
  const code = error instanceof LintelError ? error.code : undefined
  // Compares the code: importing the class would add a file to the view.
  if (code === 'data-api-unavailable') {
    const { reason, status } = error as DataApiUnavailableError
    if (reason === 'offline') return 'not-reached'
    if (reason === 'timeout') return 'no-answer'
    if (reason === 'reply') return 'bad-reply'
    if (status === 429) return 'too-many-requests'
    if (status === 503) return 'provider-down'
    return status === 400 || status === 404 || status === 422 ? 'not-sold' : 'service-failed'
  }
  return code === 'invalid-project-id' || code === 'invalid-app-configuration' ? 'service-refused' : 'service-failed'
}
