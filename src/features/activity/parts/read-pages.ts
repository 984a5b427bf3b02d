import type { Messages } from '../../../core/words/messages.js'
import { readFailure } from '../../../parts/wallets/read-failure.js'
import type { PagesResult } from '../../../react/use-pages.js'
import type { ListState } from '../../portfolio/parts/list-state.js'

/** The next page of a list: nothing more, more to load, loading, or failed. */
export type MorePages = 'none' | 'ready' | 'loading' | 'failed'

/** What the end of a list shows. `isEmpty`: nothing was loaded, so the failure is that of the list itself. */
export function toMore({ hasMore, isLoading, isLoadingMore, error }: PagesResult, isEmpty: boolean): MorePages {
  if (isLoading || isLoadingMore) return 'loading'
  if (error && !isEmpty) return 'failed'
  return hasMore ? 'ready' : 'none'
}

/** The items that are known. They stay while a page loads, and after a page that failed. */
export function toListState<Item>(
  { isLoading, error, retry }: PagesResult,
  items: readonly Item[],
  words: Messages,
  note?: string,
): ListState<Item> {
  if (isLoading && items.length === 0) return { status: 'loading' }
  const failure = readFailure(error, words, 'data-api-unavailable')
  if (failure && items.length === 0) return { status: 'failed', onRetry: retry, failure }
  return { status: 'ready', items, note }
}
