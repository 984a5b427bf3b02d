import { getInternals } from '../../core/actions/internals.js'
import { findOutcome } from '../../core/data/sent/find-outcome.js'
import { findNetwork } from '../../core/format/find-network.js'
import type { Lintel } from '../../core/lintel.js'
import type { Transaction } from '../../core/model/activity.js'
import type { ToastContent } from '../../core/model/state.js'
import { getView } from '../../core/selectors.js'
import { readWordsOnce } from '../../words/read-words-once.js'
import { writeExplorerLink } from '../links/write-explorer-link.js'
import { enSend } from '../messages/send.js'
import { followed } from './followed.js'

type Followed = {
  id: string
  /** Whether a view shows the outcome already when it arrives. */
  isShown?: () => boolean
}

/** How often to look for the receipt of a payment, and for how long, in ms. */
const [CHECK_MS, FOLLOW_MS] = [30_000, 20 * 60_000]

/**
 * Shows a toast once a payment has its outcome, unless a view of that transaction shows it. Follows the payment for 20 min, or until the
 * page is closed; Activity shows it later. The tab stores its id meanwhile, so that `resumeOutcomes` continues after a reload.
 */
export function followOutcome(lintel: Lintel, payment: Followed): void {
  const { locks } = navigator
  followed.add(payment.id)
  // A page without https has no locks.
  if (!locks) return void showOutcome(lintel, payment)
  // A duplicated tab has the ids of the original, which holds the lock and shows the toast.
  void locks.request(`lintel.followed.${payment.id}`, { ifAvailable: true }, (lock) =>
    lock ? showOutcome(lintel, payment) : undefined,
  )
}

/** Continues to follow the payments of this tab that were pending when the page was reloaded. */
export function resumeOutcomes(lintel: Lintel, now = Date.now()): void {
  const { transactions } = lintel.store.getState()
  for (const id of followed.list()) {
    const sent = transactions.find((one) => one.id === id)
    if (!sent || now - sent.time > FOLLOW_MS) {
      followed.remove(id)
      continue
    }
    followOutcome(lintel, { id })
  }
  if (followed.list().length > 0) getInternals(lintel).checkTransactions()
}

/** Shows the toast at the change of the store that brings the outcome. Resolves when it was shown or is no longer needed. */
function showOutcome(lintel: Lintel, { id, isShown = () => false }: Followed): Promise<void> {
  const { store, actions } = lintel
  return new Promise((resolve) => {
    const check = setInterval(getInternals(lintel).checkTransactions, CHECK_MS)
    const end = setTimeout(stop, FOLLOW_MS)
    const leave = store.subscribe(look)
    look()

    function stop(): void {
      clearInterval(check)
      clearTimeout(end)
      leave()
      followed.remove(id)
      resolve()
    }

    function look(): void {
      const state = store.getState()
      const outcome = findOutcome(state.transactions, id)
      if (!outcome) return
      // Another follower on this page may have shown it.
      const isHandled = !followed.list().includes(id)
      stop()
      if (isHandled || isShown()) return
      const view = getView(state)
      if (state.modal.open && 'hash' in view && view.hash === id) return
      actions.showToast(describeOutcome(lintel, outcome))
    }
  })
}

/** The toast of an outcome. */
function describeOutcome({ store, messages }: Lintel, { status, id, network }: Transaction): ToastContent {
  const { locale, views } = messages.getState()
  const labels = views.send ? readWordsOnce(views.send, locale, enSend) : enSend
  const href = writeExplorerLink(findNetwork(store.getState().networks, network), 'tx', id)
  return {
    variant: status === 'confirmed' ? 'success' : 'error',
    message: labels[status],
    ...(href && { action: { label: labels.viewInExplorer, href } }),
  }
}
