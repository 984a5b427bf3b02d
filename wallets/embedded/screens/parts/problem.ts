import { PrfMissingError } from '../../keys/passkey.js'
import { FrameError } from '../../messaging/frame-error.js'
import { ServiceFailure } from '../../service/service-failure.js'

/** The reason for a failure, as the visitor reads it. */
export type Problem = { kind: 'wait'; seconds: number } | { kind: Exclude<keyof ProblemTexts, 'wait'> }

/** A text for each. */
export type ProblemTexts = {
  unavailable: string
  /** The service counts tries. */
  wait: (parameters: { seconds: number }) => string
  'wait-long': string
  'wrong-code': string
  'code-expired': string
  'login-ended': string
  'login-required': string
  'login-cancelled': string
  'account-changed': string
  'passkey-refused': string
  'passkey-unknown': string
  'prf-missing': string
  'only-device': string
  'only-login': string
  'recovery-required': string
  'window-blocked': string
  failed: string
}

/** The text of a problem. */
export function writeProblem(problem: Problem, texts: ProblemTexts): string {
  return problem.kind === 'wait' ? texts.wait(problem) : texts[problem.kind]
}

/** The problem that the visitor reads for a failure. Unexpected failures are `failed`. */
export function readProblem(error: unknown): Problem {
  if (error instanceof PrfMissingError) return { kind: 'prf-missing' }
  if (error instanceof DOMException) return { kind: readPasskeyProblem(error) }
  if (!(error instanceof FrameError)) return { kind: 'failed' }
  switch (error.code) {
    case 'service-unavailable':
      return { kind: 'unavailable' }
    case 'too-early':
    case 'too-many-tries': {
      const [, seconds] = /(\d+) seconds/.exec(error.message) ?? []
      return seconds === undefined ? { kind: 'wait-long' } : { kind: 'wait', seconds: Number(seconds) }
    }
    case 'wrong-code':
    case 'code-expired':
    case 'login-ended':
    case 'login-required':
    case 'login-cancelled':
    case 'account-changed':
    case 'recovery-required':
      return { kind: error.code }
    default:
      return { kind: 'failed' }
  }
}

/** As `readProblem`, where the passkey of a login was created or used. It needs no PRF. */
export function readLoginPasskeyProblem(error: unknown): Problem {
  if (error instanceof DOMException) return { kind: 'passkey-refused' }
  return error instanceof ServiceFailure && error.field === 'passkey' ? { kind: 'passkey-unknown' } : readProblem(error)
}

function readPasskeyProblem({ name }: DOMException): 'passkey-refused' | 'prf-missing' | 'failed' {
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-refused'
  // Such as no authenticator that verifies the visitor.
  return name === 'NotSupportedError' || name === 'ConstraintError' ? 'prf-missing' : 'failed'
}
