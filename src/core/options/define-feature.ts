import type { LintelContext } from '../context.js'
import type { Ports } from '../effects/ports.js'
import type {
  FeatureActions,
  FeatureChoices,
  FeatureOptions,
  FeatureState,
  FeatureStored,
  FeatureSwitches,
} from '../feature-types.js'
import type { Account } from '../model/account.js'
import type { Namespace } from '../model/caip.js'
import type { Network } from '../model/network.js'
import type { NameOptions } from '../model/options/name-options.js'
import type { ServiceUrls } from '../model/options/service-urls.js'
import type { ParamsOf } from '../model/views/params.js'
import type { Requirement, Switch, ViewFacts } from '../model/views/view-facts.js'
import type { ViewRoles } from '../model/views/view-roles.js'
import type { Parser } from '../storage/lintel-storage.js'
import type { FeatureRules, Observer, RunningFeature } from '../transitions/feature-rules.js'
import type { Fields } from './kinds.js'

/** A feature: views of the modal that are turned on and off together, and what it adds to core. Its folder is in `src/features`. */
export type Feature = {
  /** The option of `features` that turns its views on or off. By default they are always on. */
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
export type FeaturePart = Pick<FeatureRules, 'name'> & {
  /** The kinds of its options. */
  options?: Partial<Fields<FeatureOptions>>
  /** The kinds of the fields that it adds to options of core. Those that turn its views on or off need none. */
  fields?: { features?: Partial<Fields<FeatureChoices>>; names?: Partial<Fields<NameOptions>> }
  /** Returns the initial state of the feature. @throws LintelError when two options contradict each other */
  createState?(options: FeatureOptions & { networks: readonly Network[] }): Partial<FeatureState>
  /** The values that it stores, with their checks. */
  stored?: { [Key in keyof FeatureStored]?: Parser<FeatureStored[Key]> }
  createActions?(context: LintelContext): Partial<FeatureActions>
  /** Connects a wallet in place of its adapter; undefined if the adapter connects it. */
  connect?(context: LintelContext, connectorId: string): Promise<Account> | undefined
  /** Returns the transitions and effects of the feature. Called once for each instance. */
  open?(ports: Ports, options: FeatureOptions): RunningFeature
  /** Returns a function that is called after every event and changes nothing; undefined if the feature need not observe. */
  observe?(ports: Ports, options: FeatureOptions & ObserverOptions): Observer | undefined
}

/** The options of core that decide whether and how a feature observes. */
export type ObserverOptions = {
  features: FeatureSwitches
  services: ServiceUrls
  projectId: string | null
}

/**
 * Defines a feature.
 *
 * @example
 * export const receive = defineFeature({
 *   option: 'receive',
 *   views: { WalletReceive: { role: 'receive', params: { network: 'network?' } } },
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFeature<const F extends Feature>(feature: F & FitsRoles<F>): F {
  return feature
}

/** The role of a view: the one that its facts name, or else the event that it waits for. */
type RoleOf<Facts> = Facts extends { role: infer Role } ? Role : Facts extends { waitsFor: infer Event } ? Event : never

/** The facts, or `never` if the view has a role and could not open with the parameters of that role. */
type FitsRole<Facts> =
  RoleOf<Facts> extends infer Role extends keyof ViewRoles
    ? ViewRoles[Role] extends (Facts extends { params: infer Schema } ? ParamsOf<Schema> : object)
      ? Facts
      : never
    : Facts

type FitsRoles<F extends Feature> = { views: { [Name in keyof F['views']]: FitsRole<F['views'][Name]> } }

/** The names of the views. The condition is always true: it makes TypeScript read each feature of a union. */
type NameOf<F extends Feature> = F extends Feature ? keyof F['views'] & string : never

/** The facts of the view with this name, from the one feature that has it. */
type FactsOf<F extends Feature, Name extends string> = Extract<F, { views: Record<Name, unknown> }>['views'][Name]

/** The parameters of each view of these features, by its name. */
export type ViewsOf<F extends Feature> = {
  [Name in NameOf<F>]: FactsOf<F, Name> extends { params: infer Schema } ? ParamsOf<Schema> : Record<never, never>
}
