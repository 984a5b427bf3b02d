import { type ErrorContext, LintelError } from './lintel-error.js'

/** Why there is no data: no connection, no answer in time, an HTTP error status, or a reply that is not valid. */
export type DataApiFailure = 'offline' | 'timeout' | 'status' | 'reply'

const whatHappened: Record<DataApiFailure, string> = {
  offline: 'was not reached',
  timeout: 'did not answer in time',
  status: 'answered with an error',
  reply: 'sent an invalid reply',
}

/** The data API gave no data. Connecting, signing and sending still work. */
export class DataApiUnavailableError extends LintelError {
  override name = 'DataApiUnavailableError'
  readonly reason: DataApiFailure
  /** The HTTP status, if there was an answer. 429: too many requests; 503: its provider does not answer. */
  readonly status: number | undefined
  /** How long the service asks to wait before the next request, in ms. */
  readonly retryAfter: number | undefined

  constructor({
    url,
    reason = 'offline',
    status,
    retryAfter,
    ...context
  }: ErrorContext & {
    url?: string
    reason?: DataApiFailure
    status?: number | undefined
    retryAfter?: number | undefined
  } = {}) {
    const place = url ? ` at ${url}` : ''
    super({
      code: 'data-api-unavailable',
      message: `The data API${place} ${whatHappened[reason]}${status ? ` (HTTP ${status})` : ''}.`,
      whatToDo: ['Check `services.dataApi` and its CORS headers.'],
      ...context,
    })
    this.reason = reason
    this.status = status
    this.retryAfter = retryAfter
  }
}
