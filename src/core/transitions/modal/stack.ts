import type { LintelState, RouterState } from '../../model/state.js'
import type { View } from '../../model/view.js'

/** The view that is shown. */
export function getView(state: LintelState): View {
  const { stack } = state.router
  return stack[stack.length - 1] ?? stack[0]
}

/** The state with this stack; an empty one is not taken, since the stack is never empty. */
export function withStack(
  state: LintelState,
  views: readonly View[],
  direction: RouterState['direction'],
): LintelState {
  const [first, ...rest] = views
  if (first === undefined) return state
  // The same stack stays the same object: nobody who watches it has anything to do.
  const { router } = state
  if (router.direction === direction && JSON.stringify(router.stack) === JSON.stringify(views)) return state
  return { ...state, router: { stack: [first, ...rest], direction } }
}
