import { isRecord } from '../../rules/is-record.js'

/** Details of a data API's failure: the HTTP status, and how long it asks to wait, in ms. */
export function describeFailure(error: unknown): { status: unknown; retryAfter: number } {
  const cause = isRecord(error) && isRecord(error.cause) ? error.cause : {}
  const failure = isRecord(error) && 'retryAfter' in error ? error : cause
  return { status: failure.status, retryAfter: typeof failure.retryAfter === 'number' ? failure.retryAfter : 0 }
}
