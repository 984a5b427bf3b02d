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
import type { FeatureActions, FeatureOptions, FeatureState, FeatureStored, FeatureSwitches } from './feature-types.js'
import type { ParamsOf } from './params.js'
import type { Requirement, Switch, ViewFacts } from './view-facts.js'
import type { ViewRoles } from './view-roles.js'

/** A part of the modal. */
export type Feature = {
  /** The option of `features` that turns its views off. By default they are always on. */
  option?: Switch
  /** Whether its option is false unless the app sets it. By default it is true. */
  isOptIn?: true
  /** The option that must be set up for its views. */
  requires?: Requirement
  /** The option of `services` without which its views are off. */
  service?: keyof ServiceUrls
  /** The namespaces whose accounts can use its views. By default all. */
  namespaces?: readonly Namespace[]
  /** The facts of its views, by their names. */
  views: Readonly<Record<string, ViewFacts>>
  /** The feature's additions to core besides views. They load with core: keep them small, and load the rest when it is needed. */
  part?: FeaturePart
}

/** A feature's additions to core. Their types are merged into those of `feature-types.ts`. */
export type FeaturePart = {
  /** The prefix of the types of its events and effects: `sign-in` for `sign-in/confirm`. */
  name: string
  /** The kinds of its options. */
  options?: Partial<Fields<FeatureOptions>>
  /** Its part of the state before the start. @throws LintelError when two options contradict each other */
  createState?(options: FeatureOptions & { networks: readonly Network[] }): Partial<FeatureState>
  /** The values that it stores, with their checks. */
  stored?: { [Key in keyof FeatureStored]?: Parser<FeatureStored[Key]> }
  createActions?(context: LintelContext): Partial<FeatureActions>
  /** Called once for each instance. */
  open?(ports: Ports, options: FeatureOptions): OpenFeature
  /** Called once for each instance. Returns a watcher of events that changes nothing; undefined without one. */
  observe?(ports: Ports, options: FeatureOptions & ObservedOptions): Observer | undefined
}

/** The options of core that decide whether and how a feature observes. */
export type ObservedOptions = {
  features: FeatureSwitches
  services: ServiceUrls
  projectId: string | null
}

/** Called after every event, with the states before and after it. */
export type Observer = (event: LintelEvent, before: LintelState, state: LintelState) => void

/** The transitions of a feature: pure functions. */
export type FeatureRules = Pick<FeaturePart, 'name'> & {
  /** Handles the feature's events. */
  reduce(state: LintelState, event: LintelEvent, now: number): Step<LintelState>
  /** Runs after every event. */
  follow(before: LintelState, state: LintelState, event: LintelEvent, now: number): Step<LintelState>
}

/** A feature of one instance. */
export type OpenFeature = FeatureRules & {
  /** Loads its code when `state` needs it. Called after every event. */
  loadFor?(state: LintelState): void
  run(effect: Effect): void
  /** The message that a wallet may sign while it pairs; null if it must sign afterwards. Never rejects. */
  createAuthentication?(chains: Authentication['chains']): Promise<Authentication | null>
  /** Takes the messages that a wallet has signed while it paired. `signal` aborts when the visitor leaves the pairing. */
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
export function defineFeature<const F extends Feature>(feature: F & FitsRoles<F>): F {
  return feature
}

type RoleOf<Facts> = Facts extends { role: infer Role } ? Role : Facts extends { waitsFor: infer Wait } ? Wait : never

/** A view opens with the parameters of its role. */
type FitsRole<Facts> =
  RoleOf<Facts> extends infer Role extends keyof ViewRoles
    ? ViewRoles[Role] extends (Facts extends { params: infer Schema } ? ParamsOf<Schema> : object)
      ? Facts
      : never
    : Facts

type FitsRoles<F extends Feature> = { views: { [Name in keyof F['views']]: FitsRole<F['views'][Name]> } }

type NameOf<F extends Feature> = F extends Feature ? keyof F['views'] & string : never

type FactsOf<F extends Feature, Name extends string> = Extract<F, { views: Record<Name, unknown> }>['views'][Name]

/** The parameters of each view of these features, by its name. */
export type ViewsOf<F extends Feature> = {
  [Name in NameOf<F>]: FactsOf<F, Name> extends { params: infer Schema } ? ParamsOf<Schema> : Record<never, never>
}
