import type { LintelState } from '../../../core/model/state.js'
import { getConnection, getStartView } from '../../../core/selectors.js'
import { disconnect } from '../../../core/transitions/connection/connections.js'
import { closeModal } from '../../../core/transitions/modal/modal.js'
import { andThen, keep, type Step, withStack } from '../../../core/transitions/step.js'
import { reduceToast } from '../../../core/transitions/toast.js'
import type { SignInEvent } from './events.js'
import { isSignInShown } from './sign-in-view.js'

/** Closes the modal without sign-in, and disconnects the wallet if sign-in is required. Connect is next. */
export function leaveSignIn(state: LintelState, now: number): Step<LintelState> {
  const left = withStack(state, [getStartView(state)], 'none')
  const connection = getConnection(state)
  if (!state.signIn.required || !connection) return closeModal(left, { forced: true }, now)
  const { namespace, connectorId } = connection
  return andThen(disconnect(left, { namespace, connectorId }), (next) => closeModal(next, { forced: true }, now))
}

/** Sign-in while its rules load, and after they failed to load: no call waits for them forever. */
export function reduceWithoutRules(state: LintelState, event: SignInEvent, now: number): Step<LintelState> {
  const isShown = isSignInShown(state)
  if (event.type === 'sign-in/cancel' && isShown) return leaveSignIn(state, now)
  if (event.type !== 'sign-in/not-loaded' || !(isShown || state.signIn.required)) return keep(state)
  const { state: toast, effects } = reduceToast(state.toast, { type: 'toast/show', toast: event.toast }, now)
  return andThen({ state: { ...state, toast }, effects }, (next) => leaveSignIn(next, now))
}
