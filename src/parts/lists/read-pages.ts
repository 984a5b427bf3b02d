import type { ShownMessages } from '../../core/words/messages.js'
import type { PagesResult } from '../../react/use-pages.js'
import { readFailure } from '../wallets/read-failure.js'
import type { ListState } from './list-state.js'

/** The next page of a list: nothing more, more to load, loading, or failed. */
export type MorePages = 'none' | 'ready' | 'loading' | 'failed'

/** The state at the end of a list. `isEmpty`: nothing was loaded, so the failure is that of the list itself. */
export function toMore(pages: PagesResult<unknown>, isEmpty: boolean): MorePages {
  const { hasNextPage, isFetchingNextPage, isPending, isPlaceholderData, error } = pages
  if (isPending || isPlaceholderData || isFetchingNextPage) return 'loading'
  if (error && !isEmpty) return 'failed'
  return hasNextPage ? 'ready' : 'none'
}

/** The loaded items. They stay while a page loads, and after a page that failed. */
export function toListState<Item>(
  pages: PagesResult<unknown>,
  items: readonly Item[],
  words: ShownMessages,
  note?: string,
): ListState<Item> {
  const { isPending, error } = pages
  if (isPending) return { status: 'loading' }
  const failure = readFailure(error, words, 'data-api-unavailable')
  if (failure && items.length === 0) return { status: 'failed', onRetry: () => retryPages(pages), failure }
  return { status: 'ready', items, note }
}

/** Repeats the failed read. */
export function retryPages({ isFetchNextPageError, fetchNextPage, refetch }: PagesResult<unknown>): void {
  void (isFetchNextPageError ? fetchNextPage() : refetch())
}
