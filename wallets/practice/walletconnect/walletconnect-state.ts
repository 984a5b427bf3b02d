import type { Approval } from '../protocol/approval.js'
import type { Authentication } from './authentication/judge-authentication.js'
import type { Proposal } from './pairing/judge-proposal.js'
import type { ConnectedSession } from './sessions/connected-session.js'

/** The progress of an action. `reason` is text for the visitor. */
export type Progress = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; reason: string }

/** The WalletConnect state that the wallet's page shows. */
export type WalletConnectState = {
  /** `idle` while no connection is needed. */
  relay: 'idle' | 'connecting' | 'connected' | 'down'
  /** From the link until the site's proposal. */
  pairing: Progress
  /** Waiting proposals, oldest first. */
  proposals: readonly Proposal[]
  /** Waiting requests to sign in while pairing, oldest first. */
  authentications: readonly Authentication[]
  /** The answer to the first of both. */
  answer: Progress
  /** Waiting requests, oldest first. */
  approvals: readonly Approval[]
  sessions: readonly ConnectedSession[]
  /** A message about the last event; null without one. */
  notice: string | null
  /** Another window of this wallet handles requests now. */
  isElsewhere: boolean
}

export const initialWalletConnectState: WalletConnectState = {
  relay: 'idle',
  pairing: { status: 'idle' },
  proposals: [],
  authentications: [],
  answer: { status: 'idle' },
  approvals: [],
  sessions: [],
  notice: null,
  isElsewhere: false,
}
