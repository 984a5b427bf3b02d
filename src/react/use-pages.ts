'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
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
  /** Reads the list again. Of a history that is its first page: older ones do not change. */
  refetch(): void
}

type PagesOptions<Page> = {
  enabled: boolean
  /** For a list whose new entries come first: puts the first page, read again, before what is known of it. */
  mergeFirst?: (before: Page | undefined, first: Page) => Page
}

/**
 * Reads a list page by page. The first page may come from the last visit.
 *
 * @param createQuery The query of one page.
 */
export function usePages<Page extends { next: string | null }>(
  createQuery: (cursor: string | undefined) => QueryOptions<Page>,
  { enabled, mergeFirst }: PagesOptions<Page>,
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
  const more = () => void others.fetchNextPage({ cancelRefetch: false })
  const refetch = () => {
    void first.refetch()
    if (others.data && !mergeFirst) void others.refetch()
  }
  return {
    pages,
    result: {
      isLoading: enabled && first.isPending,
      isLoadingMore: others.data ? others.isFetchingNextPage : others.isFetching,
      hasMore,
      error: first.error ?? others.error,
      loadMore() {
        // Asked twice before the next render it is still one request.
        if (hasMore && !others.isFetching) more()
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
