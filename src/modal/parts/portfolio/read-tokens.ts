import type { ErrorCode } from '../../../core/errors/error-code.js'
import { LintelError } from '../../../core/errors/lintel-error.js'
import { BalanceUnavailableError } from '../../../core/errors/network-errors.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import type { PortfolioResult } from '../../../react/index.js'
import type { ListState } from './list-state.js'

type TokensRead = Pick<PortfolioResult, 'status' | 'source' | 'error' | 'isFetching'>

/** The list of tokens. Balances that could not be read again stay. */
export function toTokenList(
  { status, source, error, isFetching }: TokensRead,
  items: readonly TokenBalance[],
): ListState<TokenBalance> {
  if (source !== null) return { status: 'ready', items }
  if (status !== 'error') return { status: 'loading' }
  const failure = readFailure(error)
  return { status: 'failed', isRetrying: isFetching, ...(failure && { failure }) }
}

/** Why the balances could not be read: what the service or the node failed with, when that is known. */
function readFailure(error: unknown): ErrorCode | undefined {
  if (error instanceof BalanceUnavailableError) return error.reason
  return error instanceof LintelError ? error.code : undefined
}
