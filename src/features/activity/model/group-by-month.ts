import type { Transaction } from '../../../core/model/activity.js'

/** The transactions of one month in the visitor's language, calendar and time zone. Pending ones come first. */
export type TransactionGroup = {
  /** Unique among the groups. */
  key: string
  /** Year and month as text, such as `November 2026`; null for pending transactions. */
  month: string | null
  transactions: readonly Transaction[]
}

/**
 * Groups transactions by year and month, newest first, with pending ones on top.
 *
 * @param parameters `locale`: BCP 47. Its calendar decides where a month starts. `timeZone`: IANA name, such as
 * `Asia/Tokyo`. Default: that of the browser.
 */
export function groupByMonth(
  transactions: readonly Transaction[],
  { locale, timeZone }: { locale: string; timeZone?: string | undefined },
): readonly TransactionGroup[] {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone })
  const pending = transactions.filter(({ status }) => status === 'pending')
  const settled = transactions.filter(({ status }) => status !== 'pending')
  const months = new Map<string, Transaction[]>()
  for (const transaction of sortNewestFirst(settled)) {
    const month = format.format(transaction.time)
    const group = months.get(month)
    if (group) group.push(transaction)
    else months.set(month, [transaction])
  }
  return [
    ...(pending.length > 0 ? [{ key: 'pending', month: null, transactions: sortNewestFirst(pending) }] : []),
    ...[...months].map(([month, transactions]) => ({ key: `month ${month}`, month, transactions })),
  ]
}

/** Keeps the order of transactions of the same time. */
function sortNewestFirst(transactions: readonly Transaction[]): Transaction[] {
  return [...transactions].sort((one, other) => other.time - one.time)
}
