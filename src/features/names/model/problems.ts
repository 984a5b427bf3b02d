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
  /** The account has as many names as it may. */
  | 'limit'
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

/** What a refused registration means, by the field that the reply of the data API names. */
const refusals: Readonly<Record<string, NameProblem>> = {
  timestamp: 'too-late',
  // The message that was signed has registered already, and the name is not there: it has to be signed anew.
  replay: 'too-late',
  taken: 'just-taken',
  reserved: 'reserved',
  limit: 'limit',
  signature: 'signature-refused',
  coin_type: 'network',
}

/** The problem that an error says while a name is sent to the data API. Its `details` begin with the field that is refused. */
export function toRegisterProblem(error: unknown): NameProblem {
  const details = error instanceof LintelError ? error.details : undefined
  const refusal = refusals[/^(\w+): /.exec(details ?? '')?.[1] ?? '']
  if (refusal) return refusal
  const isRefused = error instanceof DataApiUnavailableError && (error.status === 400 || error.status === 422)
  return isRefused ? 'not-accepted' : toReadProblem(error)
}

/** The problem that an error says while the wallet is asked for a signature. */
export function toSignProblem(error: unknown): NameProblem {
  const code = error instanceof LintelError ? error.code : undefined
  return code === 'request-rejected' || code === 'request-cancelled' ? 'declined' : 'wallet-failed'
}
