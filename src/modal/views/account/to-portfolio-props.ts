import type { PortfolioWords } from '../../../core/messages/views/en-portfolio.js'
import type { Network } from '../../../core/model/network.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import type { PortfolioResult } from '../../../react/use-portfolio.js'
import type { ListState } from '../../parts/portfolio/list-state.js'
import type { AccountTotalState } from './account-total.js'

/** The large sum: the value of all tokens where prices are known, else the native balance. */
export function toTotal(portfolio: PortfolioResult, network: Network | null): AccountTotalState {
  const { balances, total, status, isFetching, refetch } = portfolio
  const symbol = network?.nativeCurrency.symbol ?? 'ETH'
  // On a network that the app does not list there is no RPC endpoint, and nothing to try again.
  if (!network) return { status: 'unavailable', symbol }
  if (total !== null) return { status: 'value', value: total }
  const native = balances.find(({ address }) => address === undefined)
  if (native) {
    const { amount, decimals } = native
    return { status: 'balance', balance: { value: amount, decimals, symbol: native.symbol } }
  }
  if (status === 'error') return { status: 'unavailable', symbol, isRetrying: isFetching, onRetry: refetch }
  return { status: 'loading' }
}

/** The list of tokens, with what it leaves out, or that it may be outdated. The retry is beside the sum. */
export function toTokens(
  list: ListState<TokenBalance>,
  { status, source }: PortfolioResult,
  labels: PortfolioWords,
): ListState<TokenBalance> {
  if (list.status !== 'ready') return list
  const note = status === 'error' ? labels.refreshFailed : source === 'chain' ? labels.listedOnly : undefined
  return { ...list, note }
}
