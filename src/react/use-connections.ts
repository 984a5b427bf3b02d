'use client'

import { useMemo } from 'react'
import type { Connection } from '../core/model/connection.js'
import { useLintelState } from './use-lintel-state.js'
import { useWalletLists } from './use-wallet-lists.js'

export type ConnectionResult = Connection & {
  /** Whether this is the account of `useAccount`, which signs and sends. */
  isActive: boolean
}

/**
 * All connected wallets: the active one first, then the others of its namespace, then those of other namespaces, the
 * last used first. A wallet paired for several namespaces is listed once for each.
 *
 * @example
 * const { actions } = useLintel()
 * useConnections().map(({ connectorId, namespace, accounts, isActive }) => (
 *   <button
 *     key={`${namespace}:${connectorId}`}
 *     disabled={isActive}
 *     onClick={() => actions.switchConnection({ connectorId, namespace })}
 *   >
 *     {accounts[0].address}
 *   </button>
 * ))
 */
export function useConnections(): readonly ConnectionResult[] {
  const namespaces = useWalletLists()
  const activeNamespace = useLintelState((state) => state.activeNamespace)
  return useMemo(() => {
    const active = namespaces[activeNamespace]?.connections ?? []
    const all = Object.values(namespaces).flatMap(({ connections }) => connections)
    const others = all.filter(({ namespace }) => namespace !== activeNamespace)
    return [...active, ...others].map((connection) => ({ ...connection, isActive: connection === active[0] }))
  }, [namespaces, activeNamespace])
}
