import type { AdapterContext, LiveConnection } from '../adapter-context.js'
import { followChanges } from './follow-wallet.js'

/**
 * Makes `connection` the only one of the wagmi config, and has wagmi follow its wallet's events.
 * Done here rather than by wagmi's `connect`, which cannot be told to drop a late answer.
 */
export async function commitConnection(context: AdapterContext, connection: LiveConnection): Promise<void> {
  const { config } = context
  const { connector, chainId } = connection
  const [first, ...rest] = connection.accounts as readonly `0x${string}`[]
  if (first === undefined) return
  followChanges(config, connector)
  context.changeQuietly(() =>
    config.setState((state) => ({
      ...state,
      connections: new Map([[connector.uid, { accounts: [first, ...rest] as const, chainId, connector }]]),
      current: connector.uid,
      status: 'connected',
    })),
  )
  await config.storage?.setItem('recentConnectorId', connector.id)
}

/** Forgets every connection, live or stored. */
export function clearConnections({ config, changeQuietly }: AdapterContext): void {
  changeQuietly(() =>
    config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' })),
  )
}
