import type { LintelContext } from '../context.js'
import { BalanceUnavailableError } from '../errors/network-errors.js'
import { describeThrown, toLintelError } from '../errors/to-lintel-error.js'
import type { CaipNetworkId } from '../model/caip.js'
import { BALANCE_BLOCK_MS, getBalanceWait } from '../transitions/balance.js'

/**
 * Reads the balance of an account on a network. After a failure a toast reports it, and no caller reads on that network
 * for 30 s. A read that the caller has cancelled is not a failure.
 *
 * @throws BalanceUnavailableError whose `cause` is the thrown error
 */
export async function guardBalance<Result>(
  context: LintelContext,
  network: CaipNetworkId,
  signal: AbortSignal,
  read: () => Promise<Result>,
): Promise<Result> {
  if (getBalanceWait(context.getState(), network, context.now()) > 0) throw new BalanceUnavailableError()
  try {
    return await read()
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = toLintelError(cause)
    context.report(error)
    const message = context.getMessages().toasts.balanceUnavailable
    const toast = { id: context.nextId(), variant: 'error', message } as const
    context.dispatch({ type: 'balance/failed', network, reason: error.code, toast })
    throw new BalanceUnavailableError({ cause, details: describeThrown(cause) })
  }
}

/** How long until a balance that failed may be read again, in ms. */
export function waitForBalance(context: LintelContext, network: CaipNetworkId): number {
  return getBalanceWait(context.getState(), network, context.now()) || BALANCE_BLOCK_MS
}
