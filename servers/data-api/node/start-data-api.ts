import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createAddressReader } from '../../http/create-address-reader.js'
import type { Service } from '../../service.js'
import { createDataApi, type DataApiOptions } from '../create-data-api.js'
import { createNode } from '../rpc/create-node.js'

export type StartDataApiOptions = Omit<DataApiOptions, 'chains'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/** How long a caller may take to send its request, ms. */
const REQUEST_TIMEOUT = 10_000

/**
 * Starts a data API.
 *
 * @throws Error when the port is taken.
 * @example const dataApi = await startDataApi({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]) })
 */
export async function startDataApi(options: StartDataApiOptions): Promise<Service> {
  const { port, host = '127.0.0.1', rpcUrls, addressHeader, report = console.error } = options
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const answer = createDataApi({ ...options, chains })
  const readAddress = createAddressReader(addressHeader, report)
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, readAddress((env as { incoming: IncomingMessage }).incoming)),
    serverOptions: { headersTimeout: REQUEST_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  })
  const closeNodes = () => {
    for (const { node } of chains) node.close()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    closeNodes()
    throw error
  }
  const address = server.address() as AddressInfo
  return {
    name: 'Data API',
    url: `http://localhost:${address.port}`,
    pid: process.pid,
    async close() {
      closeNodes()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}
