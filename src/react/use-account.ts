'use client'

import type { Account } from '../core/model/account.js'
import type { CaipNetworkId } from '../core/model/caip.js'
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
  return useLintelState((state) => state.namespaces[state.activeNamespace] ?? null)
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
  const namespace = useActiveNamespace()
  return {
    account: namespace?.account ?? null,
    status: namespace?.status ?? 'disconnected',
    isRestoring: namespace?.status === 'connecting' && namespace.attempt?.kind === 'restore',
    network: namespace?.network ?? null,
  }
}
