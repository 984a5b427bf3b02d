import type { RouterEvent } from '../../model/event.js'
import type { LintelState } from '../../model/state.js'
import { getWait, hasWait } from '../../selectors.js'
import { keep, type Step, withStack } from '../step.js'
import { closeModal, refuse } from './modal.js'

/**
 * The stack of views. Back from the first view closes the modal. While the view for an unlisted network is in the stack, going back is
 * refused. While a transaction waits for approval, the stack does not change.
 */
export function reduceRouter(state: LintelState, event: RouterEvent, now: number): Step<LintelState> {
  const { stack } = state.router
  if (getWait(state) === 'approval') return refuse(state, 'approve-pending', now)
  switch (event.type) {
    case 'router/push':
      return keep(withStack(state, [...stack, event.view], 'forward'))
    case 'router/replace':
      return keep(withStack(state, [...stack.slice(0, -1), event.view], 'none'))
    case 'router/reset':
      return keep(withStack(state, [event.view], 'none'))
    case 'router/back':
      return goBack(state, stack.length - 2, now)
    case 'router/back-to':
      return goBack(state, event.index, now)
  }
}

/** Shows the view at `index`; an index that is not below the current view changes nothing. */
function goBack(state: LintelState, index: number, now: number): Step<LintelState> {
  const { stack } = state.router
  if (!state.modal.open) return keep(state)
  if (hasWait(state, 'listed-network')) return refuse(state, 'unsupported-chain', now)
  if (index < 0) return closeModal(state, { forced: false }, now)
  if (!Number.isInteger(index) || index >= stack.length - 1) return keep(state)
  return keep(withStack(state, stack.slice(0, index + 1), 'back'))
}
