import { EmbeddedWalletFailedError } from '../../core/errors/embedded-errors.js'
import type { ErrorCode } from '../../core/errors/error-code.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import type { LoginProblem } from './login-problem.js'

/** The problems that are codes of the frame. */
const reasons: readonly unknown[] = [
  'wrong-code',
  'code-expired',
  'too-many-tries',
  'login-ended',
  'login-cancelled',
  'login-unlinked',
  'service-unavailable',
  'not-accepted',
  'storage-blocked',
] satisfies LoginProblem[]

const codes: Partial<Record<ErrorCode, LoginProblem | null>> = {
  'request-cancelled': null,
  'request-rejected': 'login-cancelled',
  'unverified-domain': 'origin-not-allowed',
  'session-expired': 'session-expired',
  'embedded-wallet-unavailable': 'embedded-wallet-unavailable',
  'embedded-wallet-timeout': 'embedded-wallet-timeout',
  'wallet-unresponsive': 'embedded-wallet-timeout',
}

/** The problem of a failed login step; null if the visitor has left it. */
export function readLoginProblem(error: unknown): LoginProblem | null {
  if (error instanceof EmbeddedWalletFailedError) {
    return reasons.includes(error.reason) ? (error.reason as LoginProblem) : 'embedded-wallet-failed'
  }
  return error instanceof LintelError ? readCodeProblem(error.code) : 'embedded-wallet-failed'
}

/** The same for a failure in the state, which has only the code. */
export function readCodeProblem(code: ErrorCode): LoginProblem | null {
  const problem = codes[code]
  return problem === undefined ? 'embedded-wallet-failed' : problem
}
