import type { DatabaseLocation, OpenedDatabase } from '../database/opened-database.js'
import { createOperation, type Operation } from '../operation/operation.js'
import { createNode } from '../rpc/create-node.js'
import type { MountableService } from '../service.js'
import { readChainFacts } from './chain/chain-facts.js'
import { createChainClient } from './chain/create-chain-client.js'
import { createDataApi, type DataApiChain } from './create-data-api.js'
import type { DataApiSettings } from './data-api-settings.js'
import type { OrderLimits } from './endpoints/add-on-ramp-endpoints.js'
import type { ChainToIndex } from './indexer/start-indexer.js'
import { namesDefinition } from './names/database/names-definition.js'
import { createLocalRegistry } from './names/registry/create-local-registry.js'
import { connectData, type DataPart } from './node/connect-data.js'
import { countNames, countOrders, countPayments } from './node/count-queues.js'
import { createNameWork } from './node/create-name-work.js'
import { createOrderWork } from './node/create-order-work.js'
import { createPayPart } from './node/create-pay-part.js'
import type { NameSettings } from './node/read-names.js'
import type { PaySettings } from './node/read-pay.js'
import { ordersDefinition } from './on-ramp/database/orders-definition.js'
import { createStandInProviders } from './on-ramp/providers/create-stand-in-providers.js'
import type { OnRampStandIns } from './on-ramp/providers/stand-in-ids.js'
import { createSolanaReader } from './on-ramp/solana/create-solana-reader.js'
import { listSolanaAssets } from './on-ramp/solana/list-solana-assets.js'
import { createEvmTreasury } from './on-ramp/treasury/create-evm-treasury.js'
import { createSolanaTreasury } from './on-ramp/treasury/create-solana-treasury.js'
import { isLocalNetwork } from './on-ramp/treasury/is-local-network.js'
import { joinTreasuries } from './on-ramp/treasury/treasury.js'
import { paymentsDefinition } from './pay/database/payments-definition.js'
import { sessionsDefinition } from './sessions/database/sessions-definition.js'

export type DataApiServiceOptions = DataApiSettings & {
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /**
   * The database of the index, orders, names, payments and sessions, or an open one with the tables of `dataApiDefinition`, which the
   * service does not close. Default: none, and history, NFTs and all of these answer 503.
   */
  database?: DatabaseLocation | OpenedDatabase
  /** Base URLs of the stand-ins for on-ramps. Default: none, and there are no sales. */
  standIns?: OnRampStandIns
  /** The names that are registered. On local chains they are in the registry too. Default: none. */
  names?: NameSettings
  /** The payments that are taken. Default: none. */
  pay?: PaySettings
  /** Stores smart sessions. Default: false. */
  sessions?: boolean
  /** URL of the node of Local Solana. Default: no sales there. */
  solanaUrl?: string
  /** Ids of the chains to index. Default: all. */
  indexChains?: readonly number[]
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/** Tests of an app create many orders from one address. */
const developmentLimits: OrderLimits = { perAddress: { rate: 5, burst: 200 }, perProject: { rate: 20, burst: 1_000 } }

/**
 * The data API without a port: balances, history, NFTs, prices, swaps, names and JSON-RPC of chains (docs/data-api.md). It opens its
 * database in the background and indexes the chains into it. Until that is open, and while it does not answer, callers of what is
 * stored there get a 503.
 *
 * @throws OperatorError when the given open database has not its tables.
 * @example
 * const dataApi = createDataApiService({
 *   rpcUrls: new Map([[1, ['https://rpc.example']]]),
 *   database: { url: 'postgres://lintel@db.example/lintel' },
 *   publicUrl: 'https://data.example',
 *   hosts: ['data.example'],
 * })
 * createServer(createNodeHandler(dataApi.answer)).listen(8080)
 */
export function createDataApiService(options: DataApiServiceOptions): MountableService {
  const { rpcUrls, report = console.error } = options
  const { indexChains = [...rpcUrls.keys()], operation = createOperation('data-api') } = options
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const indexed = [...rpcUrls].filter(([id]) => indexChains.includes(id)).map(([id, urls]) => describeIndexed(id, urls))
  const selling = options.standIns && createSelling(options.standIns, options.solanaUrl, chains, report)
  const orderWork = selling && createOrderWork({ ...selling, report })
  const registries = options.names ? listRegistries(chains, options.names.zones) : []
  const { zones = [] } = options.names ?? {}
  const nameWork = options.names && createNameWork({ registries, zones, now: Date.now, report })
  const paying =
    options.pay && createPayPart({ ...options.pay, chains, allowsLoopback: options.allowsLoopback === true, report })
  const parts: DataPart[] = [
    ...(orderWork
      ? [{ name: 'buying', definition: ordersDefinition, start: orderWork.start, countQueues: countOrders }]
      : []),
    ...(nameWork
      ? [{ name: 'names', definition: namesDefinition, start: nameWork.start, countQueues: countNames }]
      : []),
    ...(paying
      ? [{ name: 'payments', definition: paymentsDefinition, start: paying.work.start, countQueues: countPayments }]
      : []),
    ...(options.sessions ? [{ name: 'sessions', definition: sessionsDefinition }] : []),
  ]
  const data =
    options.database && connectData({ location: options.database, chains: indexed, parts, operation, report })
  const readDatabase = () => data?.read()
  const { names, pay: _pay, sessions: hasSessions, ...others } = options
  const mirrored = registries.map(({ network }) => network)
  const answer = createDataApi({
    ...others,
    chains,
    ...(data ? { readDatabase } : {}),
    ...(selling && orderWork
      ? {
          onRamp: {
            ...{ ...selling, readDatabase, onMove: orderWork.wake },
            ...(options.allowsLoopback === true ? { limits: developmentLimits } : {}),
          },
        }
      : {}),
    ...(hasSessions ? { sessions: { readDatabase } } : {}),
    ...(names && nameWork ? { names: { ...names, readDatabase, mirrored, onRegister: nameWork.wake } } : {}),
    ...(paying ? { pay: { ...paying, readDatabase, onChange: paying.work.wake } } : {}),
  })
  return {
    answer,
    async close() {
      await data?.close()
      for (const { node } of chains) node.close()
    },
  }
}

/** The registries of the local chains: those of others belong to somebody. */
function listRegistries(chains: readonly DataApiChain[], zones: readonly string[]) {
  return chains
    .filter(({ id }) => isLocalNetwork(`eip155:${id}`))
    .map(({ id, node }) =>
      createLocalRegistry({ chainId: id, client: createChainClient(readChainFacts(id), node), zones }),
    )
}

/** The assets that the stand-ins sell, and the treasury that delivers them. */
function createSelling(
  standIns: OnRampStandIns,
  solanaUrl: string | undefined,
  chains: readonly DataApiChain[],
  report: (message: string) => void,
) {
  const clients = chains.map(({ id, node }) => [`eip155:${id}`, createChainClient(readChainFacts(id), node)] as const)
  const evm = createEvmTreasury(new Map(clients))
  const solana = solanaUrl === undefined ? undefined : createSolanaReader(solanaUrl)
  return {
    providers: createStandInProviders(standIns, report),
    assets: solana ? listSolanaAssets(solana, report) : [],
    treasury: joinTreasuries(solana ? [evm, createSolanaTreasury(solana)] : [evm]),
  }
}

function describeIndexed(id: number, urls: readonly string[]): ChainToIndex {
  const { market } = readChainFacts(id)
  return { network: `eip155:${id}`, urls, ...(market ? { wrappedNative: [market.wrappedNative] } : {}) }
}
