import { isRecord } from '../../../rules/is-record.js'
import type { Session } from './session.js'

/** Why a session was not ended. The app can still act. */
export type SessionProblem =
  | 'declined'
  /** The wallet knows no such session of this page and account. */
  | 'not-yours'
  /** The call that ends it failed on the chain. */
  | 'reverted'
  /** It came into no block. */
  | 'dropped'
  /** It was sent, and nothing says what became of it. */
  | 'not-known'
  | 'wallet-failed'

/** By the code of the wallet (EIP-1193, EIP-1474). */
const problems: Readonly<Record<number, SessionProblem>> = {
  4001: 'declined',
  4100: 'not-yours',
  [-32003]: 'reverted',
  [-32603]: 'not-known',
}

/** The problem that an error of EIP-1193 says while the wallet ends sessions. */
export function toSessionProblem(error: unknown): SessionProblem {
  const { code, cause } = isRecord(error) ? error : {}
  const problem = problems[Number(code)]
  // The number of any failure, such as a frame that does not load. Of the frame itself it says that something was sent.
  const isVague = problem === 'not-known' && !(isRecord(cause) && cause.reason === code)
  return isVague ? 'wallet-failed' : (problem ?? 'wallet-failed')
}

/**
 * Why a session was not ended. What the service saw on the chain is more than that it failed there.
 *
 * @param own What this page was told; undefined while it has not tried.
 */
export function readProblem({ failure }: Session, own: SessionProblem | undefined): SessionProblem | null {
  return own === undefined || own === 'reverted' || own === 'not-known' ? (failure ?? own ?? null) : own
}
