import { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import { LintelError } from '../../../core/errors/lintel-error.js'
import { ServiceRefusedError } from '../../../core/errors/service-refused-error.js'

/** Why a name is not known, or was not registered. */
export type NameProblem =
  | 'not-reached'
  | 'no-answer'
  | 'bad-reply'
  | 'too-many-requests'
  | 'service-refused'
  | 'service-failed'
  /** Between the check and now somebody else has registered it. */
  | 'just-taken'
  | 'reserved'
  /** The server has another rule for names. Its words are in the details of the error. */
  | 'not-accepted'
  /** More than 10 s were between the message and its signature. */
  | 'too-late'
  /** The signature is of another account, or was used before. */
  | 'signature-refused'
  | 'declined'
  | 'wallet-failed'
  /** It was signed and sent, and nothing says what became of it. The next try reads that first. */
  | 'not-known'
  /** The network of the account has no coin type. */
  | 'network'

/** The field that a server refuses, as its reply names it. */
export type RefusedField = 'name' | 'reserved' | 'taken' | 'timestamp' | 'signature' | 'other'

/** Failures that leave open whether the server has stored the name. */
const unclear: ReadonlySet<NameProblem> = new Set([
  'not-reached',
  'no-answer',
  'bad-reply',
  'service-failed',
  'too-many-requests',
])

export function isUnclear(problem: NameProblem): boolean {
  return unclear.has(problem)
}

/** The problem that an error of the data API says, while a name is read. */
export function toReadProblem(error: unknown): NameProblem {
  if (error instanceof DataApiUnavailableError) {
    if (error.reason === 'offline') return 'not-reached'
    if (error.reason === 'timeout') return 'no-answer'
    if (error.reason === 'reply') return 'bad-reply'
    return error.status === 429 ? 'too-many-requests' : 'service-failed'
  }
  return error instanceof ServiceRefusedError ? 'service-refused' : 'service-failed'
}

/** The problem that an error says while a name is sent to the data API. `details` has the fields that it refuses. */
export function toRegisterProblem(error: unknown): NameProblem {
  const details = error instanceof LintelError ? (error.details ?? '') : ''
  if (error instanceof ServiceRefusedError) {
    return /\b(signature|address): /.test(details) ? 'signature-refused' : 'service-refused'
  }
  if (error instanceof DataApiUnavailableError && error.reason === 'status') {
    const { status } = error
    if (/\btimestamp: /.test(details)) return 'too-late'
    if (/\bsignature: /.test(details)) return 'signature-refused'
    if (status === 409 || /\btaken\b/i.test(details)) return 'just-taken'
    if (/\breserved\b/i.test(details)) return 'reserved'
    if (status === 400 || status === 422) return 'not-accepted'
  }
  return toReadProblem(error)
}

/** The problem that an error says while the wallet is asked for a signature. */
export function toSignProblem(error: unknown): NameProblem {
  const code = error instanceof LintelError ? error.code : undefined
  return code === 'request-rejected' || code === 'request-cancelled' ? 'declined' : 'wallet-failed'
}
