import type { ShownMessages } from '../../core/words/messages.js'
import type { LoginWords } from '../messages/login.js'

/** The error codes for failures of the frame itself, and for an ended session. */
const failures = [
  'embedded-wallet-unavailable',
  'embedded-wallet-timeout',
  'embedded-wallet-failed',
  'session-expired',
] as const
type FrameFailure = (typeof failures)[number]

/** The reasons that the frame gives. */
type LoginReason =
  | 'wrong-code'
  | 'code-expired'
  | 'too-many-tries'
  | 'login-ended'
  | 'login-cancelled'
  | 'login-unlinked'
  | 'service-unavailable'
  | 'not-accepted'
  | 'storage-blocked'
  | 'origin-not-allowed'

/** The reason why a login, or a change of the e-mail address, failed. */
export type LoginProblem = LoginReason | FrameFailure

/** The text for the visitor about a problem. */
export function describeLoginProblem(
  problem: LoginProblem,
  { words, labels }: { words: ShownMessages; labels: LoginWords },
): { title: string; text: string } {
  if (!isFrameFailure(problem)) return { title: labels[problem], text: labels[`${problem}-text`] }
  const { title, text } = words.errors[problem]
  return { title, text: text({ wallet: words.common.yourWallet }) }
}

const isFrameFailure = (problem: LoginProblem): problem is FrameFailure => failures.some((code) => code === problem)

/** Whether only a new login solves the problem. */
export function endsLogin(problem: LoginProblem | null): boolean {
  return problem === 'login-ended' || problem === 'session-expired'
}
