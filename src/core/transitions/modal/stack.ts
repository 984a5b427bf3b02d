import type { LintelState, RouterState } from '../../model/state.js'
import type { View } from '../../model/view.js'

/** The current view. */
export function getView(state: LintelState): View {
  const { stack } = state.router
  return stack[stack.length - 1] ?? stack[0]
}

/** The state with this stack. Ignores an empty stack. */
export function withStack(
  state: LintelState,
  views: readonly View[],
  direction: RouterState['direction'],
): LintelState {
  const [first, ...rest] = views
  if (first === undefined) return state
  // Keep the object when the stack is the same, so that subscribers are not called.
  const { router } = state
  if (router.direction === direction && JSON.stringify(router.stack) === JSON.stringify(views)) return state
  return { ...state, router: { stack: [first, ...rest], direction } }
}
