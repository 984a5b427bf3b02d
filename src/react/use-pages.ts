'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { QueryOptions } from '../core/lintel.js'
import { type ReadState, toReadState } from './read-result.js'
import { offlineToo } from './use-wallets.js'

/**
 * The result of a hook for a list with pages: that of TanStack Query's `useInfiniteQuery`, with the entries of all pages that
 * were read in `data`. Earlier entries stay if a page fails.
 */
export type PagesResult<Data> = ReadState<Data> & {
  isFetching: boolean
  isFetchingNextPage: boolean
  /** Whether the next page has failed: retry it by `fetchNextPage`, and any other failure by `refetch`. */
  isFetchNextPageError: boolean
  hasNextPage: boolean
  /** Whether `data` has only this browser's entries, because the service has not answered yet. */
  isPlaceholderData: boolean
  /** Reads the next page. Does nothing while a read runs. */
  fetchNextPage(): Promise<void>
  /** Reads the list again. For a history it reads only the first page, because older ones do not change. */
  refetch(): Promise<void>
}

type PagesOptions<Page> = {
  enabled: boolean
  /** Whether a page shows nothing, because all of its entries were dropped. */
  isEmpty: (page: Page) => boolean
  /** For a list whose new entries come first: puts the reloaded first page before the known entries. */
  mergeFirst?: (before: Page | undefined, first: Page) => Page
}

/** The most empty pages in a row, so that a service whose pages stay empty is not asked forever. */
const MAX_EMPTY = 100

// One list, so that values computed from it stay the same.
const noPages: readonly never[] = []

/**
 * Reads a list page by page. The first page may come from the last visit.
 *
 * @param createQuery The query of one page.
 */
export function usePages<Page extends { next: string | null }>(
  createQuery: (cursor: string | undefined) => QueryOptions<Page>,
  { enabled, isEmpty, mergeFirst }: PagesOptions<Page>,
): { pages: readonly Page[]; toResult<Data>(data: Data | undefined): PagesResult<Data> } {
  const client = useQueryClient()
  const { queryKey, queryFn, staleTime, retry, initialData, initialDataUpdatedAt, ...options } = createQuery(undefined)
  const firstKey = [...queryKey, 'first page']
  const first = useQuery({
    ...options,
    queryKey: firstKey,
    // The last visit's page, else the one prefetched by the options of the query.
    initialData: () => initialData?.() ?? client.getQueryData<Page>(queryKey),
    initialDataUpdatedAt: () => initialDataUpdatedAt?.() ?? client.getQueryState(queryKey)?.dataUpdatedAt,
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
    // The later pages belong to one first page: if another one replaces it, they are read again on demand.
    queryKey: [...queryKey, 'other pages', next],
    queryFn: ({ pageParam, signal }) => createQuery(pageParam).queryFn({ signal }),
    initialPageParam: next,
    getNextPageParam: (last: Page) => last.next ?? undefined,
    staleTime: mergeFirst ? Number.POSITIVE_INFINITY : staleTime,
    retry,
    // Read when the visitor reaches the end, and from then on with the first one.
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
  const isSkipping = enabled && hasMore && !error && pages.length <= MAX_EMPTY && pages.every(isEmpty)
  const isKnown = first.data !== undefined && !isSkipping
  useEffect(() => {
    // Strangers can fill whole pages with spam, which does not mean that the list is empty.
    if (isSkipping && !isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [isSkipping, isFetching, fetchNextPage])
  const hasMoreFailed = others.isError && (!others.data || others.isFetchNextPageError)
  const readMore = async () => void (await fetchNextPage({ cancelRefetch: false }))
  return {
    pages: isKnown || error ? pages : noPages,
    toResult: (data) => ({
      ...toReadState(data, error),
      isFetching: first.isFetching || isFetching,
      isFetchingNextPage: others.data ? others.isFetchingNextPage : isFetching,
      isFetchNextPageError: hasMoreFailed && !first.isError,
      hasNextPage: hasMore,
      isPlaceholderData: data !== undefined && !isKnown && !error,
      async fetchNextPage() {
        // Two calls before the next render make only one request.
        if (hasMore && !isFetching) await readMore()
      },
      async refetch() {
        await Promise.all([
          first.refetch(),
          others.data && !mergeFirst && others.refetch(),
          first.isError && hasMoreFailed && readMore(),
        ])
      },
    }),
  }
}
