'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../core/actions/internals.js'
import type { QueryOptions } from '../core/lintel.js'
import type { CaipNetworkId } from '../core/model/caip.js'
import { useLintel } from './lintel-context.js'
import type { ReadResult } from './read-result.js'
import { offlineToo } from './use-wallets.js'

/** Reads a query of an instance. `select` must be the same function in each render. */
export function useRead<Data, Selected = Data>(
  query: QueryOptions<Data>,
  options: { enabled: boolean; select?: (data: Data) => Selected },
): ReadResult<Selected> {
  return useQuery<Data, Error, Selected>({ ...query, ...offlineToo, ...options })
}

/** The same for balances on `network`: `refetch` reads at once, even within the 30 s after a failure. */
export function useReadBalance<Data, Selected = Data>(
  network: CaipNetworkId,
  ...parameters: Parameters<typeof useRead<Data, Selected>>
): ReadResult<Selected> {
  const lintel = useLintel()
  const query = useRead(...parameters)
  return {
    ...query,
    refetch(options) {
      getInternals(lintel).retryBalance(network)
      return query.refetch(options)
    },
  }
}
