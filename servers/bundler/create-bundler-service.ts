import type { Address } from 'viem'
import { holdLock } from '../database/hold-lock.js'
import { parseAccessKey } from '../http/access-token.js'
import { createOperation, type Operation } from '../operation/operation.js'
import { createNode } from '../rpc/create-node.js'
import type { MountableService } from '../service.js'
import type { BundlerSettings } from './bundler-settings.js'
import { createBundler } from './create-bundler.js'

export type BundlerServiceOptions = BundlerSettings & {
  /** URLs of the nodes by chain id, the preferred first. */
  rpcUrls: ReadonlyMap<number, readonly string[]>
  /**
   * URL of a PostgreSQL that several bundlers with this account share: one sends, and another takes over when it ends. Default:
   * this is the only one.
   */
  lockUrl?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/**
 * The bundler without a port: accepts user operations (ERC-4337, EntryPoint 0.7) by the JSON-RPC of ERC-7769, and sends them in
 * transactions of `account` (docs/bundler.md).
 *
 * @throws Error when `accessKey` is not 64 hexadecimal digits.
 * @example
 * const bundler = createBundlerService({
 *   rpcUrls: new Map([[1, ['https://rpc.example']]]),
 *   account: privateKeyToAccount('0x…'),
 *   accessKey: '<64 hexadecimal digits>',
 *   hosts: ['bundler.example'],
 * })
 * createServer(createNodeHandler(bundler.answer)).listen(8080)
 */
export function createBundlerService(options: BundlerServiceOptions): MountableService {
  const { rpcUrls, lockUrl, account, report = console.error, operation = createOperation('bundler') } = options
  // Checked even if empty: `createHmac` would take a text that is not hexadecimal as an empty key, and anyone could sign with it.
  const accessKey = options.accessKey === undefined ? undefined : parseAccessKey(options.accessKey)
  const chains = [...rpcUrls].map(([id, urls]) => ({ id, node: createNode({ chainId: id, urls }) }))
  const lock = lockUrl === undefined ? undefined : holdAccount(lockUrl, account.address, report)
  const maySend = () => lock?.isHeld() ?? true
  const bundler = createBundler({ ...options, ...(accessKey === undefined ? {} : { accessKey }), chains, maySend })
  operation.require('another process sends with its account', async () => maySend())
  operation.metrics.gauge('lintel_bundler_active', 'Whether this process sends: 1 or 0.', () => Number(maySend()))
  operation.metrics.gauge('lintel_bundler_operations_waiting', 'Operations that wait for a block.', () =>
    [...bundler.countWaiting()].map(([network, value]) => ({ labels: { network }, value })),
  )
  return {
    answer: bundler.answer,
    async close() {
      await bundler.close()
      await lock?.close()
      for (const { node } of chains) node.close()
    },
  }
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
