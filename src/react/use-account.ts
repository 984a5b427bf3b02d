'use client'

import { useRef } from 'react'
import type { Account } from '../core/model/account.js'
import type { CaipNetworkId, Namespace } from '../core/model/caip.js'
import type { ConnectionStatus, NamespaceState } from '../core/model/state.js'
import { useLintelState } from './use-lintel-state.js'

export type AccountResult = {
  account: Account | null
  status: ConnectionStatus
  /** A stored session is being restored: show neither an account nor "disconnected" yet. */
  isRestoring: boolean
  /** The active network, CAIP-2. */
  network: CaipNetworkId | null
}

/** The state of the active namespace; null when the app has no adapters. */
export function useActiveNamespace(): NamespaceState | null {
  return useActive((namespace) => namespace ?? null)
}

/** What each namespace lists. */
export type WalletLists = Partial<Record<Namespace, Pick<NamespaceState, 'connectors' | 'connections'>>>

/** The lists of every namespace: who shows these is not drawn again while a wallet is asked. */
export function useWalletLists(): WalletLists {
  const kept = useRef<WalletLists>({})
  return useLintelState(({ namespaces }) => {
    const hasChanged = (Object.keys(namespaces) as Namespace[]).some(
      (name) =>
        kept.current[name]?.connectors !== namespaces[name]?.connectors ||
        kept.current[name]?.connections !== namespaces[name]?.connections,
    )
    if (hasChanged) kept.current = namespaces
    return kept.current
  })
}

function useActive<Selected>(select: (namespace: NamespaceState | undefined) => Selected): Selected {
  return useLintelState((state) => select(state.namespaces[state.activeNamespace]))
}

/**
 * The connected account.
 *
 * @example
 * const { account, isRestoring } = useAccount()
 * if (isRestoring) return <Skeleton />
 * return account ? account.address : 'Not connected'
 */
export function useAccount(): AccountResult {
  // One by one, so that a wallet that is being asked renders nobody again who shows none of it.
  return {
    account: useActive((namespace) => namespace?.account ?? null),
    status: useActive((namespace) => namespace?.status ?? 'disconnected'),
    isRestoring: useActive((namespace) => namespace?.status === 'connecting' && namespace.attempt?.kind === 'restore'),
    network: useActive((namespace) => namespace?.network ?? null),
  }
}
