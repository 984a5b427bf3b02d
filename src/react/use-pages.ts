'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { QueryOptions } from '../core/model/lintel.js'
import { offlineToo } from './use-wallets.js'

/** What is known of a list that is read page by page. */
export type PagesResult = {
  /** Nothing is known yet: every page that was read is without entries to show, and the next one is being read. */
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
  /** Reads the list again. Of a history that is its first page: older ones do not change. */
  refetch(): void
}

type PagesOptions<Page> = {
  enabled: boolean
  /** Whether nothing of a page is shown, because all of its entries were dropped. */
  isEmpty: (page: Page) => boolean
  /** For a list whose new entries come first: puts the first page, read again, before what is known of it. */
  mergeFirst?: (before: Page | undefined, first: Page) => Page
}

/** A service whose pages stay empty is not asked for ever. */
const MOST_EMPTY = 100

/**
 * Reads a list page by page. The first page may come from the last visit.
 *
 * @param createQuery The query of one page.
 */
export function usePages<Page extends { next: string | null }>(
  createQuery: (cursor: string | undefined) => QueryOptions<Page>,
  { enabled, isEmpty, mergeFirst }: PagesOptions<Page>,
): { pages: readonly Page[]; result: PagesResult } {
  const client = useQueryClient()
  const { queryKey, queryFn, staleTime, retry, ...options } = createQuery(undefined)
  const firstKey = [...queryKey, 'first page']
  const first = useQuery({
    ...options,
    queryKey: firstKey,
    async queryFn(context) {
      const page = await queryFn(context)
      return mergeFirst ? mergeFirst(client.getQueryData<Page>(firstKey), page) : page
    },
    staleTime,
    retry,
    enabled,
    ...offlineToo,
  })
  const next = first.data?.next ?? undefined
  const others = useInfiniteQuery({
    // Of one first page: when another one comes in its place, they are read again when they are asked for.
    queryKey: [...queryKey, 'other pages', next],
    queryFn: ({ pageParam, signal }) => createQuery(pageParam).queryFn({ signal }),
    initialPageParam: next,
    getNextPageParam: (last: Page) => last.next ?? undefined,
    staleTime: mergeFirst ? Number.POSITIVE_INFINITY : staleTime,
    retry,
    // They are read when the visitor comes to the end, from then on with the first one.
    enabled: ({ state }) => enabled && state.data !== undefined,
    ...offlineToo,
  })
  const pages = useMemo(
    () => [...(first.data ? [first.data] : []), ...(others.data?.pages ?? [])],
    [first.data, others.data],
  )
  const hasMore = others.data ? others.hasNextPage : next !== undefined
  const error = first.error ?? others.error
  const { isFetching, fetchNextPage } = others
  const isSkipping = enabled && hasMore && !error && pages.length <= MOST_EMPTY && pages.every(isEmpty)
  const more = () => void fetchNextPage({ cancelRefetch: false })
  useEffect(() => {
    // Strangers can fill whole pages with spam. The list is not empty because of that.
    if (isSkipping && !isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [isSkipping, isFetching, fetchNextPage])
  const refetch = () => {
    void first.refetch()
    if (others.data && !mergeFirst) void others.refetch()
  }
  return {
    pages,
    result: {
      isLoading: enabled && (first.isPending || isSkipping),
      isLoadingMore: others.data ? others.isFetchingNextPage : isFetching,
      hasMore,
      error,
      loadMore() {
        // Asked twice before the next render it is still one request.
        if (hasMore && !isFetching) more()
      },
      retry() {
        const hasMoreFailed = others.isError && (!others.data || others.isFetchNextPageError)
        if (first.isError || !hasMoreFailed) refetch()
        if (hasMoreFailed) more()
      },
      refetch,
    },
  }
}
