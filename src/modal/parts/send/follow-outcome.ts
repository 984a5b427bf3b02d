import { findOutcome } from '../../../core/data/sent/find-outcome.js'
import { findNetwork } from '../../../core/format/find-network.js'
import { enSend, type SendWords } from '../../../core/messages/views/en-send.js'
import type { Transaction } from '../../../core/model/activity.js'
import type { Lintel } from '../../../core/model/lintel.js'
import type { Toast, ToastContent } from '../../../core/model/state.js'
import { getView } from '../../../core/selectors.js'
import { readWordsOnce } from '../../../words/read-words-once.js'
import { writeExplorerLink } from '../links/write-explorer-link.js'
import { followed } from './followed.js'

type FollowedPayment = {
  id: string
  labels: SendWords
  action?: Toast['action'] | undefined
  /** Whether a view says it already, when the outcome comes. */
  isShown?: () => boolean
}

/** How often the receipt of a payment is looked for, and for how long, in ms. */
const [CHECK_MS, LONGEST_MS] = [30_000, 20 * 60_000]

/**
 * Shows a toast once a payment has its outcome, unless WalletSendConfirmed says it. Follows it for 20 min, or until the page
 * is closed; Activity shows it later. The tab keeps its id meanwhile, so that `resumeOutcomes` goes on after a reload.
 */
export function followOutcome(lintel: Pick<Lintel, 'store' | 'actions'>, payment: FollowedPayment): void {
  const { locks } = navigator
  followed.add(payment.id)
  // A page without https has no locks.
  if (!locks) return void waitForOutcome(lintel, payment)
  // A tab that the visitor duplicated has the ids of the other one, which holds the lock and shows the toast.
  void locks.request(`lintel.followed.${payment.id}`, { ifAvailable: true }, (lock) =>
    lock ? waitForOutcome(lintel, payment) : undefined,
  )
}

/** Goes on with the payments of this tab that were pending when the page was reloaded. */
export function resumeOutcomes(
  { store, actions, messages }: Pick<Lintel, 'store' | 'actions' | 'messages'>,
  now = Date.now(),
): void {
  const { transactions, networks } = store.getState()
  const { locale, views } = messages.getState()
  const labels = views.send ? readWordsOnce(views.send, locale, enSend) : enSend
  for (const id of followed.list()) {
    const sent = transactions.find((one) => one.id === id)
    if (!sent || now - sent.time > LONGEST_MS) {
      followed.remove(id)
      continue
    }
    const href = writeExplorerLink(findNetwork(networks, sent.network), 'tx', id)
    const action = href ? { label: labels.viewInExplorer, href } : undefined
    followOutcome({ store, actions }, { id, labels, action })
  }
  if (followed.list().length > 0) actions.checkTransactions()
}

/** Resolves when the toast was shown, or nobody waits for it any more. */
function waitForOutcome(
  { store, actions }: Pick<Lintel, 'store' | 'actions'>,
  { id, labels, action, isShown = () => false }: FollowedPayment,
): Promise<void> {
  return new Promise((resolve) => {
    const check = setInterval(actions.checkTransactions, CHECK_MS)
    const end = setTimeout(stop, LONGEST_MS)
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
      // Another follower in this page may have told it.
      const isTold = !followed.list().includes(id)
      stop()
      if (isTold || isShown()) return
      const view = getView(state)
      if (state.modal.open && view.name === 'WalletSendConfirmed' && view.hash === id) return
      actions.showToast({ ...describeOutcome(outcome, labels), ...(action && { action }) })
    }
  })
}

/** The toast of an outcome. */
function describeOutcome({ status }: Transaction, labels: SendWords): ToastContent {
  return { variant: status === 'confirmed' ? 'success' : 'error', message: labels[status] }
}
