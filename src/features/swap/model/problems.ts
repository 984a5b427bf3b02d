import { DataApiUnavailableError } from '../../../core/errors/data-api-errors.js'
import { LintelError } from '../../../core/errors/lintel-error.js'
import { QUOTE_RENEW_MS } from './timing.js'

/** A fault in a request. The wallet is not asked then. */
export type SwapFault =
  | 'chain'
  | 'account'
  | 'calls'
  | 'router'
  /** Neither a simulation nor the app says that the router may be called. */
  | 'unverified'
  | 'spender'
  | 'spender-no-code'
  | 'approve-token'
  | 'approve-amount'
  | 'function'
  | 'value'
  | 'amount-in'
  | 'minimum'
  | 'receiver'
  | 'path-start'
  | 'path-end'
  | 'deadline'
  | 'contract'
  /** The effect of the call is unknown. */
  | 'unreadable'
  // Faults in the simulation.
  | 'reverts'
  | 'loses-more'
  | 'gains-less'
  | 'moves-token'
  | 'moves-nft'
  | 'leaves-allowance'

/** A problem of a swap. Amounts are in base units. */
export type SwapProblem =
  /** The service answers 429. `retryAt`: the time when it may be asked again, in ms since 1970. */
  | { code: 'too-many-requests'; retryAt: number }
  /** The service answers 503: its provider does not answer. */
  | { code: 'provider-down' }
  | { code: 'bad-reply' | 'no-answer' | 'not-reached' | 'service-refused' | 'service-failed' }
  /** There is no longer a route between the tokens. */
  | { code: 'no-route' }
  /** `least`: the reviewed minimum. `now`: the amount that would be received; null if unknown. */
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
  | { code: 'approve-rejected' | 'swap-rejected' }
  /** The transaction of the service differs from the review. */
  | { code: 'tampered'; faults: readonly SwapFault[] }
  /** The node of the network cannot simulate, and the app names no routers. */
  | { code: 'not-checked' }
  /** The review is no longer valid. */
  | { code: 'place-changed'; what: 'network' | 'account' | 'wallet' }
  /** Cancelled or replaced in the wallet. */
  | { code: 'cancelled' | 'replaced' }
  /** Only some calls of a batch succeeded. */
  | { code: 'partly-done'; ids: readonly string[] }
  | { code: 'wallet-failed' }

/**
 * Converts an error of the service; null for other errors. Never reports that the visitor lacks money.
 *
 * @param now ms since 1970.
 */
export function toServiceProblem(error: unknown, now: number): SwapProblem | null {
  if (error instanceof DataApiUnavailableError) return readServiceFailure(error, now)
  const code = error instanceof LintelError ? error.code : undefined
  const isRefused = code === 'invalid-project-id' || code === 'invalid-app-configuration'
  return isRefused ? { code: 'service-refused' } : null
}

function readServiceFailure({ reason, status, retryAfter }: DataApiUnavailableError, now: number): SwapProblem {
  if (reason === 'offline') return { code: 'not-reached' }
  if (reason === 'timeout') return { code: 'no-answer' }
  if (reason === 'reply') return { code: 'bad-reply' }
  if (status === 429) return { code: 'too-many-requests', retryAt: now + (retryAfter ?? QUOTE_RENEW_MS) }
  if (status === 503) return { code: 'provider-down' }
  return { code: status === 404 ? 'no-route' : 'service-failed' }
}

/** The time when the service may be asked again after a problem, in ms since 1970. 0: at once. */
export function readRetryAt(problem: SwapProblem | undefined): number {
  return problem?.code === 'too-many-requests' ? problem.retryAt : 0
}
