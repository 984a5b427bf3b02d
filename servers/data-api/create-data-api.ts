import { type Context, Hono } from 'hono'
import type { Hex } from 'viem'
import { dataApi, dataApiRequests } from '../../src/services/data-api/schema.js'
import type { Db } from '../database/database.js'
import { formatError } from '../format-error.js'
import { answerEveryOrigin } from '../http/answer-every-origin.js'
import { createDatabaseFailure } from '../http/answer-outage.js'
import { ApiFailure } from '../http/api-failure.js'
import { checkCaller } from '../http/check-caller.js'
import { checkHost } from '../http/check-host.js'
import { createEndpointAdder } from '../http/create-endpoint-adder.js'
import { createRequestLimits } from '../http/create-request-limits.js'
import { answerOpenApi, describeEndpoint } from '../http/describe-endpoint.js'
import { answerFailure } from '../http/failure.js'
import { listNetworks } from '../http/list-networks.js'
import { recordRoute } from '../http/record-route.js'
import { limitReports } from '../operation/limit-reports.js'
import type { ChainNode } from '../rpc/create-node.js'
import { meterReplies } from '../rpc/reply-meter.js'
import { answerKnownError } from './api-failure.js'
import type { DataApiSettings } from './data-api-settings.js'
import { addAccountEndpoints } from './endpoints/add-account-endpoints.js'
import { addGatewayEndpoints } from './endpoints/add-gateway-endpoints.js'
import { addIdentityEndpoints } from './endpoints/add-identity-endpoints.js'
import { addNamesEndpoints, type RegistrationLimits } from './endpoints/add-names-endpoints.js'
import { addNftImageEndpoint } from './endpoints/add-nft-image-endpoint.js'
import { addOnRampEndpoints, type OrderLimits, WEBHOOKS } from './endpoints/add-on-ramp-endpoints.js'
import { addPayEndpoints } from './endpoints/add-pay-endpoints.js'
import { addPriceEndpoint } from './endpoints/add-price-endpoint.js'
import { addSessionsEndpoints, type SessionLimits } from './endpoints/add-sessions-endpoints.js'
import { addSwapEndpoints } from './endpoints/add-swap-endpoints.js'
import type { ApiContext, DataApiEnv } from './endpoints/api-context.js'
import { createNames } from './names/create-names.js'
import { createSigningNonces } from './names/create-signing-nonces.js'
import { createResolverGateway } from './names/gateways/create-resolver-gateway.js'
import type { GatewayHosts } from './names/gateways/request-gateway.js'
import { reservedWords } from './names/reserved-words.js'
import { createOnRamp } from './on-ramp/create-on-ramp.js'
import { listAssets, type PricedAsset } from './on-ramp/list-assets.js'
import { formatOrder, listOrders } from './on-ramp/list-orders.js'
import type { OnRampProvider } from './on-ramp/on-ramp-provider.js'
import { createPayments } from './pay/create-payments.js'
import type { Exchange } from './pay/exchanges.js'
import type { PayApp } from './pay/pay-apps.js'
import type { PayChain } from './pay/pay-chain.js'
import { areCaughtUp } from './queries/caught-up.js'
import { InvalidCursorError } from './queries/cursor.js'
import { listTokenContracts } from './queries/list-token-contracts.js'
import { type ChainReaders, createChainReaders } from './readers/create-chain-readers.js'
import { createRpcProxy } from './rpc-proxy/create-rpc-proxy.js'
import { createLocalSwapService } from './swap/create-local-swap-service.js'
import { createUpstreamSwapService } from './swap/create-upstream-swap-service.js'
import type { SwapService } from './swap/swap-service.js'

export type DataApiChain = {
  id: number
  node: ChainNode
}

export type DataApiOnRamp = {
  providers: readonly OnRampProvider[]
  /** The assets for sale on networks that this server does not read. The assets for sale on `chains` follow from their facts. */
  assets?: readonly PricedAsset[]
  /** Returns the orders, or undefined while their database is not open. */
  readDatabase: () => Db | undefined
  /** Called when an event of a provider has moved an order. */
  onMove: () => void
  limits?: OrderLimits
}

export type DataApiNames = {
  /** Such as `lintel.test`, the preferred first. */
  zones: readonly string[]
  /** Labels that cannot be registered. Default: `reservedWords`. */
  reserved?: readonly string[]
  /** How many names an account may have. Default: 10. */
  mostNames?: number
  /** How old a signed message may be that has a nonce of this server, seconds. Default: as old as others, 10 s. */
  signingTime?: number
  /** Returns the names, or undefined while their database is not open. */
  readDatabase: () => Db | undefined
  /** The chains (CAIP-2) into whose registries names are written. Default: none. */
  mirrored?: readonly string[]
  /** Called when there is a new name. */
  onRegister?: () => void
  limits?: RegistrationLimits
  /** Signs the answers to the operator's own resolver on another chain. Default: no answer. */
  gatewayKey?: Hex
  /** The hosts whose gateways are called for pages, besides this one. Default: none. */
  gatewayHosts?: GatewayHosts
  /** Ms since 1970. */
  now?: () => number
}

