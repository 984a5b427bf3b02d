import type { DatabaseLocation } from '../../database/open-database.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { readChainFacts } from '../chain/chain-facts.js'
import { createDataApi, type DataApiOptions } from '../create-data-api.js'
import type { ChainToIndex } from '../indexer/start-indexer.js'
import { createStandInProviders, type OnRampStandIns } from '../on-ramp/providers/create-stand-in-providers.js'
import { createNode } from '../rpc/create-node.js'
import { keepIndex } from './keep-index.js'
import { keepOnRamp } from './keep-on-ramp.js'

export type StartDataApiOptions = Omit<DataApiOptions, 'chains' | 'readDatabase' | 'onRamp'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /** Where the index is. Default: there is none, and history and NFTs are a 503. */
  database?: DatabaseLocation
  /** Base URLs of the stand-ins for on-ramps. Default: nothing is sold. */
  standIns?: OnRampStandIns
  /** Where orders are. Needed for `standIns`. */
  orders?: DatabaseLocation
  /** Ids of the chains to index. Default: all. */
  indexChains?: readonly number[]
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/**
 * Starts a data API. It does not wait for the database.
 *
 * @throws Error when the port is taken.
 * @example const dataApi = await startDataApi({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]) })
 */
export async function startDataApi(options: StartDataApiOptions): Promise<Service> {
  const { port, host, rpcUrls, addressHeader, report = console.error } = options
  const { indexChains = [...rpcUrls.keys()] } = options
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const indexed = [...rpcUrls].filter(([id]) => indexChains.includes(id)).map(([id, urls]) => describeIndexed(id, urls))
  const index = options.database && keepIndex(options.database, indexed, report)
  const providers = options.standIns ? createStandInProviders(options.standIns, report) : []
  const onRamp = options.orders && keepOnRamp({ location: options.orders, providers, chains, report })
  const answer = createDataApi({
    ...options,
    chains,
    ...(index ? { readDatabase: index.read } : {}),
    ...(onRamp ? { onRamp: { providers, readDatabase: onRamp.read, onMove: onRamp.wake } } : {}),
  })
  return serveRequests({
    name: 'Data API',
    answer,
    port,
    host,
    addressHeader,
    report,
    async closeParts() {
      await onRamp?.close()
      for (const { node } of chains) node.close()
      await index?.close()
    },
  })
}

function describeIndexed(id: number, urls: readonly string[]): ChainToIndex {
  const { market } = readChainFacts(id)
  return { network: `eip155:${id}`, urls, ...(market ? { wrappedNative: [market.wrappedNative] } : {}) }
}
