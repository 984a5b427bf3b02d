import {
  type Endpoint,
  type Endpoints,
  type GetRequests,
  type ReplyOf,
  type RequestAt,
  type RequestOf,
  writePath,
} from './endpoint.js'

/** A request with its final path. */
export type SentRequest<E extends Endpoint = Endpoint> = Omit<E, 'path'> & {
  path: string
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  signal?: AbortSignal | undefined
}

type Call<Request, Reply> =
  Record<never, never> extends Request
    ? (request?: Request & { signal?: AbortSignal | undefined }) => Promise<Reply>
    : (request: Request & { signal?: AbortSignal | undefined }) => Promise<Reply>

/** A method for each endpoint, by its name. */
export type ServiceClient<E extends Endpoints, R extends GetRequests<E>> = {
  readonly [Name in keyof E]: Call<RequestOf<E[Name], RequestAt<R, Name>>, ReplyOf<E[Name]>>
}

/**
 * Creates the client of endpoints.
 *
 * @param send Sends a request and validates its reply.
 * @example
 * const api = createServiceClient<typeof swap, typeof swapRequests>(swap, createSender(reader))
 * const { quotes } = await api.listQuotes({ query: { from, to, amount }, signal })
 */
export function createServiceClient<E extends Endpoints, R extends GetRequests<E> = () => Record<never, never>>(
  endpoints: E,
  send: (request: SentRequest) => Promise<unknown>,
): ServiceClient<E, R> {
  const methods = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    async ({ params, ...request }: { params?: Record<string, string> } = {}) =>
      send({ ...endpoint, ...request, path: writePath(endpoint.path, params) }),
  ])
  return Object.fromEntries(methods) as ServiceClient<E, R>
}
