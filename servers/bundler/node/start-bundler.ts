import type { Address } from 'viem'
import { createNode } from '../../data-api/rpc/create-node.js'
import { holdLock } from '../../database/hold-lock.js'
import { createOperation, type Operation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { type BundlerOptions, createBundler } from '../create-bundler.js'

export type StartBundlerOptions = Omit<BundlerOptions, 'chains' | 'maySend'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
  /**
   * URL of a PostgreSQL that several bundlers with this account share: one sends, and another takes over when it ends. Default:
   * this is the only one.
   */
  lockUrl?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/**
 * Starts a bundler.
 *
 * @throws Error when the port is taken.
 * @example const bundler = await startBundler({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]), account })
 */
export async function startBundler(options: StartBundlerOptions): Promise<Service> {
  const { port, host, rpcUrls, addressHeader, lockUrl, report = console.error } = options
  const { operation = createOperation('bundler') } = options
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const lock = lockUrl === undefined ? undefined : holdAccount(lockUrl, options.account.address, report)
  const maySend = () => lock?.isHeld() ?? true
  const bundler = createBundler({ ...options, chains, maySend })
  operation.require('another process sends with its account', async () => maySend())
  operation.metrics.gauge('lintel_bundler_active', 'Whether this process sends: 1 or 0.', () => Number(maySend()))
  operation.metrics.gauge('lintel_bundler_operations_waiting', 'Operations that wait for a block.', () =>
    [...bundler.countWaiting()].map(([network, value]) => ({ labels: { network }, value })),
  )
  return serveRequests({
    name: 'Bundler',
    answer: bundler.answer,
    port,
    host,
    addressHeader,
    operation,
    report,
    async closeParts() {
      await bundler.close()
      await lock?.close()
      for (const { node } of chains) node.close()
    },
  })
}

/** Lets one process at a time send with the account: two would use the same nonces. */
function holdAccount(url: string, address: Address, report: (message: string) => void) {
  return holdLock({
    url,
    name: `lintel bundler ${address.toLowerCase()}`,
    onChange(isHeld) {
      console.log(isHeld ? `This process sends with ${address}.` : `This process no longer sends with ${address}.`)
    },
    report: (message) => report(`Bundler: ${message}`),
  })
}
