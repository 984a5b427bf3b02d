'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../core/internals.js'
import type { Portfolio, TokenBalance } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import { readQueryStatus } from './read-query-status.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { offlineToo } from './use-wallets.js'

export type PortfolioResult = {
  /** The most valuable first. Empty while nothing is known. */
  balances: readonly TokenBalance[]
  /** The sum in USD of the tokens with a price; null when none has one. */
  total: number | null
  /**
   * `idle`: no account. `error`: the last read failed; `balances` are the last that are known. It stays so while they are
   * read again (`isFetching`).
   */
  status: 'idle' | 'loading' | 'success' | 'error'
  /** Where the balances come from, which says what is missing from them; null while nothing is known. */
  source: Portfolio['source'] | null
  error: unknown
  /** When the balances were read, in ms since the epoch; null while nothing is known. */
  updatedAt: number | null
  isFetching: boolean
  /** Reads again at once, even within the 30 s after a failure. */
  refetch(): void
}

// One list, so that an effect that depends on it does not run with each render.
const none: readonly TokenBalance[] = []

/**
 * What an account has on a network, by default the connected one. It is read again every 10 s while the page is visible.
 *
 * @param parameters `isPolled: false` reads it once, then only when it is older than 30 s.
 * @example
 * const { total, balances, status, refetch } = usePortfolio()
 */
export function usePortfolio(parameters: DataAccount & { isPolled?: boolean } = {}): PortfolioResult {
  const lintel = useLintel()
  const { isPolled = true, ...asked } = parameters
  const { enabled, ...account } = useDataAccount(asked)
  const query = useQuery({ ...lintel.queries.portfolio({ ...account, isPolled }), ...offlineToo, enabled })
  const { data } = query
  return {
    balances: data?.balances ?? none,
    total: data ? sumValues(data.balances) : null,
    status: enabled ? readQueryStatus(query) : 'idle',
    source: data?.source ?? null,
    error: query.error,
    updatedAt: data ? query.dataUpdatedAt : null,
    isFetching: query.isFetching,
    refetch() {
      getInternals(lintel).retryBalance(account.network)
      void query.refetch()
    },
  }
}

function sumValues(balances: readonly TokenBalance[]): number | null {
  const values = balances.flatMap(({ value }) => value ?? [])
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null
}
