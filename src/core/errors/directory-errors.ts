import { type ErrorContext, LintelError } from './lintel-error.js'

/** Why there is no list: no connection, no answer in time, an HTTP error status, or a reply that is not valid. */
export type DirectoryFailure = 'offline' | 'timeout' | 'status' | 'reply'

const whatHappened: Record<DirectoryFailure, string> = {
  offline: 'was not reached',
  timeout: 'did not answer',
  status: 'failed',
  reply: 'sent bad data',
}

/** The wallet directory gave no list. Installed wallets still work. */
export class DirectoryUnavailableError extends LintelError {
  override name = 'DirectoryUnavailableError'
  readonly reason: DirectoryFailure
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined

  constructor({
    url,
    reason = 'offline',
    status,
    ...context
  }: ErrorContext & { url?: string; reason?: DirectoryFailure; status?: number | undefined } = {}) {
    const place = url ? ` at ${url}` : ''
    super({
      code: 'directory-unavailable',
      message: `The wallet directory${place} ${whatHappened[reason]}${status ? ` (HTTP ${status})` : ''}.`,
      whatToDo: ['Check `services.directory` and CORS.'],
      ...context,
    })
    this.reason = reason
    this.status = status
  }
}
