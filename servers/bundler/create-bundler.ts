import { type Context, Hono } from 'hono'
import type { Address } from 'viem'
import { multicall3Address } from '../chains/install-multicall3.js'
import { createChainClient } from '../data-api/chain/create-chain-client.js'
import { formatError } from '../format-error.js'
import { isAuthorized } from '../http/access-token.js'
import { answerEveryOrigin } from '../http/answer-every-origin.js'
import { answerJsonRpc, answerRpcError, type RpcRequest, rpcCodes } from '../http/answer-json-rpc.js'
import { ApiFailure, answerApiFailure } from '../http/api-failure.js'
import { checkCaller } from '../http/check-caller.js'
import { checkHost } from '../http/check-host.js'
import { createRequestLimits } from '../http/create-request-limits.js'
import { answerOpenApi, describeEndpoint } from '../http/describe-endpoint.js'
import { answerFailure } from '../http/failure.js'
import { recordRoute } from '../http/record-route.js'
import { type ChainNode, NodeUnavailableError } from '../rpc/create-node.js'
import { BundlerError } from './bundler-error.js'
import { type BundlerLimits, defaultLimits } from './bundler-limits.js'
import type { BundlerSettings } from './bundler-settings.js'
import { answerMethod, getCost } from './methods/answer-method.js'
import type { BundlerNetwork } from './network.js'
import { createBundleSender } from './pool/create-bundle-sender.js'
import { createPool } from './pool/create-pool.js'
import { defaultTimes } from './pool/sender-times.js'
import { createSimulator } from './simulation/create-simulator.js'
import { createValidationCheck } from './simulation/create-validation-check.js'

export type BundlerOptions = BundlerSettings & {
  chains: readonly { id: number; node: ChainNode }[]
  /** Whether this process may send with the account. While it may not, callers get a 503. Default: it always may. */
  maySend?: () => boolean
}

export type Bundler = {
  /** Handles a request. `address` is the caller's IP address, for its limits. */
  answer(request: Request, address?: string): Promise<Response>
  /** How many operations wait for a block on each network (CAIP-2), for metrics. */
  countWaiting(): ReadonlyMap<string, number>
  /** Ends sending, after 2 s at most. Operations that still wait then are lost; sent ones are on the chain, or will be. */
  close(): Promise<void>
}

// The values that viem's client requests. The facts of chains that the data API has take a while to load.
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const contracts = { multicall3: multicall3Address } as const

/** The time until another process takes over after the sending one was killed, s. */
const STANDBY_RETRY_AFTER = 2

type BundlerEnv = { Bindings: { charge: (amount: number) => Response | undefined } }

const unauthorized =
  'Send `Authorization: Bearer` with the access key of the bundler, or with a token of `POST /bundler/token` of the identity service.'

const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, authorization',
  // How long a browser remembers it, seconds.
  'access-control-max-age': '7200',
}

/**
 * The bundler: accepts user operations of ERC-4337 for EntryPoint 0.7, by the JSON-RPC of ERC-7769, and sends them in
 * transactions of its own account. docs/bundler.md describes it.
 *
 * @example const bundler = createBundler({ chains: [{ id: 1, node: createNode({ chainId: 1, urls }) }], account })
 */
