import { isRecord } from '../../rules/is-record.js'
import { isRejection } from './is-rejection.js'
import { LintelError } from './lintel-error.js'
import { readCode } from './walk-thrown.js'
import { RequestPendingError, RequestRejectedError, WalletFailedError } from './wallet-errors.js'

/** Longer texts are cut: wallets have been seen to return whole pages. */
const MAX_DETAILS = 300

/**
 * Makes a `LintelError` of anything thrown: errors, strings, null, plain objects. Chain adapters map what they
 * know first; this is the net under them.
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

/** What was thrown, as one short text; undefined when it says nothing. */
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
