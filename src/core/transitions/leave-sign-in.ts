import type { LintelState } from '../model/state.js'
import { connectView } from '../model/views/shown-views.js'
import { getConnection, getWait } from '../selectors.js'
import { disconnect } from './connection/connections.js'
import type { SignInEvent } from './event.js'
import { closeModal } from './modal/modal.js'
import { andThen, keep, type Step, withStack } from './step.js'
import { reduceToast } from './toast.js'

/** Closes the modal without sign-in, and disconnects the wallet when it is required. Connect is next. */
export function leaveSignIn(state: LintelState, now: number): Step<LintelState> {
  const left = withStack(state, [connectView], 'none')
  const connection = getConnection(state)
  if (!state.signIn.required || !connection) return closeModal(left, { forced: true }, now)
  const { namespace, connectorId } = connection
  return andThen(disconnect(left, { namespace, connectorId, id: null }), (next) =>
    closeModal(next, { forced: true }, now),
  )
}

/** Sign-in while its rules load, and after they could not be loaded: no call waits for them without an end. */
export function reduceWithoutRules(state: LintelState, event: SignInEvent, now: number): Step<LintelState> {
  const isShown = getWait(state) === 'sign-in'
  if (event.type === 'sign-in/cancel' && isShown) return leaveSignIn(state, now)
  if (event.type !== 'sign-in/not-loaded' || !(isShown || state.signIn.required)) return keep(state)
  const { state: toast, effects } = reduceToast(state.toast, { type: 'toast/show', toast: event.toast }, now)
  return andThen({ state: { ...state, toast }, effects }, (next) => leaveSignIn(next, now))
}
