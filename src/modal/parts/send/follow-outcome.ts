import { findOutcome } from '../../../core/data/sent/find-outcome.js'
import type { SendWords } from '../../../core/messages/views/en-send.js'
import type { Transaction } from '../../../core/model/activity.js'
import type { Lintel } from '../../../core/model/lintel.js'
import type { Toast } from '../../../core/model/state.js'
import { getView } from '../../../core/selectors.js'

/** How often the receipt of a payment is looked for, in ms, and how many times: 20 min. */
const [CHECK_MS, MOST_CHECKS] = [30_000, 40]

/**
 * Shows a toast once a payment has its outcome, unless WalletSendConfirmed says it. Follows it for 20 min, or until the page
 * is closed; Activity shows it later.
 */
export function followOutcome(
  { store, actions }: Pick<Lintel, 'store' | 'actions'>,
  { id, labels, action }: { id: string; labels: SendWords; action?: Toast['action'] },
): void {
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    if (checks > MOST_CHECKS) stop()
    else actions.checkTransactions()
  }, CHECK_MS)
  const leave = store.subscribe(look)

  function stop(): void {
    clearInterval(timer)
    leave()
  }

  function look(): void {
    const state = store.getState()
    const outcome = findOutcome(state.transactions, id)
    if (!outcome) return
    stop()
    const view = getView(state)
    if (state.modal.open && view.name === 'WalletSendConfirmed' && view.hash === id) return
    actions.showToast({ ...describeOutcome(outcome, labels), ...(action && { action }) })
  }
}

/** The toast of an outcome. */
function describeOutcome({ status }: Transaction, labels: SendWords): Pick<Toast, 'variant' | 'message'> {
  return { variant: status === 'confirmed' ? 'success' : 'error', message: labels[status] }
}
