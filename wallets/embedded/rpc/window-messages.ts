import type { Approval } from '../approval/approval.js'
import type { ApproveStatus } from '../screens/approve/approve-view.js'
import type { Cost } from '../screens/approve/cost.js'
import type { FrameTheme } from '../screens/frame-theme.js'

/** The part of the URL that makes the frame's page show an approval in a window of its own. */
export const WINDOW_HASH = '#approve'

/** What the window draws. The frame sends it again when something changes. */
export type WindowScreen = {
  approval: Approval
  queue: { position: number; total: number }
  networkName: string
  currency: { symbol: string; decimals: number }
  cost: Cost
  progress: ApproveStatus
  theme: FrameTheme
  locale: string
}

/** Of the window to the frame that opened it. Both have the same origin. The frame answers `ready` with a port for the rest. */
export type WindowMessage =
  | { type: 'lintel/approval-ready' }
  /** `fee`: the one that the window showed, in wei; null for what costs none. */
  | { type: 'approve'; fee: bigint | null }
  | { type: 'decline' }
