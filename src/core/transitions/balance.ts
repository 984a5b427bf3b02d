import type { ErrorCode } from '../errors/error-code.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { LintelState, Toast } from '../model/state.js'
import { keep, type Step } from './step.js'
import { reduceToast } from './toast.js'

/** How long until a failed balance may be read again, and its toast shown again, in ms. */
export const BALANCE_BLOCK_MS = 30_000

/** Stores the failure. The toast is shown at most once per 30 s for all networks. */
export function failBalance(
  state: LintelState,
  { network, reason, toast }: { network: CaipNetworkId; reason: ErrorCode; toast: Toast },
  now: number,
): Step<LintelState> {
  const wasShown = Object.values(state.balanceFailures).some(
    (failure) => failure && now - failure.at < BALANCE_BLOCK_MS,
  )
  const failed = { ...state, balanceFailures: { ...state.balanceFailures, [network]: { at: now, reason } } }
  if (wasShown) return { state: failed, effects: [] }
  const shown = reduceToast(state.toast, { type: 'toast/show', toast }, now)
  return { state: { ...failed, toast: shown.state }, effects: shown.effects }
}

/** The visitor retries: the balance may be read at once, and a new failure is shown. */
export function retryBalance(state: LintelState, { network }: { network: CaipNetworkId }): Step<LintelState> {
  const { [network]: _, ...balanceFailures } = state.balanceFailures
  return keep({ ...state, balanceFailures })
}

/** How long until the balance of this network may be read again, in ms; 0 when it may. */
export function getBalanceWait(state: LintelState, network: CaipNetworkId, now: number): number {
  const failedAt = state.balanceFailures[network]?.at
  return failedAt === undefined ? 0 : Math.max(0, failedAt + BALANCE_BLOCK_MS - now)
}
