import type { Namespace } from '../model/caip.js'
import type { Effect } from '../model/effect.js'
import type { LintelState, NamespaceState, RouterState } from '../model/state.js'
import type { View } from '../model/views/view.js'

/** The result of a transition: the next state, and its effects as data. */
export type Step<State> = { state: State; effects: readonly Effect[] }

/** A step without effects. */
export function keep<State>(state: State): Step<State> {
  return { state, effects: [] }
}

/** Runs the next transition on the state of `step`, and joins their effects in order. */
export function andThen<State>(step: Step<State>, next: (state: State) => Step<State>): Step<State> {
  const after = next(step.state)
  if (after.effects.length === 0) return { state: after.state, effects: step.effects }
  return { state: after.state, effects: [...step.effects, ...after.effects] }
}

/** The state with one namespace changed. */
export function withNamespace(state: LintelState, namespace: Namespace, change: Partial<NamespaceState>): LintelState {
  const current = state.namespaces[namespace]
  if (!current) return state
  return { ...state, namespaces: { ...state.namespaces, [namespace]: { ...current, ...change } } }
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
