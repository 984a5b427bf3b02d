import type { Transaction } from '../model/activity.js'

/** The transactions of one month in the visitor's time zone. Those that are pending come first, without a month. */
export type TransactionGroup = {
  /** `pending`, or year and month such as `2026-11`. */
  key: string
  /** The first day of the month in UTC, in ms since the epoch; null for pending transactions. */
  month: number | null
  transactions: readonly Transaction[]
}

/**
 * Groups transactions by year and month, newest first, with pending ones on top.
 *
 * @param timeZone IANA name, such as `Asia/Tokyo`. Default: that of the browser.
 */
export function groupByMonth(transactions: readonly Transaction[], timeZone?: string): readonly TransactionGroup[] {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { year: 'numeric', month: 'numeric', timeZone })
  const groups = new Map<string, { month: number | null; transactions: Transaction[] }>()
  const pending = transactions.filter(({ status }) => status === 'pending')
  const settled = transactions.filter(({ status }) => status !== 'pending')
  if (pending.length > 0) groups.set('pending', { month: null, transactions: sortNewestFirst(pending) })
  for (const transaction of sortNewestFirst(settled)) {
    const parts = Object.fromEntries(format.formatToParts(transaction.time).map(({ type, value }) => [type, value]))
    const key = `${parts.year}-${String(parts.month).padStart(2, '0')}`
    const group = groups.get(key) ?? { month: Date.UTC(Number(parts.year), Number(parts.month) - 1), transactions: [] }
    group.transactions.push(transaction)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

/** Keeps the order of transactions of the same time. */
function sortNewestFirst(transactions: readonly Transaction[]): Transaction[] {
  return [...transactions].sort((one, other) => other.time - one.time)
}
