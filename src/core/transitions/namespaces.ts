import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { LintelState, NamespaceState } from '../model/state.js'

/** The state with one namespace changed. */
export function withNamespace(state: LintelState, namespace: Namespace, change: Partial<NamespaceState>): LintelState {
  const current = state.namespaces[namespace]
  if (!current) return state
  return { ...state, namespaces: { ...state.namespaces, [namespace]: { ...current, ...change } } }
}

/** Whether the app lists this network. */
export function isListed(state: LintelState, network: CaipNetworkId): boolean {
  return state.networks.some((listed) => listed.caipNetworkId === network)
}

/** The namespace of a CAIP-2 id that the state knows; null for any other. */
export function findNamespace(state: LintelState, network: CaipNetworkId): Namespace | null {
  const name = network.slice(0, network.indexOf(':'))
  return (Object.keys(state.namespaces) as Namespace[]).find((namespace) => namespace === name) ?? null
}
