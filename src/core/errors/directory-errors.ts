import { type ErrorContext, LintelError } from './lintel-error.js'

/** Why a directory gave no list: not reached, nothing within the time limit, an HTTP status, or an unfit reply. */
export type DirectoryFailure = 'offline' | 'timeout' | 'status' | 'reply'

const whatHappened: Record<DirectoryFailure, string> = {
  offline: 'could not be reached',
  timeout: 'did not answer in time',
  status: 'answered that it cannot help',
  reply: 'sent something that could not be read',
}

/** The wallet directory does not answer, or not in a way that can be read. What is known without it still works. */
export class DirectoryUnavailableError extends LintelError {
  override name = 'DirectoryUnavailableError'
  readonly reason: DirectoryFailure
  /** HTTP status, when there was an answer. */
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
      whatToDo: ['Check `services.directory`, that its server lets this origin read it, and offer to try again.'],
      ...context,
    })
    this.reason = reason
    this.status = status
  }
}

/** The wallet directory answers, and will not serve this app: its project id or its origin is not on the list. */
export class DirectoryRefusedError extends LintelError {
  override name = 'DirectoryRefusedError'

  constructor(context: ErrorContext = {}) {
    super({
      code: 'directory-refused',
      message: 'The wallet directory refused this project id or this origin.',
      whatToDo: ['Read `details` for what it said, then correct `projectId` or the directory’s list of origins.'],
      ...context,
    })
  }
}
