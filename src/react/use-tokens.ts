'use client'

import { useMemo } from 'react'
import type { TokenBalance } from '../core/model/portfolio.js'
import { findTokens } from '../core/requests/find-tokens.js'
import type { DataAccount } from './use-data-account.js'
import { type PortfolioResult, usePortfolio } from './use-portfolio.js'

export type TokensResult = Pick<PortfolioResult, 'status' | 'source' | 'error' | 'isFetching' | 'refetch'> & {
  /** The most valuable first. */
  tokens: readonly TokenBalance[]
}

/**
 * The tokens of an account on a network, to choose one from. They are read again every 10 s while the page is visible, as
 * new ones may arrive. `search` finds them by name, symbol and whole address, among those that are known: it asks no
 * service.
 *
 * @example
 * const { tokens } = useTokens({ search: 'usd' })
 */
export function useTokens({ search = '', ...account }: DataAccount & { search?: string } = {}): TokensResult {
  const { balances, status, source, error, isFetching, refetch } = usePortfolio(account)
  const tokens = useMemo(() => findTokens(balances, search), [balances, search])
  return { tokens, status, source, error, isFetching, refetch }
}
