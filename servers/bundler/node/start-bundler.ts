import { createNode } from '../../data-api/rpc/create-node.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { type BundlerOptions, createBundler } from '../create-bundler.js'

export type StartBundlerOptions = Omit<BundlerOptions, 'chains'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/**
 * Starts a bundler.
 *
 * @throws Error when the port is taken.
 * @example const bundler = await startBundler({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]), account })
 */
export async function startBundler(options: StartBundlerOptions): Promise<Service> {
  const { port, host, rpcUrls, addressHeader, report = console.error } = options
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const bundler = createBundler({ ...options, chains })
  return serveRequests({
    name: 'Bundler',
    answer: bundler.answer,
    port,
    host,
    addressHeader,
    report,
    async closeParts() {
      await bundler.close()
      for (const { node } of chains) node.close()
    },
  })
}
