import type { Namespace } from '../model/caip.js'
import type { LintelState } from '../model/state.js'

/** The namespace in which that wallet is connected. The active one comes first, and is the default. */
export function findConnectedNamespace(
  { namespaces, activeNamespace }: LintelState,
  connectorId: string | undefined,
): Namespace {
  const isConnected = (namespace: Namespace) =>
    namespaces[namespace]?.connections.some((connection) => connection.connectorId === connectorId)
  if (isConnected(activeNamespace)) return activeNamespace
  return (Object.keys(namespaces) as Namespace[]).find(isConnected) ?? activeNamespace
}
