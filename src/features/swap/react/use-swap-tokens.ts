'use client'

import { useQuery } from '@tanstack/react-query'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import type { SwapToken } from '../model/token.js'
import { getSwaps } from '../swaps.js'
import { useSwapNetworks } from './use-swap-networks.js'

/** How long a list of tokens is used, in ms. */
const STALE_MS = 5 * 60_000

export type SwapTokensResult = {
  tokens: readonly SwapToken[]
  status: 'loading' | 'success' | 'error'
  error: unknown
  isFetching: boolean
  refetch(): void
}

const none: readonly SwapToken[] = []

/** The tokens of the active network that can be swapped. */
export function useSwapTokens(): SwapTokensResult {
  const lintel = useLintel()
  const { network, enabled } = useDataAccount({})
  const hasSwaps = useSwapNetworks().some(({ caipNetworkId }) => caipNetworkId === network)
  const query = useQuery({
    queryKey: ['lintel', 'swap', 'tokens', network],
    queryFn: ({ signal }) => getSwaps(lintel).client.listTokens({ network, signal }),
    staleTime: STALE_MS,
    networkMode: 'always',
    enabled: enabled && hasSwaps,
  })
  const { data = none, status, error, isFetching } = query
  const waiting = query.errorUpdateCount > 0 ? 'error' : 'loading'
  return {
    tokens: data,
    status: status === 'pending' ? waiting : status,
    error,
    isFetching,
    refetch: () => void query.refetch(),
  }
}