export function createBundler(options: BundlerOptions): Bundler {
  const { projectIds, accessKey, allowedOrigins = [], allowsLoopback = false, hosts = [] } = options
  const { report = console.error, now = Date.now, maySend = () => true } = options
  const limits = { ...defaultLimits, ...options.limits }
  const networks = new Map(
    options.chains.map((chain) => [
      `eip155:${chain.id}`,
      createNetwork(chain, { ...options, limits, report, now, maySend }),
    ]),
  )
  const countRequest = createRequestLimits({
    perAddress: options.perAddress ?? { rate: 50, burst: 1_000 },
    perProject: options.perProject ?? { rate: 250, burst: 5_000 },
    now,
  })
  const refuse = ({ req: { raw: request } }: Context<BundlerEnv>) => {
    const refusal = checkHost(request.headers, hosts)
    if (refusal) return refusal
    // Answered for every origin, so that the page of a refused one can read why its request is refused.
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
    if (!maySend()) {
      const standby = 'Another process sends with the account of this bundler. Try again later.'
      return answerApiFailure(new ApiFailure(503, 'server', standby, STANDBY_RETRY_AFTER))
    }
    return (
      checkCaller(request, { projectIds, allowedOrigins, allowsLoopback }) ??
      (accessKey === undefined || isAuthorized(request.headers, { key: accessKey, now: now() })
        ? undefined
        : answerFailure(401, [{ field: 'authorization', description: unauthorized }]))
    )
  }
  const answerCall = async (network: BundlerNetwork, { id, method, params }: RpcRequest) => {
    try {
      return { jsonrpc: '2.0', id, result: await answerMethod(network, method, params) }
    } catch (error) {
      if (error instanceof BundlerError) return answerRpcError(id, error.code, error.message)
      if (isUnavailable(error)) throw error
      report(`Bundler: a call failed. ${formatError(error)}`)
      return answerRpcError(id, rpcCodes.internalError, 'The bundler failed. Try again later.')
    }
  }
  const app = new Hono<BundlerEnv>()

  app.use(recordRoute)
  app.use(answerEveryOrigin(refuse))
  app.post(
    '/v1/:network',
    describeEndpoint('The JSON-RPC methods of ERC-7769 for one network, such as eip155:1.'),
    (context) => {
      const network = networks.get(context.req.param('network'))
      if (!network) {
        const known = [...networks.keys()].join(', ')
        return answerFailure(404, [{ field: 'network', description: `Must be one of ${known}.` }])
      }
      return answerJsonRpc(context.req.raw, {
        maxBytes: limits.requestBytes,
        maxBatch: limits.batch,
        charge: (calls) => context.env.charge(calls.reduce<number>((sum, call) => sum + readCost(call), 0)),
        answer: (call) => answerCall(network, call),
      })
    },
  )
  app.get(
    '/v1/openapi.json',
    answerOpenApi(app, { title: 'Bundler of Lintel', description: 'Sends user operations of ERC-4337.' }),
  )
  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error) => {
    const answer = answerApiFailure(error)
    if (answer) return answer
    if (isUnavailable(error)) {
      return answerFailure(503, [{ field: 'network', description: 'The chain does not answer. Try again later.' }])
    }
    report(`Bundler: a request failed. ${formatError(error)}`)
    return answerFailure(500, [{ field: 'server', description: 'The bundler failed. Try again later.' }])
  })
  return {
    async answer(request, address) {
      const projectId = new URL(request.url).searchParams.get('projectId') ?? undefined
      return app.fetch(request, { charge: (amount: number) => countRequest({ address, projectId }, amount) })
    },
    countWaiting: () => new Map([...networks].map(([network, { pool }]) => [network, pool.list().length])),
    async close() {
      await Promise.all([...networks.values()].map(({ sender }) => sender.close()))
    },
  }
}

type NetworkOptions = Pick<BundlerOptions, 'account' | 'times' | 'trustedPaymasters'> & {
  limits: BundlerLimits
  report: (message: string) => void
  now: () => number
  maySend: () => boolean
}

function createNetwork(
  { id, node }: BundlerOptions['chains'][number],
  { account, trustedPaymasters = [], limits, times, report, now, maySend }: NetworkOptions,
): BundlerNetwork {
  const client = createChainClient({ id, name: `Chain ${id}`, nativeCurrency, contracts }, node)
  const pool = createPool({ limits, now })
  const simulation = {
    simulate: createSimulator(client, now),
    checkValidation: createValidationCheck({
      client,
      bundler: account.address,
      trustedPaymasters,
      report: (message) => report(`Bundler ${id}: ${message}`),
    }),
    hasCode: async (address: Address) => (await client.getCode({ address })) !== undefined,
    bundler: account.address,
  }
  const sender = createBundleSender({
    chainId: id,
    client,
    account,
    pool,
    simulation,
    limits,
    times: { ...defaultTimes, ...times },
    now,
    maySend,
    report,
  })
  return { chainId: id, client, bundler: account.address, simulation, limits, pool, sender }
}

function readCost(call: unknown): number {
  return getCost(typeof call === 'object' && call !== null && 'method' in call ? call.method : undefined)
}

/** viem wraps the error of the node. */
function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NodeUnavailableError) return true
  }
  return false
}
