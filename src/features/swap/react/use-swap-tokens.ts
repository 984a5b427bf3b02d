'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import { readQueryStatus } from '../../../react/read-query-status.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { offlineToo } from '../../../react/use-wallets.js'
import type { SwapToken } from '../model/token.js'
import { getSwaps } from '../swaps.js'
import { useSwapNetworks } from './use-swap-networks.js'

/** How long a list of tokens is used, in ms. */
const STALE_MS = 5 * 60_000

export type SwapTokensResult = {
  tokens: readonly SwapToken[]
  status: 'loading' | 'success' | 'error'
  /** Whether the network has swaps, as far as known: the data API may have none on a network of `useSwapNetworks`. */
  hasSwaps: boolean
  error: Error | null
  isFetching: boolean
  refetch(): Promise<void>
}

const none: readonly SwapToken[] = []

/** The tokens of the active network that can be swapped. */
export function useSwapTokens(): SwapTokensResult {
  const lintel = useLintel()
  const { network, enabled } = useDataAccount({})
  const isKnown = useSwapNetworks().some(({ caipNetworkId }) => caipNetworkId === network)
  const query = useQuery({
    queryKey: getInternals(lintel).createKey('swap', 'tokens', network),
    queryFn: ({ signal }) => getSwaps(lintel).client.listTokens({ network, signal }),
    staleTime: STALE_MS,
    ...offlineToo,
    enabled: enabled && isKnown,
  })
  const { data, error, isFetching } = query
  return {
    tokens: data ?? none,
    status: readQueryStatus(query),
    hasSwaps: isKnown && data?.length !== 0,
    error,
    isFetching,
    refetch: async () => void (await query.refetch()),
  }
}
