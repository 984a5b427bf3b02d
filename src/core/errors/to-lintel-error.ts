import { isRecord } from '../../rules/is-record.js'
import { isRejection } from './is-rejection.js'
import { LintelError } from './lintel-error.js'
import { readCode } from './walk-thrown.js'
import { RequestPendingError, RequestRejectedError, WalletFailedError } from './wallet-errors.js'

/** Longer texts are cut: some wallets return whole HTML pages. */
const MAX_DETAILS = 300

/**
 * Converts any thrown value (errors, strings, null, plain objects) to a `LintelError`. Chain adapters convert the errors
 * they know first.
 *
 * @example
 * toLintelError('User rejected the request') // RequestRejectedError
 * toLintelError(null) // WalletFailedError
 */
export function toLintelError(thrown: unknown): LintelError {
  if (thrown instanceof LintelError) return thrown
  const context = { cause: thrown, details: describeThrown(thrown) }
  if (isRejection(thrown)) return new RequestRejectedError(context)
  if (readCode(thrown) === -32002) return new RequestPendingError(context)
  return new WalletFailedError(context)
}

/** A short text for a thrown value, or undefined if it has none. */
export function describeThrown(thrown: unknown): string | undefined {
  const text = readText(thrown)?.trim()
  if (!text) return undefined
  return text.length > MAX_DETAILS ? `${text.slice(0, MAX_DETAILS)}…` : text
}

function readText(thrown: unknown): string | undefined {
  if (typeof thrown === 'string') return thrown
  if (!isRecord(thrown)) return thrown === undefined ? undefined : String(thrown)
  if (typeof thrown.details === 'string') return thrown.details
  if (typeof thrown.message === 'string') return thrown.message
  return thrown.code !== undefined ? `code ${String(thrown.code)}` : undefined
}
