'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../core/actions/internals.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { getBuys } from '../buys.js'
import type { BuyOptions } from '../model/asset.js'
import { createFallbackOptions } from '../model/fallback-options.js'

/** How long the lists are used, in ms. */
const STALE_MS = 5 * 60_000

export type BuyOptionsResult = {
  /** Null until they are read. After a failed read, Lintel's own lists, marked by `isFallback`. */
  options: BuyOptions | null
  isFetching: boolean
  refetch(): Promise<void>
}

/** The assets and sellers of the data API. */
export function useBuyOptions(): BuyOptionsResult {
  const lintel = useLintel()
  const { network } = useDataAccount({})
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: getInternals(lintel).createKey('buy', 'options'),
    queryFn: ({ signal }) => getBuys(lintel).client.getOptions({ signal }),
    staleTime: STALE_MS,
    retry: 1,
    networkMode: 'always',
  })
  return {
    options: data ?? (error ? createFallbackOptions(network) : null),
    isFetching,
    refetch: async () => void (await refetch()),
  }
}
