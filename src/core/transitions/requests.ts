import type { LintelState } from '../model/state.js'
import { getView } from '../selectors.js'
import type { RequestEvent } from './event.js'
import { closeModal } from './modal/modal.js'
import { keep, type Step, withStack } from './step.js'

/** Requests of an embedded wallet. One opens ApproveTransaction; its answer goes back one view or closes the modal. */
export function reduceRequests(state: LintelState, event: RequestEvent, now: number): Step<LintelState> {
  const others = state.pending.filter(({ id }) => id !== (event.type === 'request/added' ? event.request.id : event.id))
  if (event.type === 'request/added') {
    const waiting = { ...state, pending: [...others, event.request] }
    if (state.modal.open && getView(state).name === 'ApproveTransaction') return keep(waiting)
    const stack = state.modal.open ? state.router.stack : []
    const shown = withStack(waiting, [...stack, { name: 'ApproveTransaction' }], 'forward')
    return keep({ ...shown, modal: { ...shown.modal, open: true, shake: null } })
  }
  const settled = { ...state, pending: others }
  if (!state.modal.open || others.length > 0 || getView(state).name !== 'ApproveTransaction') return keep(settled)
  const below = state.router.stack.slice(0, -1)
  return below.length === 0 ? closeModal(settled, { forced: true }, now) : keep(withStack(settled, below, 'back'))
}
