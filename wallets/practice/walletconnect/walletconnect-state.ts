import type { Approval } from '../protocol/approval.js'
import type { Proposal } from './pairing/judge-proposal.js'
import type { ConnectedSession } from './sessions/connected-session.js'

/** How something that takes its time stands. `reason` is for the person. */
export type Progress = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; reason: string }

/** All that the wallet's own page shows of WalletConnect. */
export type WalletConnectState = {
  /** `idle` while there is nothing to listen for. */
  relay: 'idle' | 'connecting' | 'connected' | 'down'
  /** From a link to the site's offer. */
  pairing: Progress
  /** Offers that wait for an answer, the oldest first. */
  proposals: readonly Proposal[]
  /** The answer to the first of them, on its way. */
  answer: Progress
  /** Requests that wait for approval, the oldest first. */
  approvals: readonly Approval[]
  sessions: readonly ConnectedSession[]
  /** What happened last, in words; null when there is nothing to say. */
  notice: string | null
  /** Another window of this wallet has taken over. */
  isElsewhere: boolean
}

export const initialWalletConnectState: WalletConnectState = {
  relay: 'idle',
  pairing: { status: 'idle' },
  proposals: [],
  answer: { status: 'idle' },
  approvals: [],
  sessions: [],
  notice: null,
  isElsewhere: false,
}