export type DataApiPay = {
  /** The apps that may request payments. */
  apps: readonly PayApp[]
  /** The networks, by CAIP-2 id. */
  chains: ReadonlyMap<string, PayChain>
  exchanges: readonly Exchange[]
  /** Returns the payments, or undefined while their database is not open. */
  readDatabase: () => Db | undefined
  /** Called when something has changed that payments are decided by. */
  onChange: () => void
  /** Ms since 1970. */
  now?: () => number
}

export type DataApiSessions = {
  /** Returns the smart sessions, or undefined while their database is not open. */
  readDatabase: () => Db | undefined
  limits?: SessionLimits
  /** Ms since 1970. */
  now?: () => number
}

export type DataApiOptions = DataApiSettings & {
  chains: readonly DataApiChain[]
  /** Returns the index, or undefined while it is not open. Default: none. */
  readDatabase?: () => Db | undefined
  /** The assets for sale. Default: none. */
  onRamp?: DataApiOnRamp
  /** The names that can be registered. Default: none. */
  names?: DataApiNames
  /** The payments that are taken. Default: none. */
  pay?: DataApiPay
  /** Stores smart sessions. Default: there are no such endpoints. */
  sessions?: DataApiSessions
}

/** Handles a request. `address` is the caller's IP address, for its limits. */
export type DataApi = (request: Request, address?: string) => Promise<Response>

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, authorization',
  // How long a browser remembers it, seconds.
  'access-control-max-age': '7200',
}
/** How many names an account may have. */
const MAX_NAMES = 10
/** The number of bytes read for a caller that count as one request. */
const BYTES_OF_REQUEST = 65_536
const extension = /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/

/**
 * The data API: a request handler for every endpoint in docs/data-api.md. It keeps no state except caches and the counts
 * of limits.
 *
 * @example const answer = createDataApi({ chains: [{ id: 1, node: createNode({ chainId: 1, urls }) }] })
 */
