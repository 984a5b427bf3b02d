import type { Network } from '../../../../core/model/network.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import type { ListState } from '../../../../parts/lists/list-state.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import { type QueryStatusFacts, readQueryStatus } from '../../../../react/read-query-status.js'
import type { PortfolioData } from '../../../../react/use-portfolio.js'
import type { AccountTotalState } from './account-total.js'

/** The part of the result of `usePortfolio` that these functions read. */
type PortfolioRead = QueryStatusFacts & { data: PortfolioData | undefined; isFetching: boolean; refetch(): unknown }

/** The large sum: the value of all tokens where prices are known, else the native balance. */
export function toTotal(portfolio: PortfolioRead, network: Network | null): AccountTotalState {
  const { data, isFetching, refetch } = portfolio
  const hasFailed = readQueryStatus(portfolio) === 'error'
  const symbol = network?.nativeCurrency.symbol ?? 'ETH'
  // On a network that the app does not list there is no RPC endpoint, and nothing to try again.
  if (!network) return { status: 'unavailable', symbol }
  const retry = { isRetrying: isFetching, onRetry: () => void refetch() }
  if (!data) return hasFailed ? { status: 'unavailable', symbol, ...retry } : { status: 'loading' }
  const outdated = hasFailed ? { outdated: retry } : {}
  if (data.total !== null) return { status: 'value', value: data.total, ...outdated }
  const native = data.balances.find(({ address }) => address === undefined)
  // Some services leave out tokens with a balance of zero.
  const { amount, decimals } = native ?? { amount: 0n, decimals: network.nativeCurrency.decimals }
  return { status: 'balance', balance: { value: amount, decimals, symbol: native?.symbol ?? symbol }, ...outdated }
}

/** The list of tokens, with a note about what it leaves out. The note that it may be outdated is below the sum. */
export function toTokens(
  list: ListState<TokenBalance>,
  { data }: PortfolioRead,
  labels: PortfolioWords,
): ListState<TokenBalance> {
  // A Solana node lists every token of an account.
  const isPart = data?.source === 'chain' && !data.balances.some(({ network }) => network.startsWith('solana:'))
  return list.status === 'ready' && isPart ? { ...list, note: labels.listedOnly } : list
}
