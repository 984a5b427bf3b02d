import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** An endpoint that answers with JSON. Its client, fake, server and part of the OpenAPI document are derived from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT'
  /** The path after the service's base URL. `:account` is a parameter. */
  path: `/${string}`
  reply: GenericSchema
  /** The field of the reply whose entries the client validates one by one, so that an invalid one does not drop the reply. */
  list?: string
  /** How the client reads an entry of the list. Default: by the schema of the reply. */
  entry?: GenericSchema
}

/** The endpoints of a service or of a part of it, by name. */
export type Endpoints = Readonly<Record<string, Endpoint>>

/** The query of a request, and the JSON of its body. */
export type RequestSchemas = { query?: GenericSchema; body?: GenericSchema }

/** The requests of endpoints, by the same names. */
export type Requests<E extends Endpoints> = { readonly [Name in keyof E]?: RequestSchemas }

/** Returns the schemas by which the server checks requests. Clients use only their types: as a function they stay out of the code that a page loads. */
export type GetRequests<E extends Endpoints> = () => Requests<E>

/** The schemas of the request of one endpoint. */
export type RequestAt<R extends () => unknown, Name> = Name extends keyof ReturnType<R>
  ? ReturnType<R>[Name]
  : undefined

/** The query or the body of a request that fits its schema. */
export type Valid<R, Part extends 'query' | 'body'> =
  R extends Record<Part, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined

type ParameterName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in the path of an endpoint. */
export type ParametersOf<E extends Endpoint> = Record<ParameterName<E['path']>, string>

type Nothing = Record<never, never>

/** A client's request to an endpoint. */
export type RequestOf<E extends Endpoint, R> = ([ParameterName<E['path']>] extends [never]
  ? Nothing
  : { params: ParametersOf<E> }) &
  (R extends { query: infer Query extends GenericSchema } ? { query: InferInput<Query> } : Nothing) &
  (R extends { body: infer Body extends GenericSchema } ? { body: InferInput<Body> } : Nothing)

type EntryOf<E extends Endpoint> = E extends { entry: infer Entry extends GenericSchema }
  ? InferOutput<Entry>
  : E extends { list: infer List extends string }
    ? InferOutput<E['reply']> extends Record<List, readonly (infer Entry)[]>
      ? Entry
      : never
    : never

/** An endpoint's reply to a client. `dropped`: the number of entries left out because they did not fit the schema. */
export type ReplyOf<E extends Endpoint> = E extends { list: string }
  ? { entries: EntryOf<E>[]; dropped: number; next: string | null | undefined }
  : InferOutput<E['reply']>

/** `path` with its parameters, encoded so that they cannot change the path. */
export function writePath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
}
