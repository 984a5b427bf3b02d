import { isRecord } from '../../../rules/is-record.js'
import type { Session } from './session.js'

/** The reason why a session was not ended. The app can still act. */
export type SessionProblem =
  | 'declined'
  /** The wallet knows no such session of this page and account. */
  | 'not-yours'
  /** The call that ends it reverted on the chain. */
  | 'reverted'
  /** No block included it. */
  | 'dropped'
  /** It was sent, but the outcome is unknown. */
  | 'not-known'
  | 'wallet-failed'

/** By the error code of the wallet (EIP-1193, EIP-1474). */
const problems: Readonly<Record<number, SessionProblem>> = {
  4001: 'declined',
  4100: 'not-yours',
  [-32003]: 'reverted',
  [-32603]: 'not-known',
}

/** Converts an EIP-1193 error while the wallet ends sessions. */
export function toSessionProblem(error: unknown): SessionProblem {
  const { code, cause } = isRecord(error) ? error : {}
  const problem = problems[Number(code)]
  // The code of any failure, such as a frame that does not load. From the frame itself it means that something was sent.
  const isVague = problem === 'not-known' && !(isRecord(cause) && cause.reason === code)
  return isVague ? 'wallet-failed' : (problem ?? 'wallet-failed')
}

/**
 * The reason why a session was not ended. The service's observation on the chain is more exact than the page's `reverted`.
 *
 * @param own The problem of this page's own try; undefined if it has not tried.
 */
export function readProblem({ failure }: Session, own: SessionProblem | undefined): SessionProblem | null {
  return own === undefined || own === 'reverted' || own === 'not-known' ? (failure ?? own ?? null) : own
}
