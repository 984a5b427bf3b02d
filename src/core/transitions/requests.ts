import type { RequestEvent } from '../model/event.js'
import type { LintelState } from '../model/state.js'
import { findView, getWait } from '../selectors.js'
import { closeModal, reduceModal, rejectPending } from './modal/modal.js'
import { andThen, keep, type Step, withStack } from './step.js'
import { reduceToast } from './toast.js'

/** The delay before the modal reports a refused method, in ms: an app often tries the next method meanwhile. */
const REFUSAL_DELAY_MS = 300

/** The key of the timer of that delay. */
export const REFUSAL_TIMER = 'refusal'

/**
 * Handles requests to the embedded wallet. One opens the view for its approval; its answer goes back one view or closes the modal. A method
 * that the wallet does not support rejects the waiting ones, and the modal reports it.
 */
export function reduceRequests(state: LintelState, event: RequestEvent, now: number): Step<LintelState> {
  switch (event.type) {
    case 'request/added':
      return keep(showRequest(state, event))
    case 'request/settled':
      return settleRequest(state, event, now)
    case 'request/refused': {
      const due = { type: 'request/refusal-due', toast: event.toast } as const
      const timer = { type: 'timer/set', key: REFUSAL_TIMER, at: now + REFUSAL_DELAY_MS, event: due } as const
      return { state, effects: [...rejectPending(state), timer] }
    }
    case 'request/refusal-due':
      return andThen(reduceModal(state, { type: 'modal/open', view: null }, now), (next) => {
        const { state: toast, effects } = reduceToast(next.toast, { type: 'toast/show', toast: event.toast }, now)
        return { state: { ...next, toast }, effects }
      })
  }
}

function showRequest(state: LintelState, { request }: Extract<RequestEvent, { type: 'request/added' }>): LintelState {
  const others = state.pending.filter(({ id }) => id !== request.id)
  const waiting = { ...state, pending: [...others, request] }
  if (getWait(state) === 'approval') return waiting
  const view = findView(state, 'approval', {})
  if (!view) return waiting
  const stack = state.modal.open ? state.router.stack : []
  const shown = withStack(waiting, [...stack, view], 'forward')
  return { ...shown, modal: { ...shown.modal, open: true, shake: null } }
}

function settleRequest(state: LintelState, { id: settledId }: { id: string }, now: number): Step<LintelState> {
  const others = state.pending.filter(({ id }) => id !== settledId)
  const settled = { ...state, pending: others }
  if (others.length > 0 || getWait(state) !== 'approval') return keep(settled)
  const below = state.router.stack.slice(0, -1)
  return below.length === 0 ? closeModal(settled, { forced: true }, now) : keep(withStack(settled, below, 'back'))
}
