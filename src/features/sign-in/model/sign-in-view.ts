import type { LintelState } from '../../../core/model/state.js'
import type { View } from '../../../core/model/views/view.js'
import { getView } from '../../../core/selectors.js'

export const signInView = { name: 'SIWXSignMessage' } as const satisfies View

/** Whether the open modal shows the sign-in. */
export function isSignInShown(state: LintelState): boolean {
  return state.modal.open && getView(state).name === signInView.name
}

/** Whether the open modal has the sign-in, also below another view. */
export function hasSignIn(state: LintelState): boolean {
  return state.modal.open && state.router.stack.some(({ name }) => name === signInView.name)
}
