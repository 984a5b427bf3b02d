import type { ParamsOf } from './params.js'
import type { ViewFacts } from './view-facts.js'

/** A part of the modal: the facts of its views, by their names. */
export type Feature = { views: Readonly<Record<string, ViewFacts>> }

/**
 * Defines a feature. It is plain data.
 *
 * @example
 * export const receive = defineFeature({ views: { WalletReceive: { params: { network: 'network?' } } } })
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
