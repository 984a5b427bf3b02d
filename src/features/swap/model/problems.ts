import { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import { LintelError } from '../../../core/errors/lintel-error.js'
import {
  ContractRevertedError,
  TransactionRevertedError,
  UNKNOWN_REASON,
} from '../../../core/errors/transaction-errors.js'
import type { SwapFault } from './check/swap-facts.js'

/** What went wrong with a swap. Amounts are in base units. */
export type SwapProblem =
  /** The service answers 429; it may say how long to wait, in ms. */
  | { code: 'too-many-requests'; retryAfter: number }
  /** The service answers 503: what it asks does not answer. */
  | { code: 'provider-down' }
  | { code: 'bad-reply' | 'no-answer' | 'not-reached' | 'service-refused' | 'service-failed' }
  /** There is no way from one token to the other any more. */
  | { code: 'no-route' }
  /** `least`: the reviewed minimum. `now`: what would be received; null when it is not known. */
  | { code: 'price-moved'; least: bigint | null; now: bigint | null }
  | { code: 'took-too-long' }
  /** The token refuses to be sold. */
  | { code: 'sale-fails' }
  /** A contract refused for another reason. */
  | { code: 'reverted'; reason: string | null }
  | { code: 'no-fees' }
  /** The account has less of the token than the swap needs. */
  | { code: 'balance-low'; balance: bigint; needed: bigint }
  /** The wallet allowed less than the swap needs. */
  | { code: 'allowance-low'; allowed: bigint; needed: bigint }
  | { code: 'approve-rejected' }
  /** `allowed`: what stays allowed. */
  | { code: 'swap-rejected'; allowed: bigint }
  /** The transaction of the service is not what was reviewed. */
  | { code: 'tampered'; faults: readonly SwapFault[] }
  /** The node of the network cannot simulate, and the app names no routers. */
  | { code: 'not-checked' }
  /** The review no longer holds. */
  | { code: 'place-changed'; what: 'network' | 'account' | 'wallet' }
  /** In the wallet. */
  | { code: 'cancelled' | 'replaced' }
  /** Only some calls of a batch went through. */
  | { code: 'partly-done'; ids: readonly string[] }
  | { code: 'wallet-failed' }

/** Reasons of Uniswap V2 and its forks, by the end of their text. */
const revertReasons: readonly (readonly [RegExp, SwapProblem])[] = [
  [/INSUFFICIENT_OUTPUT_AMOUNT$/, { code: 'price-moved', least: null, now: null }],
  [/EXPIRED$/, { code: 'took-too-long' }],
  [/TRANSFER(_FROM)?_FAILED$|transfer(From)? failed$/, { code: 'sale-fails' }],
  [/INSUFFICIENT_LIQUIDITY$|INVALID_PATH$/, { code: 'no-route' }],
]

/** The problem that the reason of a revert says. */
export function readRevert(reason: string): SwapProblem {
  const known = revertReasons.find(([pattern]) => pattern.test(reason))?.[1]
  return known ?? { code: 'reverted', reason: reason === UNKNOWN_REASON || reason === '' ? null : reason }
}

/** The problem of an error of the service, the node or the wallet. A failed service never says that the visitor lacks money. */
export function toSwapProblem(error: unknown): SwapProblem {
  if (error instanceof DataApiUnavailableError) return readServiceFailure(error)
  if (error instanceof ContractRevertedError || error instanceof TransactionRevertedError) {
    return readRevert(error.reason)
  }
  switch (error instanceof LintelError ? error.code : undefined) {
    case 'invalid-project-id':
    case 'invalid-app-configuration':
      return { code: 'service-refused' }
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

function readServiceFailure({ reason, status, retryAfter }: DataApiUnavailableError): SwapProblem {
  if (reason === 'offline') return { code: 'not-reached' }
  if (reason === 'timeout') return { code: 'no-answer' }
  if (reason === 'reply') return { code: 'bad-reply' }
  if (status === 429) return { code: 'too-many-requests', retryAfter: retryAfter ?? 0 }
  if (status === 503) return { code: 'provider-down' }
  return { code: status === 404 ? 'no-route' : 'service-failed' }
}
