import type { Effect } from '../../effects/effect.js'
import type { Account } from '../../model/account.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import type { WalletSession } from '../../model/chain-adapter.js'
import type { Connection } from '../../model/connection.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import { isListed, withNamespace } from '../namespaces.js'

/** The connections of a namespace in which somebody is connected: the active one first. */
export type Connections = readonly [Connection, ...Connection[]]

/** What a wallet's session is to core. */
export function toConnection(namespace: Namespace, { chainId, ...shared }: WalletSession): Connection {
  const network: CaipNetworkId = `${namespace}:${chainId}`
  return { ...shared, namespace, network }
}

/** The connection of that wallet; null while it has none here. */
export function findConnection({ connections }: NamespaceState, connectorId: string): Connection | null {
  return connections.find((connection) => connection.connectorId === connectorId) ?? null
}

/** All but the connection of that wallet, in their order. */
export function listOtherConnections({ connections }: NamespaceState, connectorId: string): readonly Connection[] {
  return connections.filter((connection) => connection.connectorId !== connectorId)
}

/**
 * `connection` in the place of the older one of its wallet. A new one goes behind the active one, before those that
 * follow it in `order`, else to the end.
 */
export function withConnection(
  { connections }: NamespaceState,
  connection: Connection,
  order: readonly string[] = [],
): readonly Connection[] {
  const isSame = ({ connectorId }: Connection) => connectorId === connection.connectorId
  if (connections.some(isSame)) return connections.map((known) => (isSame(known) ? connection : known))
  const place = order.indexOf(connection.connectorId)
  const followers = place === -1 ? [] : order.slice(place + 1)
  const next = connections.findIndex(({ connectorId }, index) => index > 0 && followers.includes(connectorId))
  if (next === -1) return [...connections, connection]
  return [...connections.slice(0, next), connection, ...connections.slice(next)]
}

/** The state with these connections; the first of them is the account that is shown. */
export function showConnections(state: LintelState, namespace: Namespace, connections: Connections): LintelState {
  const [active] = connections
  const { addresses, network, connectorId, wallet } = active
  const account: Account = {
    namespace,
    address: addresses[0],
    type: namespace === 'bip122' ? 'payment' : 'eoa',
    connectorId,
    ...(wallet && { wallet }),
  }
  return withNamespace(state, namespace, { connections, account, addresses, network })
}

/** The state with the namespace on that network, and the wallet that is active there. */
export function withNetwork(state: LintelState, namespace: Namespace, network: CaipNetworkId): LintelState {
  const [active, ...others] = state.namespaces[namespace]?.connections ?? []
  if (!active) return withNamespace(state, namespace, { network })
  return showConnections(state, namespace, [{ ...active, network }, ...others])
}

/** Remembers a network that the app lists. */
export function storeNetwork(state: LintelState, network: CaipNetworkId): readonly Effect[] {
  return isListed(state, network) ? [{ type: 'storage/network', network }] : []
}

/** What is left of a namespace in which nobody is connected. */
export const noConnection = {
  status: 'disconnected',
  connections: [],
  account: null,
  addresses: [],
  restoring: null,
} as const satisfies Partial<NamespaceState>
