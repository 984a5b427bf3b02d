import { fn } from 'storybook/test'
import { enApprove } from '../../../wallets/approval/words/en-approve.js'
import type { ApproveViewProps } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { approvals, knownTokens } from './approval-samples.js'

/** A message to sign, with enabled buttons. */
export const signing: ApproveViewProps = {
  words: enApprove,
  approval: approvals.message,
  queue: { position: 1, total: 1 },
  networkName: 'Local Ethereum',
  currency: { symbol: 'ETH', decimals: 18 },
  tokens: knownTokens,
  cost: { status: 'none' },
  simulation: null,
  attention: 'ready',
  progress: { status: 'asking' },
  onApprove: fn(),
  onDecline: fn(),
  onOpenWindow: fn(),
}

/** A payment with a known fee, with enabled buttons. */
export const paying: ApproveViewProps = {
  ...signing,
  approval: approvals.payment,
  cost: { status: 'known', fee: 42_000_000_000_000n },
}
