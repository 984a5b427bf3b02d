'use client'

import type { TokenBalance } from '../../../core/model/portfolio.js'
import { useLast } from '../../../parts/state/use-last.js'
import { useAccount } from '../../../react/use-account.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import type { PortfolioResult } from '../../../react/use-portfolio.js'
import type { ListState } from './list-state.js'

type TokensRead = Pick<PortfolioResult, 'status' | 'source' | 'isFetching'>

/** The list of the connected account's tokens. Balances that could not be read again stay. */
export function useTokenList(
  { status, source, isFetching }: TokensRead,
  items: readonly TokenBalance[],
): ListState<TokenBalance> {
  const { network } = useAccount()
  const reason = useLintelState(({ balanceFailures }) => (network && balanceFailures[network]?.reason) ?? null)
  // While they are read again, the message still says why they failed.
  const failure = useLast(reason)
  if (source !== null) return { status: 'ready', items }
  if (status !== 'error') return { status: 'loading' }
  return { status: 'failed', isRetrying: isFetching, ...(failure && { failure }) }
}
