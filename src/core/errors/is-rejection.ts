import { isRecord } from '../../rules/is-record.js'
import { readCode, walkThrown } from './walk-thrown.js'

/**
 * EIP-1193 4001; WalletConnect 5000 (rejected) and 5002 (methods rejected). Some wallets send no code. Only a rejection
 * is recognized by its text.
 */
const rejection = {
  codes: [4001, 5000, 5002],
  text: /user rejected|user cancell?ed|connection request reset/i,
} as const

/**
 * Whether the visitor rejected the request. Accepts any thrown value: errors, plain objects, strings. Also checks
 * the errors it wraps, because a rejected transaction has its code in `cause`.
 *
 * @example isRejection({ code: 4001 }) // true
 * @example isRejection(new Error('Send failed', { cause: { code: 4001 } })) // true
 */
export function isRejection(error: unknown): boolean {
  return walkThrown(error).some((inner) => hasRejectionCode(inner) || hasRejectionText(inner))
}

function hasRejectionCode(error: unknown): boolean {
  const code = readCode(error)
  return rejection.codes.some((known) => known === code) || (isRecord(error) && error.code === 'request-rejected')
}

function hasRejectionText(error: unknown): boolean {
  if (typeof error === 'string') return rejection.text.test(error)
  if (!isRecord(error)) return false
  return [error.message, error.details, error.shortMessage].some(
    (text) => typeof text === 'string' && rejection.text.test(text),
  )
}
