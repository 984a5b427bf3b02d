import type { ActivityPage } from '../../../core/model/activity.js'

/**
 * Puts the reloaded first page of a history before the entries read earlier: new transactions come on top, none appears
 * twice, and `next` does not change, so that the pages after it stay valid. If a whole page or more is new, the two do
 * not overlap; the result is then the new page alone.
 */
export function mergeFirstPage(before: ActivityPage | undefined, first: ActivityPage): ActivityPage {
  const last = first.transactions.at(-1)
  // The first page is the whole history.
  if (!before || !last || first.next === null) return first
  const meeting = before.transactions.findIndex(({ id }) => id === last.id)
  if (meeting === -1) return first
  return {
    ...first,
    transactions: [...first.transactions, ...before.transactions.slice(meeting + 1)],
    next: before.next,
  }
}