export function createDataApi(options: DataApiOptions): DataApi {
  const { chains, projectIds, allowedOrigins = [], allowsLoopback = false, hosts = [] } = options
  const { rpcLimits, onRamp, report = console.error } = options
  const reportOutage = limitReports(report)
  const countRequest = createRequestLimits({
    perAddress: options.perAddress ?? { rate: 200, burst: 2_000 },
    perProject: options.perProject ?? { rate: 1_000, burst: 10_000 },
    now: Date.now,
  })
  const query = createQuery(options.readDatabase, reportOutage)
  const queryOrders = createQuery(onRamp?.readDatabase, reportOutage)
  const readers = chains.map(({ id, node }) =>
    createChainReaders({
      id,
      node,
      gateway: options.ipfsGateway,
      priceUrl: options.priceUrl,
      // Balances come from the chain, so those of curated tokens are available without the index.
      listContracts: async (chainId, account) =>
        options.readDatabase?.() ? query((db) => listTokenContracts(db, { account, chainId })) : [],
    }),
  )
  const naming = options.names ?? { zones: [], readDatabase: () => undefined }
  const { now = Date.now } = naming
  const queryNames = createQuery(naming.readDatabase, reportOutage)
  const names = createNames({
    zones: naming.zones,
    reserved: new Set(naming.reserved ?? reservedWords),
    clients: new Map(readers.map(({ facts, verifier }) => [facts.id, verifier])),
    mostNames: naming.mostNames ?? MAX_NAMES,
    mirrored: new Set(naming.mirrored),
    signingTime: naming.signingTime,
    nonces: createSigningNonces({ query: queryNames, now }),
    query: queryNames,
    now,
  })
  const api: ApiContext = {
    chains: new Map(readers.map((chain) => [chain.chainId, chain])),
    queryIndex: createIndexQuery(query),
    readOrders: async (asked) => {
      const provider = onRamp?.providers.find(({ id }) => id === asked.provider)
      if (!provider) throw new ApiFailure(400, 'onramp', 'Must be the id of a provider of this server.')
      const found = await queryOrders((db) => listOrders(db, asked))
      return Response.json({ data: found.map((order) => formatOrder(order, provider.name, Date.now())), next: null })
    },
    // Without the names the registry is read as often as that of others.
    readNameVersion: (address) => names.readVersion(address).catch(() => ''),
    readBaseUrl: ({ url }) => (options.publicUrl ?? new URL(url).origin).replace(/\/+$/, ''),
  }
  const answerRpc = createRpcProxy({
    nodes: new Map(chains.map(({ id, node }) => [`eip155:${id}`, node])),
    ...(rpcLimits ? { limits: rpcLimits } : {}),
  })
  const refuse = ({ req: { raw: request }, env: { charge } }: Context<DataApiEnv>) => {
    const refusal = checkHost(request.headers, hosts)
    if (refusal) return refusal
    // Answered for every origin, so that the page of a refused one can read why its request is refused.
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
    const { pathname } = new URL(request.url)
    // Providers authenticate by a signature.
    if (request.method === 'POST' && pathname.startsWith(WEBHOOKS)) return charge(1)
    const isRpc = request.method === 'POST' && pathname === '/v1/'
    // The proxy charges for each call of a batch.
    const rules = { projectIds, allowedOrigins, allowsLoopback, isTrusted: (origin: string) => extension.test(origin) }
    return checkCaller(request, rules) ?? (isRpc ? undefined : charge(1))
  }
  const app = new Hono<DataApiEnv>()

  app.use(recordRoute)
  app.use(answerEveryOrigin(refuse))

  createEndpointAdder(app, dataApi, dataApiRequests)(
    'listNetworks',
    { description: 'The chains that this server knows.' },
    async () => ({ http: [...api.chains.keys()], ws: [] }),
  )
  addIdentityEndpoints(app, api)
  addAccountEndpoints(app, api)
  addPriceEndpoint(app, api)
  addSwapEndpoints(app, createSwapService(options.swapUrl, readers))
  const selling = { providers: onRamp?.providers ?? [], query: queryOrders, now: Date.now }
  const assets = [...readers.flatMap(listAssets), ...(onRamp?.assets ?? [])]
  addOnRampEndpoints(app, createOnRamp({ ...selling, assets }), {
    ...selling,
    onMove: onRamp?.onMove ?? (() => undefined),
    limits: onRamp?.limits,
    report,
  })
  const paying = options.pay ?? { apps: [], chains: new Map(), exchanges: [], onChange: () => undefined }
  const payClock = options.pay?.now ?? Date.now
  addPayEndpoints(
    app,
    createPayments({ ...paying, query: createQuery(options.pay?.readDatabase, reportOutage), now: payClock }),
    { apps: paying.apps, now: payClock },
  )
  addNamesEndpoints(app, names, {
    limits: naming.limits,
    onRegister: naming.onRegister ?? (() => undefined),
    now,
  })
  addGatewayEndpoints(app, {
    resolve: naming.gatewayKey && createResolverGateway({ ...names, key: naming.gatewayKey, now }),
    hosts: naming.gatewayHosts ?? [],
    readBaseUrl: api.readBaseUrl,
  })
  if (options.sessions) {
    const { readDatabase, limits, now: readTime = Date.now } = options.sessions
    const followed = readers.map(({ chainId, facts: { id }, client }) => [chainId, { id, client }] as const)
    const query = createQuery(readDatabase, reportOutage)
    addSessionsEndpoints(app, { chains: new Map(followed), query, now: readTime }, limits)
  }
  addNftImageEndpoint(app, api)
  app.post(
    '/v1/',
    describeEndpoint('Forwards JSON-RPC to a node.', {
      parameters: [{ name: 'chainId', description: 'The CAIP-2 id of the chain.' }],
    }),
    (context) => answerRpc(context.req.raw, context.env.charge),
  )
  app.get(
    '/v1/openapi.json',
    answerOpenApi(app, { title: 'Data API of Lintel', description: 'Accounts, prices and JSON-RPC of chains.' }),
  )

  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error) => {
    const answer = answerKnownError(error)
    if (answer) return answer
    report(`Data API: a request failed. ${formatError(error)}`)
    return answerFailure(500, [{ field: 'server', description: 'The data API failed. Try again later.' }])
  })
  return async (request, address) => {
    const projectId = new URL(request.url).searchParams.get('projectId') ?? undefined
    const caller = { address, projectId }
    const charge = (amount: number) => countRequest(caller, amount)
    return meterReplies(
      {
        name: (address && listNetworks(address).at(-1)?.name) ?? '',
        count: (bytes) => void countRequest(caller, bytes / BYTES_OF_REQUEST, true),
      },
      async () => app.fetch(request, { charge, caller }),
    )
  }
}

function createSwapService(url: string | undefined, chains: readonly ChainReaders[]): SwapService {
  if (url !== undefined) return createUpstreamSwapService(url)
  return createLocalSwapService(new Map(chains.flatMap(({ chainId, swaps }) => (swaps ? [[chainId, swaps]] : []))))
}

/** While the index is built, in seconds. */
const RETRY_AFTER = 2

type RunQuery = <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>

function createQuery(readDatabase: DataApiOptions['readDatabase'], report: (message: string) => void): RunQuery {
  return async (run) => {
    const db = readDatabase?.()
    try {
      if (db) return await run(db)
    } catch (error) {
      if (error instanceof InvalidCursorError || error instanceof ApiFailure) throw error
      report(`Data API: the database failed. ${formatError(error)}`)
    }
    throw createDatabaseFailure()
  }
}

function createIndexQuery(query: RunQuery): ApiContext['queryIndex'] {
  // An index that was complete once stays so.
  const complete = new Set<string>()
  return (chainIds, run) =>
    query(async (db) => {
      const unknown = chainIds.filter((chainId) => !complete.has(chainId))
      if (unknown.length > 0 && !(await areCaughtUp(db, unknown))) {
        throw new ApiFailure(
          503,
          'chainId',
          'The index of this chain is still being built. Try again later.',
          RETRY_AFTER,
        )
      }
      for (const chainId of unknown) complete.add(chainId)
      return run(db)
    })
}
