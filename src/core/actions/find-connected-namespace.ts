import type { Namespace } from '../model/caip.js'
import type { LintelState } from '../model/state.js'
import { listConnections } from '../selectors.js'

/** The namespace in which that wallet is connected. The active one comes first, and is the default. */
export function findConnectedNamespace(state: LintelState, connectorId: string | undefined): Namespace {
  const found = listConnections(state).find((connection) => connection.connectorId === connectorId)
  return found?.namespace ?? state.activeNamespace
}
