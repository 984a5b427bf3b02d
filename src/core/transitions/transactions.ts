import type { Transaction } from '../model/activity.js'
import type { Effect } from '../model/effect.js'
import type { TransactionEvent } from '../model/event.js'
import { type LintelState, MAX_SENT } from '../model/state.js'
import { keep, type Step } from './step.js'

/** With this many pending transactions the watcher stops: something is wrong with the network. */
const MAX_PENDING = 99

/** How often the watcher looks for receipts, in ms. */
const WATCH_MS = 30_000

const TIMER = 'transactions'

/** Keeps the transactions sent from this browser, and their outcomes. */
export function reduceTransactions(state: LintelState, event: TransactionEvent, now: number): Step<LintelState> {
  switch (event.type) {
    case 'transaction/sent':
      return withTransactions(state, [event.transaction, ...state.transactions], now)
    case 'transaction/identified': {
      const { type, id, ...known } = event
      const all = state.transactions.map((transaction) =>
        transaction.id === id ? { ...transaction, ...known } : transaction,
      )
      return withTransactions(state, all, now)
    }
    case 'transaction/settled':
      return settle(state, event, now)
    case 'transaction/check':
      return { state, effects: [watch(state, listPending(state.transactions).length, now)] }
  }
}

/** Applies the stored transactions: at the start, or from another tab. */
export function followTransactions(
  state: LintelState,
  transactions: readonly Transaction[],
  now: number,
): Step<LintelState> {
  return { state: { ...state, transactions }, effects: [watch(state, listPending(transactions).length, now)] }
}

/** A transaction with a higher fee replaces the one that was sent; the list then has both. */
function settle(
  state: LintelState,
  { id, status, hash, block, reason }: Extract<TransactionEvent, { type: 'transaction/settled' }>,
  now: number,
): Step<LintelState> {
  const sent = state.transactions.find((transaction) => transaction.id === id)
  if (sent?.status !== 'pending') return keep(state)
  const outcome = { status, ...(block !== undefined && { block }), ...(reason && { reason }) }
  const isReplaced = hash !== undefined && hash.toLowerCase() !== sent.hash.toLowerCase()
  const settled: readonly Transaction[] = isReplaced
    ? [
        { ...sent, ...outcome, id: hash, hash },
        { ...sent, status: 'replaced' },
      ]
    : [{ ...sent, ...outcome }]
  const transactions = state.transactions.flatMap((transaction) => (transaction === sent ? settled : [transaction]))
  return withTransactions(state, transactions, now)
}

function withTransactions(state: LintelState, all: readonly Transaction[], now: number): Step<LintelState> {
  const transactions = [...new Map(all.map((transaction) => [transaction.id, transaction])).values()].slice(0, MAX_SENT)
  return {
    state: { ...state, transactions },
    effects: [watch(state, listPending(transactions).length, now)],
  }
}

function watch({ settings }: LintelState, pending: number, now: number): Effect {
  const isWatched = settings.watchPendingTransactions && pending > 0 && pending < MAX_PENDING
  if (!isWatched) return { type: 'timer/clear', key: TIMER }
  return { type: 'timer/set', key: TIMER, at: now + WATCH_MS, event: { type: 'transaction/check' } }
}

function listPending(transactions: readonly Transaction[]): readonly Transaction[] {
  return transactions.filter(({ status }) => status === 'pending')
}
