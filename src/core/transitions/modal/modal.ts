import type { Effect } from '../../model/effect.js'
import type { ModalEvent } from '../../model/event.js'
import type { CloseRefusal, LintelState } from '../../model/state.js'
import type { View } from '../../model/views/view.js'
import {
  canStartSession,
  findSessionView,
  findView,
  getConnection,
  getFacts,
  getHomeView,
  getStartView,
  getWait,
  hasView,
  hasWait,
  isChainBlocked,
  needsSession,
} from '../../selectors.js'
import { keep, type Step, withStack } from '../step.js'

/** How long the modal shakes after a refused close, in ms. */
export const SHAKE_MS = 500

/** Handles opening and closing. */
export function reduceModal(state: LintelState, event: ModalEvent, now: number): Step<LintelState> {
  switch (event.type) {
    case 'modal/open':
      return openModal(state, event, now)
    case 'modal/close':
      return closeModal(state, event, now)
    case 'modal/shake-ended':
      return keep({ ...state, modal: { ...state.modal, shake: null } })
  }
}

/** Opens `view`, or the default view. An open modal does not change. */
function openModal(state: LintelState, { view }: { view: View | null }, now: number): Step<LintelState> {
  if (state.modal.open && view === null) return keep(state)
  if (getWait(state) === 'approval') return refuse(state, 'approve-pending', now)
  const first = chooseFirstView(state, view)
  const opened = withStack(state, [first], 'none')
  return keep({ ...opened, modal: { ...state.modal, open: true, shake: null } })
}

/**
 * The view that the modal opens with.
 *
 * @param asked The view that the app requests; null for the default.
 */
export function chooseFirstView(state: LintelState, asked: View | null): View {
  if (!asked) return chooseDefaultView(state)
  const { needs, partOf, session } = getFacts(state, asked)
  const isMissing = needs !== 'nothing' && partOf !== 'connecting' && !getConnection(state)
  return isMissing || (session && !canStartSession(state)) ? chooseDefaultView(state) : asked
}

/**
 * The view that the modal opens with by default. On a phone, an app without adapters starts with
 * the list of all wallets, if it has that view, because it has no other way to connect.
 */
export function chooseDefaultView(state: LintelState): View {
  if (getConnection(state)) return (needsSession(state) && findSessionView(state)) || getHomeView(state)
  const grid = state.isMobile && state.settings.isBasic ? findView(state, 'all-wallets', {}) : null
  return grid && hasView(state, grid.name) ? grid : getStartView(state)
}

/** The state with this view alone on the stack of an open modal. */
export function showAlone(state: LintelState, view: View): LintelState {
  const shown = withStack(state, [view], state.modal.open ? 'forward' : 'none')
  return { ...shown, modal: { open: true, shake: null } }
}

/** Closes, or shakes with the reason. `forced` skips the rules. */
export function closeModal(state: LintelState, { forced }: { forced: boolean }, now: number): Step<LintelState> {
  if (!state.modal.open) return keep(state)
  const reason = forced ? null : findCloseRefusal(state)
  if (reason) return refuse(state, reason, now)
  // The request on screen leaves the state once the embedded wallet has settled it.
  const pending = getWait(state) === 'approval' ? state.pending : []
  return {
    state: { ...state, pending, modal: { open: false, shake: null } },
    effects: [{ type: 'timer/clear', key: 'shake' }, ...rejectPending(state)],
  }
}

/** Rejects the requests to the embedded wallet that wait for the visitor. */
export function rejectPending({ pending }: LintelState): readonly Effect[] {
  return pending.length === 0 ? [] : [{ type: 'embedded/reject', ids: pending.map(({ id }) => id) }]
}

/** Why the modal may not close now; null if it may. */
function findCloseRefusal(state: LintelState): CloseRefusal | null {
  if (getWait(state) === 'approval') return 'approve-pending'
  const { refusal } = getFacts(state)
  if (refusal && needsSession(state)) return refusal
  return isChainBlocked(state) ? 'unsupported-chain' : null
}

/** Shakes for 500 ms and sets the reason. A closed modal does not shake. */
export function refuse(state: LintelState, reason: CloseRefusal, now: number): Step<LintelState> {
  if (!state.modal.open) return keep(state)
  return {
    state: { ...state, modal: { ...state.modal, shake: { since: now, reason } } },
    effects: [{ type: 'timer/set', key: 'shake', at: now + SHAKE_MS, event: { type: 'modal/shake-ended' } }],
  }
}

/**
 * Runs after every event: an open modal shows the view for an unlisted network as long as the network is blocked, and the account
 * once it no longer is. It never covers an approval on screen.
 */
export function enforceUnsupportedChain(before: LintelState, state: LintelState): Step<LintelState> {
  if (!state.modal.open || getWait(state) === 'approval') return keep(state)
  const isShown = hasWait(state, 'listed-network')
  const isBlocked = isChainBlocked(state)
  const view = isBlocked && !isShown ? findView(state, 'listed-network', {}) : null
  if (view) return keep(withStack(state, [view], before.modal.open ? 'forward' : 'none'))
  if (!isBlocked && isShown && isChainBlocked(before)) return keep(withStack(state, [getHomeView(state)], 'back'))
  return keep(state)
}
