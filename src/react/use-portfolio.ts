'use client'

import type { Portfolio, TokenBalance } from '../core/model/portfolio.js'
import { useLintel } from './lintel-context.js'
import type { ReadResult } from './read-result.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { useReadBalance } from './use-read.js'

export type PortfolioData = Portfolio & {
  /** The sum in USD of the tokens with a price; null if none has one. */
  total: number | null
}

/** The balances before they are known. One list, so that an effect that depends on it does not run at each render. */
export const noBalances: readonly TokenBalance[] = []

/**
 * The assets of an account on a network, by default the connected one. They are read again every 10 s while the page is visible.
 * `refetch` reads at once, even within the 30 s after a failure. To search the tokens, filter them by `findTokens`.
 *
 * @param parameters `isPolled: false` reads them once, then only if they are older than 30 s.
 * @example
 * const { data, isError, refetch } = usePortfolio()
 * const tokens = findTokens(data?.balances ?? [], 'usd')
 */
export function usePortfolio(parameters: DataAccount & { isPolled?: boolean } = {}): ReadResult<PortfolioData> {
  const { queries } = useLintel()
  const { isPolled = true, ...asked } = parameters
  const { enabled, ...account } = useDataAccount(asked)
  return useReadBalance(account.network, queries.portfolio({ ...account, isPolled }), { enabled, select: addTotal })
}

function addTotal(portfolio: Portfolio): PortfolioData {
  const values = portfolio.balances.flatMap(({ value }) => value ?? [])
  return { ...portfolio, total: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null }
}
