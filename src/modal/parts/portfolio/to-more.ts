import type { PagesResult } from '../../../react/use-pages.js'

/** The next page of a list: nothing more, more to load, loading, or failed. */
export type MorePages = 'none' | 'ready' | 'loading' | 'failed'

/** What the end of a list shows. `isEmpty`: nothing was loaded, so the failure is that of the list itself. */
export function toMore({ hasMore, isLoadingMore, error }: PagesResult, isEmpty: boolean): MorePages {
  if (isLoadingMore) return 'loading'
  if (error && !isEmpty) return 'failed'
  return hasMore ? 'ready' : 'none'
}
