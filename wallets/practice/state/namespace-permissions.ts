import { isRecord } from '../../../src/rules/is-record.js'
import { findNamespaceAccount, isOtherNamespace, type OtherNamespace } from './namespace-accounts.js'

/** The account of a namespace that one site may see and use. */
export type NamespacePermission = { origin: string; namespace: OtherNamespace; address: string }

type Holder = { namespaceSites: readonly NamespacePermission[] }

/** Parses a stored permission. Returns none for an unknown account. */
export function parseNamespacePermission(value: unknown): readonly NamespacePermission[] {
  if (!isRecord(value)) return []
  const { origin, namespace, address } = value
  if (typeof origin !== 'string' || typeof address !== 'string' || !isOtherNamespace(namespace)) return []
  return findNamespaceAccount(namespace, address) ? [{ origin, namespace, address }] : []
}

/** The account of a namespace that a site may use, in a list. Empty when it is not connected. */
export function listNamespaceAccounts(state: Holder, origin: string, namespace: OtherNamespace): readonly string[] {
  return state.namespaceSites
    .filter((site) => site.origin === origin && site.namespace === namespace)
    .map(({ address }) => address)
}

/** Shares `address`, and no other account of its namespace, with a site. */
export function connectNamespace<State extends Holder>(state: State, permission: NamespacePermission): State {
  const { namespaceSites } = disconnectNamespace(state, permission.origin, permission.namespace)
  return { ...state, namespaceSites: [...namespaceSites, permission] }
}

export function disconnectNamespace<State extends Holder>(
  state: State,
  origin: string,
  namespace: OtherNamespace,
): State {
  const namespaceSites = state.namespaceSites.filter((site) => site.origin !== origin || site.namespace !== namespace)
  return { ...state, namespaceSites }
}
