'use client'

import type { CaipNetworkId } from '../core/model/caip.js'
import { useAccount } from './use-account.js'
import { useLintelState } from './use-lintel-state.js'

/** The account and network of a hook. Default: the connected account on its network. */
export type DataAccount = { address?: string | undefined; network?: CaipNetworkId | undefined }

/**
 * Whether the instance has started. Queries wait for it, so that the first render in a browser matches the server's: both show
 * the data that the server has prefetched.
 */
export function useHasStarted(): boolean {
  return useLintelState((state) => state.startedAt !== null)
}

/** The account of a query. `enabled` is false without one, and before the start of the instance. */
export function useDataAccount({ address, network }: DataAccount): {
  address: string
  network: CaipNetworkId
  enabled: boolean
} {
  const active = useAccount()
  const hasStarted = useHasStarted()
  const whose = address ?? active.account?.address
  const where = network ?? active.network
  const enabled = hasStarted && whose !== undefined && where !== null
  // No data is stored for an empty address.
  return { address: enabled ? whose : (address ?? ''), network: where ?? 'eip155:0', enabled }
}
