import type { Messages } from '../../../core/messages/en.js'
import type { LoginWords } from '../../../core/messages/views/en-login.js'

/** How the frame itself failed, by the code of the error. */
type FrameFailure = 'embedded-wallet-unavailable' | 'embedded-wallet-timeout' | 'embedded-wallet-failed'

/** What the frame gives as the reason, and an ended session. */
type LoginReason =
  | 'wrong-code'
  | 'code-expired'
  | 'too-many-tries'
  | 'login-ended'
  | 'login-cancelled'
  | 'service-unavailable'
  | 'origin-not-allowed'
  | 'session-expired'

/** Why a login, or a change of the e-mail address, did not go on. */
export type LoginProblem = LoginReason | FrameFailure

/** What a visitor reads about a problem. */
export function describeLoginProblem(
  problem: LoginProblem,
  { words, labels }: { words: Messages; labels: LoginWords },
): { title: string; text: string } {
  if (!isFrameFailure(problem)) return { title: labels[problem], text: labels[`${problem}-text`] }
  const { title, text } = words.errors[problem]
  return { title, text: text({ wallet: words.common.yourWallet }) }
}

const isFrameFailure = (problem: LoginProblem): problem is FrameFailure => problem.startsWith('embedded-wallet-')

/** Whether only a new login helps. */
export function endsLogin(problem: LoginProblem | null): boolean {
  return problem === 'login-ended' || problem === 'session-expired'
}
