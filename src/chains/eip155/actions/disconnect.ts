import type { Connector } from 'wagmi'
import { disconnect as requestDisconnect } from 'wagmi/actions'
import { DISCONNECT_TIMEOUT_MS } from '../../../core/wallets/connection-limits.js'
import { settleWithin } from '../../../rules/async/settle-within.js'
import type { AdapterContext } from '../adapter-context.js'
import { getLiveConnection, listLiveConnections } from '../live-connections.js'

/**
 * Disconnects one wallet, or all, through wagmi's `disconnect`, which gives `wallet_revokePermissions` 100 ms. Never fails and never
 * hangs.
 */
export async function disconnect(
  context: AdapterContext,
  { connectorId }: { connectorId?: string } = {},
): Promise<void> {
  const { config, restore } = context
  if (restore) {
    const all = [...restore.connectorIds, ...config.connectors.map(({ id }) => id)]
    for (const id of connectorId === undefined ? all : [connectorId]) restore.cancelled.add(id)
    // A stored login is no longer shown.
    context.refresh()
  }
  const active = getLiveConnection(config)
  // Disconnect the active one last, so that no other wallet becomes active in between.
  const connections = [...listLiveConnections(config)].sort((one) => (one === active ? 1 : -1))
  for (const { connector } of connections) {
    if (connectorId === undefined || connector.id === connectorId) await disconnectOne(context, connector)
  }
}

async function disconnectOne({ config }: AdapterContext, connector: Connector): Promise<void> {
  try {
    await settleWithin(requestDisconnect(config, { connector }), DISCONNECT_TIMEOUT_MS)
  } catch {
    // wagmi keeps a connection whose connector fails to disconnect. Remove it as if the wallet had disconnected.
    connector.onDisconnect()
  }
}
