import type { Effect } from '../effects/effect.js'

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
