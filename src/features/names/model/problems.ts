import { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import { LintelError } from '../../../core/errors/lintel-error.js'
import { ServiceRefusedError } from '../../../core/errors/service-refused-error.js'

/** The reason why a name could not be looked up, or was not registered. */
export type NameProblem =
  | 'not-reached'
  | 'no-answer'
  | 'bad-reply'
  | 'too-many-requests'
  | 'service-refused'
  | 'service-failed'
  /** Somebody else has registered it after the check. */
  | 'just-taken'
  | 'reserved'
  /** The server has another rule for names. Its text is in the details of the error. */
  | 'not-accepted'
  /** The account has the most names that the server allows. */
  | 'limit'
  /** The signature came more than 10 s after the message. */
  | 'too-late'
  /** The signature belongs to another account, or was used before. */
  | 'signature-refused'
  | 'declined'
  | 'wallet-failed'
  /** It was signed and sent, but the outcome is unknown. The next try reads the outcome first. */
  | 'not-known'
  /** The network of the account has no coin type. */
  | 'network'

/** Failures after which the server may have stored the name. */
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

/** Converts an error of the data API while a name is read. */
export function toReadProblem(error: unknown): NameProblem {
  if (error instanceof DataApiUnavailableError) {
    if (error.reason === 'offline') return 'not-reached'
    if (error.reason === 'timeout') return 'no-answer'
    if (error.reason === 'reply') return 'bad-reply'
    return error.status === 429 ? 'too-many-requests' : 'service-failed'
  }
  return error instanceof ServiceRefusedError ? 'service-refused' : 'service-failed'
}

/** The problem of a refused registration, by the field that the data API's reply names. */
const refusals: Readonly<Record<string, NameProblem>> = {
  timestamp: 'too-late',
  // The signed message was used already, and the name does not exist: the account has to sign again.
  replay: 'too-late',
  taken: 'just-taken',
  reserved: 'reserved',
  limit: 'limit',
  signature: 'signature-refused',
  coin_type: 'network',
}

/** Converts an error while a name is sent to the data API. Its `details` begin with the refused field. */
export function toRegisterProblem(error: unknown): NameProblem {
  const details = error instanceof LintelError ? error.details : undefined
  const refusal = refusals[/^(\w+): /.exec(details ?? '')?.[1] ?? '']
  if (refusal) return refusal
  const isRefused = error instanceof DataApiUnavailableError && (error.status === 400 || error.status === 422)
  return isRefused ? 'not-accepted' : toReadProblem(error)
}

/** Converts an error while the wallet is asked for a signature. */
export function toSignProblem(error: unknown): NameProblem {
  const code = error instanceof LintelError ? error.code : undefined
  return code === 'request-rejected' || code === 'request-cancelled' ? 'declined' : 'wallet-failed'
}
