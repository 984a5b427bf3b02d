'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { QueryOptions } from '../core/model/lintel.js'
import { offlineToo } from './use-wallets.js'

/** What is known of a list that is read page by page. */
export type PagesResult = {
  /** The first page is being read and nothing is known. */
  isLoading: boolean
  isLoadingMore: boolean
  /** There is a next page. */
  hasMore: boolean
  /** Why the last page could not be read. What was read before stays. */
  error: unknown
  /** Reads the next page. Does nothing while one is being read. */
  loadMore(): void
  /** Reads the page that failed again. */
  retry(): void
  /** Reads every page again, the first one first. */
  refetch(): void
}

/**
 * Reads a list page by page. The first page may come from the last visit.
 *
 * @param createQuery The query of one page.
 */
export function usePages<Page extends { next: string | null }>(
  createQuery: (cursor: string | undefined) => QueryOptions<Page>,
  enabled: boolean,
): { pages: readonly Page[]; result: PagesResult } {
  const { queryKey, staleTime, retry, refetchInterval, initialData, initialDataUpdatedAt } = createQuery(undefined)
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => createQuery(pageParam).queryFn({ signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page) => last.next ?? undefined,
    initialData: () => {
      const first = initialData?.()
      return first && { pages: [first], pageParams: [undefined] }
    },
    initialDataUpdatedAt: () => initialDataUpdatedAt?.(),
    staleTime,
    retry,
    // All pages are read again at once, so only while there is one.
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 0) < 2 && refetchInterval({ state }),
    enabled,
    ...offlineToo,
  })
  const pages = useMemo(() => query.data?.pages ?? [], [query.data])
  const more = () => void query.fetchNextPage({ cancelRefetch: false })
  return {
    pages,
    result: {
      isLoading: enabled && query.isPending,
      isLoadingMore: query.isFetchingNextPage,
      hasMore: query.hasNextPage,
      error: query.error,
      loadMore() {
        // Asked twice before the next render it is still one request.
        if (query.hasNextPage && !query.isFetchingNextPage) more()
      },
      retry() {
        if (query.isFetchNextPageError) more()
        else void query.refetch()
      },
      refetch: () => void query.refetch(),
    },
  }
}
