import type { LintelState } from '../model/state.js'
import { getConnection, getView } from '../selectors.js'
import { disconnect } from './connection/connections.js'
import type { SignInEvent } from './event.js'
import { closeModal } from './modal/modal.js'
import { andThen, keep, type Step, withStack } from './step.js'

/** Sign-in with the wallet. Success closes the modal; cancelling a required sign-in disconnects that wallet. */
export function reduceSignIn(state: LintelState, event: SignInEvent, now: number): Step<LintelState> {
  switch (event.type) {
    case 'sign-in/changed':
      return keep({ ...state, signIn: event.signIn })
    case 'sign-in/succeeded': {
      const signedIn = { ...state, signIn: { ...state.signIn, hasSession: true } }
      return isShown(state) ? closeModal(signedIn, { forced: true }, now) : keep(signedIn)
    }
    case 'sign-in/cancelled': {
      if (!isShown(state)) return keep(state)
      const connection = getConnection(state)
      const step =
        state.signIn.required && connection
          ? disconnect(state, { namespace: connection.namespace, connectorId: connection.connectorId, id: null })
          : keep(state)
      return andThen(
        andThen(step, (next) => closeModal(next, { forced: true }, now)),
        (next) => keep(withStack(next, [{ name: 'Connect' }], 'none')),
      )
    }
  }
}

function isShown(state: LintelState): boolean {
  return state.modal.open && getView(state).name === 'SIWXSignMessage'
}
