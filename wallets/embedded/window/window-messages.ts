import type { Simulation } from '../../approval/describe/changes/read-simulation.js'
import type { Cost } from '../../approval/describe/cost.js'
import type { TokenMap } from '../../approval/describe/token-facts.js'
import type { FrameApproval } from '../approval/request-context.js'
import type { ApproveStatus } from '../screens/approve/approve-view.js'
import type { Access } from '../screens/devices/describe-access.js'
import type { FrameTheme } from '../screens/frame-theme.js'
import type { Problem } from '../screens/parts/problem.js'

/** The part of the URL that makes the frame's page show a screen that the frame sends, in its own window. */
export const WINDOW_HASH = '#window'

/** The screens of a window, and their changing parts. */
export type WindowContent =
  | {
      kind: 'approve'
      approval: FrameApproval
      queue: { position: number; total: number }
      networkName: string
      currency: { symbol: string; decimals: number }
      /** Null while they are read. */
      tokens: TokenMap | null
      cost: Cost
      simulation: Simulation | null
      progress: ApproveStatus
    }
  | {
      kind: 'export'
      /** The address that other wallets have for the words. Null when it is that of the account. */
      otherAddress: string | null
      /** The 12 words, once the visitor has requested them. */
      mnemonic: readonly string[] | null
      problem: Problem | null
      isBusy: boolean
    }
  /** `address`: the address of the wallet that is abandoned. */
  | { kind: 'lost'; address: string; problem: Problem | null; isBusy: boolean }
  /** `access`: the device, session or linked account that can be ended. */
  | { kind: 'access'; access: Access; problem: Problem | null; isBusy: boolean }
  /** `site`: the host of the requesting page. */
  | { kind: 'email'; site: string; email: string | null; newEmail: string; problem: Problem | null; isBusy: boolean }

/** The screen that the window draws. The frame sends it again when something changes. `locale`: BCP 47. */
export type WindowScreen = WindowContent & { theme: FrameTheme; locale: string }

/** The button that the visitor pressed in the window, after they could see the request for 500 ms. */
export type WindowAnswer =
  /** `fee`: the fee that the window showed, in wei; null for a request without a fee. */
  | { type: 'approve'; fee: bigint | null }
  | { type: 'decline' }
  /** Reads the 12 words. */
  | { type: 'reveal' }
  /** Gives the wallet up and starts a new one. */
  | { type: 'replace' }
  /** Removes the device, ends the session or unlinks the account. */
  | { type: 'remove' }
  /** Begins the change of the e-mail address. */
  | { type: 'change-email' }
  /** Closes the window: the screen continues in the frame. */
  | { type: 'leave' }

/** From the window to the frame that opened it. Both have the same origin. The frame answers `ready` with a port for the rest. */
export type WindowMessage = { type: 'lintel/window-ready' } | WindowAnswer
