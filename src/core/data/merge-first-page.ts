import type { ActivityPage } from '../model/activity.js'

/**
 * Puts the first page of a history, read again, before what was read earlier: new transactions come on top, none is there
 * twice, and `next` stays what it was, so that the pages after it stay valid. When a whole page or more is new, the two do
 * not meet; then it is the new page alone.
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
