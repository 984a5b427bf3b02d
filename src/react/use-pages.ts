'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { QueryOptions } from '../core/model/lintel.js'
import { type ReadState, toReadState } from './read-result.js'
import { offlineToo } from './use-wallets.js'

/**
 * What a hook of a list with pages returns: the result of `useInfiniteQuery` of TanStack Query, with the entries of all pages that
 * were read in `data`. What was read before stays when a page fails.
 */
export type PagesResult<Data> = ReadState<Data> & {
  isFetching: boolean
  isFetchingNextPage: boolean
  /** The next page has failed: read it again by `fetchNextPage`, and anything else by `refetch`. */
  isFetchNextPageError: boolean
  hasNextPage: boolean
  /** `data` is what this browser knows; the service has not answered yet. */
  isPlaceholderData: boolean
  /** Reads the next page. Does nothing while one is being read. */
  fetchNextPage(): Promise<void>
  /** Reads the list again. Of a history that is its first page: older ones do not change. */
  refetch(): Promise<void>
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

// One list, so that what is computed of it stays the same.
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
    // The last visit's page, else one that was prefetched by the options of the query.
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
  const isKnown = first.data !== undefined && !isSkipping
  useEffect(() => {
    // Strangers can fill whole pages with spam. The list is not empty because of that.
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
        // Asked twice before the next render it is still one request.
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
