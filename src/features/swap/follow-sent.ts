import { getInternals } from '../../core/actions/internals.js'
import { findOutcome } from '../../core/data/sent/find-outcome.js'
import type { Lintel } from '../../core/lintel.js'
import type { Transaction } from '../../core/model/activity.js'
import type { BatchOutcome, ContractCalls } from '../../core/model/contract-calls.js'
import { untilReached, type Watch } from '../../rules/async/until-reached.js'
import { wait } from '../../rules/async/wait.js'
import { watchPage } from './watch-page.js'

/** How often to look for a sent transaction, in ms. Also at once when the visitor comes back to the page. */
const CHECK_MS = 4_000

/** How long a batch is followed after the visitor has left the view, in ms. */
const FOLLOW_MS = 20 * 60_000

/** Waits for the outcome of a transaction that was sent from this page. Null once `signal` aborts. */
export async function waitForOutcome(lintel: Lintel, id: string, signal: AbortSignal): Promise<Transaction | null> {
  const { store } = lintel
  const find = () => findOutcome(store.getState().transactions, id)
  const watch: Watch = (look) => {
    const check = () => getInternals(lintel).checkTransactions()
    const interval = setInterval(check, CHECK_MS)
    const leavePage = watchPage(check)
    const leaveStore = store.subscribe(look)
    signal.addEventListener('abort', look)
    return () => {
      clearInterval(interval)
      leavePage()
      leaveStore()
      signal.removeEventListener('abort', look)
    }
  }
  await untilReached(watch, () => signal.aborted || find() !== null)
  return find()
}

/**
 * Waits for the outcome of a batch. If the wallet fails to answer, the batch may still succeed, so the wallet is asked again. Null
 * if the outcome is unknown 20 min after `signal` has aborted.
 */
export async function waitForBatchEnd(
  calls: Pick<ContractCalls, 'waitForBatch'>,
  id: string,
  signal: AbortSignal,
): Promise<BatchOutcome | null> {
  let end = Number.POSITIVE_INFINITY
  while (Date.now() < end) {
    const outcome = await calls.waitForBatch({ id }).catch(() => null)
    if (outcome) return outcome
    if (signal.aborted && end === Number.POSITIVE_INFINITY) end = Date.now() + FOLLOW_MS
    await wait(CHECK_MS)
  }
  return null
}
