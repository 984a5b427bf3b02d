import type { Namespace } from '../../model/caip.js'
import type { LintelState } from '../../model/state.js'
import { getConnection, getNetwork, isListed } from '../../selectors.js'
import type { LintelEvent } from '../event.js'
import { keep, type Step } from '../step.js'

/** When the active namespace has lost its last wallet, another connected one becomes active. */
export function adoptConnected(before: LintelState, state: LintelState): LintelState {
  const { activeNamespace, signIn } = before
  const lost = getConnection(before)
  if (!lost || getConnection(state) || state.activeNamespace !== activeNamespace) return state
  // Sign-in decides what follows, or a late approval of a cancelled request was undone.
  if (signIn.request || lost.connectorId === before.namespaces[activeNamespace]?.cancelledId) return state
  const next = (Object.keys(state.namespaces) as Namespace[]).find((namespace) => getConnection(state, namespace))
  return next ? { ...state, activeNamespace: next } : state
}

/** Stores the active network, and with it the active namespace, unless it was read from the storage. */
export function storeNetwork(before: LintelState, state: LintelState, { type }: LintelEvent): Step<LintelState> {
  const network = getNetwork(state)
  const isRead = type === 'lintel/started' || type === 'storage/followed'
  if (isRead || !network || network === getNetwork(before) || !isListed(state, network)) return keep(state)
  return { state, effects: [{ type: 'storage/network', network }] }
}
