import { LintelError } from '../../../../core/errors/lintel-error.js'
import {
  ContractRevertedError,
  TransactionRevertedError,
  UNKNOWN_REASON,
} from '../../../../core/errors/transaction-errors.js'
import { type SwapProblem, toServiceProblem } from '../problems.js'

/** Reasons of Uniswap V2 and its forks, by the end of their text. */
const revertReasons: readonly (readonly [RegExp, SwapProblem])[] = [
  [/INSUFFICIENT_OUTPUT_AMOUNT$/, { code: 'price-moved', least: null, now: null }],
  [/EXPIRED$/, { code: 'took-too-long' }],
  [/TRANSFER(_FROM)?_FAILED$|transfer(From)? failed$/, { code: 'sale-fails' }],
  [/INSUFFICIENT_LIQUIDITY$|INVALID_PATH$/, { code: 'no-route' }],
]

/** Converts the reason of a revert. */
export function readRevert(reason: string): SwapProblem {
  const known = revertReasons.find(([pattern]) => pattern.test(reason))?.[1]
  return known ?? { code: 'reverted', reason: reason === UNKNOWN_REASON || reason === '' ? null : reason }
}

/**
 * Converts an error of the service, the node or the wallet.
 *
 * @param now ms since 1970.
 */
export function toSwapProblem(error: unknown, now: number): SwapProblem {
  const problem = toServiceProblem(error, now)
  if (problem) return problem
  if (error instanceof ContractRevertedError || error instanceof TransactionRevertedError) {
    return readRevert(error.reason)
  }
  switch (error instanceof LintelError ? error.code : undefined) {
    case 'insufficient-funds':
      return { code: 'no-fees' }
    case 'network-mismatch':
      return { code: 'place-changed', what: 'network' }
    case 'account-mismatch':
      return { code: 'place-changed', what: 'account' }
    case 'not-connected':
      return { code: 'place-changed', what: 'wallet' }
    case 'transaction-cancelled':
      return { code: 'cancelled' }
    case 'rpc-unavailable':
      return { code: 'not-reached' }
    default:
      return { code: 'wallet-failed' }
  }
}
