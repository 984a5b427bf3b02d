import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createAddressReader } from '../../http/create-address-reader.js'
import type { Service } from '../../service.js'
import { readChainFacts } from '../chain/chain-facts.js'
import { createDataApi, type DataApiOptions } from '../create-data-api.js'
import type { DatabaseLocation } from '../database/open-database.js'
import type { ChainToIndex } from '../indexer/start-indexer.js'
import { createNode } from '../rpc/create-node.js'
import { keepDatabase } from './keep-database.js'

export type StartDataApiOptions = Omit<DataApiOptions, 'chains' | 'readDatabase'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /** Where the index is. Default: there is none, and history and NFTs are a 503. */
  database?: DatabaseLocation
  /** Ids of the chains to index. Default: all. */
  indexChains?: readonly number[]
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/** How long a caller may take to send its request, ms. */
const REQUEST_TIMEOUT = 10_000

/**
 * Starts a data API. It does not wait for the database.
 *
 * @throws Error when the port is taken.
 * @example const dataApi = await startDataApi({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]) })
 */
export async function startDataApi(options: StartDataApiOptions): Promise<Service> {
  const { port, host = '127.0.0.1', rpcUrls, addressHeader, report = console.error } = options
  const { indexChains = [...rpcUrls.keys()] } = options
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const indexed = [...rpcUrls].filter(([id]) => indexChains.includes(id)).map(([id, urls]) => describeIndexed(id, urls))
  const index = options.database && keepDatabase(options.database, indexed, report)
  const answer = createDataApi({ ...options, chains, ...(index ? { readDatabase: index.read } : {}) })
  const readAddress = createAddressReader(addressHeader, report)
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, readAddress((env as { incoming: IncomingMessage }).incoming)),
    serverOptions: { headersTimeout: REQUEST_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  })
  const closeParts = async () => {
    for (const { node } of chains) node.close()
    await index?.close()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    await closeParts()
    throw error
  }
  const address = server.address() as AddressInfo
  return {
    name: 'Data API',
    url: `http://localhost:${address.port}`,
    pid: process.pid,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await closeParts()
    },
  }
}

function describeIndexed(id: number, urls: readonly string[]): ChainToIndex {
  const { market } = readChainFacts(id)
  return { network: `eip155:${id}`, urls, ...(market ? { wrappedNative: [market.wrappedNative] } : {}) }
}
