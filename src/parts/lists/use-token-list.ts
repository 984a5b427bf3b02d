'use client'

import type { TokenBalance } from '../../core/model/portfolio.js'
import { readQueryStatus } from '../../react/read-query-status.js'
import type { ReadResult } from '../../react/read-result.js'
import { useAccount } from '../../react/use-account.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import type { PortfolioData } from '../../react/use-portfolio.js'
import { useLast } from '../state/use-last.js'
import type { ListState } from './list-state.js'

/** The list of the connected account's tokens. Balances that could not be read again stay. */
export function useTokenList(
  portfolio: ReadResult<PortfolioData>,
  items: readonly TokenBalance[] | undefined,
): ListState<TokenBalance> {
  const { network } = useAccount()
  const reason = useLintelState(({ balanceFailures }) => (network && balanceFailures[network]?.reason) ?? null)
  // While they are read again, the message keeps the reason of the failure.
  const failure = useLast(reason)
  if (items) return { status: 'ready', items }
  if (readQueryStatus(portfolio) !== 'error') return { status: 'loading' }
  return { status: 'failed', isRetrying: portfolio.isFetching, ...(failure && { failure }) }
}
