import type { Effect } from '../model/effect.js'
import type { LintelEvent } from '../model/event.js'
import type { LintelState } from '../model/state.js'
import type { Authenticator } from '../model/wallet-connect.js'
import type { Step } from './step.js'

/** Called after every event, with the states before and after it. */
export type Observer = (event: LintelEvent, before: LintelState, state: LintelState) => void

/** The transitions of a feature: pure functions. */
export type FeatureRules = {
  /** The prefix of the types of its events and effects: `sign-in` for `sign-in/confirm`. */
  name: string
  /** Handles the feature's events. */
  reduce(state: LintelState, event: LintelEvent, now: number): Step<LintelState>
  /** Runs after every event of core and of any feature. */
  follow?(before: LintelState, state: LintelState, event: LintelEvent, now: number): Step<LintelState>
  /** Runs after `follow` of all features, which may have changed the view: ends what the visitor has left. */
  leave?(before: LintelState, state: LintelState, event: LintelEvent): Step<LintelState>
}

/** The running feature of one instance. */
export type RunningFeature = FeatureRules & {
  /** Loads its code when `state` needs it. Called after every event. */
  loadFor?(state: LintelState): void
  /** Runs an effect of this feature. */
  run(effect: Effect): void
  authenticator?: Authenticator
  /** Called by `destroy()`. */
  stop(): void
  /** Called by `start()`, also after `stop`. */
  resume?(): void
}
