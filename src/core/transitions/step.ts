import type { Effect } from '../effects/effect.js'

/** What a rule answers: the next state, and what is to be done about it as data. */
export type Step<State> = { state: State; effects: readonly Effect[] }

/** A step that changes the state and asks for nothing. */
export function keep<State>(state: State): Step<State> {
  return { state, effects: [] }
}

/** Runs the next rule on what `step` left and joins their effects in order. */
export function andThen<State>(step: Step<State>, next: (state: State) => Step<State>): Step<State> {
  const after = next(step.state)
  if (after.effects.length === 0) return { state: after.state, effects: step.effects }
  return { state: after.state, effects: [...step.effects, ...after.effects] }
}
