import type { LintelContext } from '../../actions/context.js'
import type { Effect } from '../../effects/effect.js'
import type { Ports } from '../../effects/ports.js'
import type { Fields } from '../../options/kinds.js'
import type { ServiceUrls } from '../../options/service-urls.js'
import type { SignInSession } from '../../requests/sign-in/sign-in-message.js'
import type { Parser } from '../../storage/lintel-storage.js'
import type { LintelEvent } from '../../transitions/event.js'
import type { Step } from '../../transitions/step.js'
import type { Namespace } from '../caip.js'
import type { Network } from '../network.js'
import type { LintelState } from '../state.js'
import type { Authentication } from '../wallet-connect.js'
import type { FeatureActions, FeatureOptions, FeatureState, FeatureStored } from './feature-types.js'
import type { ParamsOf } from './params.js'
import type { Requirement, Switch, ViewFacts } from './view-facts.js'

/** A part of the modal. */
export type Feature = {
  /** The option of `features` that turns its views off. By default they are always on. */
  option?: Switch
  /** Whether `option` has to be turned on. By default it is on. */
  optIn?: true
  /** The option that must be set up for its views. */
  requires?: Requirement
  /** The option of `services` without which its views are off. */
  service?: keyof ServiceUrls
  /** The namespaces whose accounts its views are for. By default all. */
  namespaces?: readonly Namespace[]
  /** The facts of its views, by their names. */
  views: Readonly<Record<string, ViewFacts>>
  /** What it adds to core besides views. It loads with core: keep it small, and load the rest when it is needed. */
  part?: FeaturePart
}

/** What a feature adds to core. Its types are merged into those of `feature-types.ts`. */
export type FeaturePart = {
  /** How the types of its events and effects start: `sign-in` for `sign-in/confirm`. */
  name: string
  /** The kinds of the options that it adds. */
  options?: Partial<Fields<FeatureOptions>>
  /** Its part of the state before the start. @throws LintelError when two options do not go together */
  createState?(options: FeatureOptions & { networks: readonly Network[] }): Partial<FeatureState>
  /** The values that it stores, and how they are checked. */
  stored?: { [Key in keyof FeatureStored]?: Parser<FeatureStored[Key]> }
  createActions?(context: LintelContext): Partial<FeatureActions>
  /** Called once for each instance. */
  open?(ports: Ports, options: FeatureOptions): OpenFeature
}

/** The transitions of a feature: pure functions. */
export type FeatureRules = Pick<FeaturePart, 'name'> & {
  /** Handles the events of the feature. */
  reduce(state: LintelState, event: LintelEvent, now: number): Step<LintelState>
  /** Runs after every event. */
  follow(before: LintelState, state: LintelState, event: LintelEvent, now: number): Step<LintelState>
}

/** A feature of one instance. */
export type OpenFeature = FeatureRules & {
  /** Loads its code when `state` needs it. Called after every event. */
  loadFor?(state: LintelState): void
  run(effect: Effect): void
  /** What a wallet may sign while it pairs; null when it has to afterwards. Never rejects. */
  createAuthentication?(chains: Authentication['chains']): Promise<Authentication | null>
  /** Takes what a wallet has signed while it paired. `signal` aborts when the visitor leaves the pairing. */
  acceptSigned?(sessions: readonly SignInSession[], signal: AbortSignal): Promise<void>
  stop(): void
  resume?(): void
}

/**
 * Defines a feature.
 *
 * @example
 * export const receive = defineFeature({ option: 'receive', views: { WalletReceive: { params: { network: 'network?' } } } })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFeature<const F extends Feature>(feature: F): F {
  return feature
}

type NameOf<F extends Feature> = F extends Feature ? keyof F['views'] & string : never

type FactsOf<F extends Feature, Name extends string> = Extract<F, { views: Record<Name, unknown> }>['views'][Name]

/** The parameters of each view of these features, by its name. */
export type ViewsOf<F extends Feature> = {
  [Name in NameOf<F>]: FactsOf<F, Name> extends { params: infer Schema } ? ParamsOf<Schema> : Record<never, never>
}
