import type { Context, Env, Handler, Hono, MiddlewareHandler } from 'hono'
import type { InferInput } from 'valibot'
import type {
  Endpoint,
  Endpoints,
  GetRequests,
  ParametersOf,
  RequestAt,
  Requests,
  Valid,
} from '../../src/services/http/endpoint.js'
import { checkBody, checkQuery, describeEndpoint } from './describe-endpoint.js'

/** A request that fits the schemas of its endpoint. */
export type EndpointCall<AppEnv extends Env, E extends Endpoint, R> = {
  request: Context<AppEnv>
  params: ParametersOf<E>
  query: Valid<R, 'query'>
  body: Valid<R, 'body'>
}

type AddOptions<AppEnv extends Env> = {
  /** For the OpenAPI document. */
  description: string
  /** More errors than those of every endpoint, by status. */
  failures?: Readonly<Record<number, string>>
  /** Run before the request is checked. */
  before?: readonly MiddlewareHandler<AppEnv>[]
  /** The status for JSON that is not of the form of the body. Default: 422. */
  bodyStatus?: 400 | 422
}

/**
 * Creates the function that adds these endpoints to `app`: each is described in the OpenAPI document, and its requests are
 * checked. `handle` returns the reply, or the Response of a refusal.
 *
 * @example
 * const add = createEndpointAdder(app, dataApi, dataApiRequests)
 * add('listNetworks', { description: 'The chains that this server knows.' }, async () => ({ http: chainIds, ws: [] }))
 */
export function createEndpointAdder<
  AppEnv extends Env,
  E extends Endpoints,
  R extends GetRequests<E> = () => Record<never, never>,
>(app: Hono<AppEnv>, endpoints: E, getRequests?: R) {
  const requests = getRequests?.() ?? {}
  return function add<Name extends keyof E & string>(
    name: Name,
    { before = [], bodyStatus, ...about }: AddOptions<AppEnv>,
    handle: (
      call: EndpointCall<AppEnv, E[Name], RequestAt<R, Name>>,
    ) => Promise<InferInput<E[Name]['reply']> | Response>,
  ): void {
    const { method, path, reply } = endpoints[name] as Endpoint
    const { query, body } = (requests as Requests<E>)[name] ?? {}
    const handler: Handler<AppEnv, string, { out: { query: unknown; json: unknown } }> = async (context) => {
      const answer = await handle({
        request: context,
        params: context.req.param() as ParametersOf<E[Name]>,
        query: context.req.valid('query') as Valid<RequestAt<R, Name>, 'query'>,
        body: context.req.valid('json') as Valid<RequestAt<R, Name>, 'body'>,
      })
      return answer instanceof Response ? answer : context.json(answer)
    }
    app.on(
      method,
      [path],
      ...[describeEndpoint(about.description, { reply, ...about }), ...before],
      ...[...(query ? [checkQuery(query)] : []), ...(body ? [checkBody(body, bodyStatus)] : [])],
      handler as Handler<AppEnv>,
    )
  }
}
