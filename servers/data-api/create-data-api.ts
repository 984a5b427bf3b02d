import { type Context, Hono } from 'hono'
import { supportedChainsSchema } from '../../src/services/data-api/schema.js'
import { checkCaller } from '../http/check-caller.js'
import { checkHost } from '../http/check-host.js'
import { createRequestLimits, type RequestRate } from '../http/create-request-limits.js'
import { answerFailure } from '../http/failure.js'
import { answerOpenApi, describeEndpoint } from './describe-endpoint.js'
import type { ChainNode } from './rpc/create-node.js'
import { createRpcProxy, type RpcLimits } from './rpc/create-rpc-proxy.js'

export type DataApiChain = {
  id: number
  node: ChainNode
}

export type DataApiOptions = {
  chains: readonly DataApiChain[]
  /** Allowed project ids. Default: all callers, with or without an id. */
  projectIds?: readonly string[]
  /** Allowed origins of pages. Browser extensions are always allowed. Default: all. */
  allowedOrigins?: readonly string[]
  /** Names of this server in the `Host` header besides the loopback ones, in lower case. */
  hosts?: readonly string[]
  /** Default: 200 requests per second and 2,000 at once. */
  perAddress?: RequestRate
  /** Default: 1,000 requests per second and 10,000 at once. */
  perProject?: RequestRate
  rpcLimits?: Partial<RpcLimits>
  /** Receives what failed inside of a request. */
  report?: (message: string) => void
}

/** Handles a request. `address` is the caller's IP address, for its limits. */
export type DataApi = (request: Request, address?: string) => Promise<Response>

/** `charge` counts requests of the caller and returns the reply to one over its limit. */
type DataApiEnv = { Bindings: { charge: (amount: number) => Response | undefined } }

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  // How long a browser remembers it, seconds.
  'access-control-max-age': '7200',
}
const extension = /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/

/**
 * The data API: a request handler for every endpoint in docs/data-api.md. It keeps no state except caches and the counts
 * of limits.
 *
 * @example const answer = createDataApi({ chains: [{ id: 1, node: createNode({ chainId: 1, urls }) }] })
 */
export function createDataApi(options: DataApiOptions): DataApi {
  const { chains, projectIds, allowedOrigins = [], hosts = [], rpcLimits, report = console.error } = options
  const countRequest = createRequestLimits({
    perAddress: options.perAddress ?? { rate: 200, burst: 2_000 },
    perProject: options.perProject ?? { rate: 1_000, burst: 10_000 },
    now: Date.now,
  })
  const ids = chains.map(({ id }) => `eip155:${id}`)
  const answerRpc = createRpcProxy({
    nodes: new Map(chains.map(({ id, node }) => [`eip155:${id}`, node])),
    ...(rpcLimits ? { limits: rpcLimits } : {}),
  })
  const refuse = ({ req: { raw: request }, env: { charge } }: Context<DataApiEnv>) => {
    const refusal = checkHost(request.headers, hosts)
    if (refusal) return refusal
    // Answered for every origin, so that the page of a refused one can read why its request is refused.
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
    const isRpc = request.method === 'POST' && new URL(request.url).pathname === '/v1/'
    // The proxy charges for each call of a batch.
    return (
      checkCaller(request, { projectIds, allowedOrigins, isTrusted: (origin) => extension.test(origin) }) ??
      (isRpc ? undefined : charge(1))
    )
  }
  const app = new Hono<DataApiEnv>()

  app.use(async (context, next) => {
    const refusal = refuse(context)
    if (refusal) context.res = refusal
    else await next()
    // The data is public, so any page may read it. Callers that are not allowed are refused above.
    context.header('access-control-allow-origin', '*')
    context.header('access-control-expose-headers', 'retry-after')
    context.header('x-content-type-options', 'nosniff')
  })

  app.get(
    '/v1/supported-chains',
    describeEndpoint('The chains that this server knows.', { reply: supportedChainsSchema }),
    (context) => context.json({ http: ids, ws: [] }),
  )
  app.post(
    '/v1/',
    describeEndpoint('Forwards JSON-RPC to a node.', {
      parameters: [{ name: 'chainId', description: 'The CAIP-2 id of the chain.' }],
    }),
    (context) => answerRpc(context.req.raw, context.env.charge),
  )
  app.get('/v1/openapi.json', answerOpenApi(app))

  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error) => {
    report(`Data API: ${error.stack ?? error.message}`)
    return answerFailure(500, [{ field: 'server', description: 'The data API failed. Try again later.' }])
  })
  return async (request, address) => {
    const projectId = new URL(request.url).searchParams.get('projectId') ?? undefined
    const charge = (amount: number) => countRequest({ address, projectId }, amount)
    return app.fetch(request, { charge })
  }
}
