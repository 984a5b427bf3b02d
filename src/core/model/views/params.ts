import { isRecord } from '../../../rules/is-record.js'
import type { CaipNetworkId } from '../caip.js'

/** The kind of a view's parameter, as plain data. `?`: it may be left out. The fields of an object are not checked. */
export type Param = keyof typeof paramKinds

/** A parameter whose type is narrower than its kind: `'object' as Typed<'object', Payment>`. */
export type Typed<Kind extends Param, Value> = Kind & { readonly type: Value }

/** The parameters of a view, by name. */
export type Params = Readonly<Record<string, Param>>

type TypeOf<P> = P extends { type: infer Value } ? Value : P extends `network${string}` ? CaipNetworkId : string

type Optional = `${string}?`

/** The type of the parameters that a schema describes. */
export type ParamsOf<Schema> = {
  [Key in keyof Schema as Schema[Key] extends Optional ? never : Key]: TypeOf<Schema[Key]>
} & {
  [Key in keyof Schema as Schema[Key] extends Optional ? Key : never]?: TypeOf<Schema[Key]>
}

const isText = (value: unknown) => typeof value === 'string'

const isNetworkId = (value: unknown) => isText(value) && /^\w+:\w+$/.test(String(value))

/** The check of each kind, and its name in an error. */
export const paramKinds = {
  text: [isText, 'a text'],
  'text?': [(value: unknown) => value === undefined || isText(value), 'a text, or leave it out'],
  /** A CAIP-2 id. */
  network: [isNetworkId, "a CAIP-2 id, for example 'eip155:1'"],
  'network?': [
    (value: unknown) => value === undefined || isNetworkId(value),
    "a CAIP-2 id, for example 'eip155:1', or leave it out",
  ],
  object: [isRecord, 'an object'],
  'object or null': [(value: unknown) => value === null || isRecord(value), 'an object or null'],
} as const
