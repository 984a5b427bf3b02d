'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DirectoryWallet, WalletPage } from '../../../core/model/directory.js'
import { listDirectoryRows, type WalletRow } from '../../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../../react/lintel-context.js'
import { toReadState } from '../../../react/read-result.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import type { PagesResult } from '../../../react/use-pages.js'
import { useWalletLists } from '../../../react/use-wallet-lists.js'
import { firstPage, listConnectedIds, listConnectors, offlineToo } from '../../../react/use-wallets.js'

/** The most results of one search. */
const SEARCH_ENTRIES = 100

/** The shortest search. */
const MIN_SEARCH = 2

export type WalletSearchData = {
  /** The wallets of all pages read so far. */
  wallets: readonly DirectoryWallet[]
  /** The same wallets as rows, with the connectors of installed ones and without those that the app excludes. */
  rows: readonly WalletRow[]
  /** The number of wallets on all pages. */
  count: number
}

/**
 * Every wallet of the directory, page by page, or the results of a search. Wait 500 ms after a keystroke before
 * passing `search` on; under 2 characters it is ignored. `refetch` cancels a search without an answer, and starts it again.
 *
 * @example
 * const { data, hasNextPage, fetchNextPage } = useWalletSearch({ search: 'rain' })
 */
export function useWalletSearch({
  search = '',
  isCertifiedOnly = false,
}: {
  search?: string
  isCertifiedOnly?: boolean
} = {}): PagesResult<WalletSearchData> {
  const { queries } = useLintel()
  const client = useQueryClient()
  const text = search.trim()
  const isSearch = text.length >= MIN_SEARCH
  const entries = isSearch ? SEARCH_ENTRIES : firstPage.entries
  const asked = { entries, ...(isSearch && { search: text }), ...(isCertifiedOnly && { isCertifiedOnly }) }
  const { queryKey, staleTime, retry } = queries.wallets({ page: 1, ...asked })
  const pagesKey = [...queryKey, 'pages']
  const found = useInfiniteQuery({
    queryKey: pagesKey,
    queryFn: ({ pageParam, signal }) => queries.wallets({ page: pageParam, ...asked }).queryFn({ signal }),
    initialPageParam: 1,
    // The wallets that Connect has loaded appear at once.
    initialData: () => {
      const first = client.getQueryData<WalletPage>(queryKey)
      return first && { pages: [first], pageParams: [1] }
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    getNextPageParam: (last, pages) => (pages.length * entries < last.count ? pages.length + 1 : undefined),
    staleTime,
    retry,
    ...offlineToo,
  })
  const namespaces = useWalletLists()
  const settings = useLintelState((state) => state.settings)
  const isMobile = useLintelState((state) => state.isMobile)
  const pages = found.data?.pages
  const data = useMemo((): WalletSearchData | undefined => {
    if (!pages?.[0]) return undefined
    const wallets = pages.flatMap((page) => page.wallets)
    const connectors = listConnectors(namespaces)
    const known = { connectors, connectedIds: listConnectedIds(namespaces), settings, isMobile }
    return { wallets, rows: listDirectoryRows(wallets, known), count: pages[0].count }
  }, [pages, namespaces, settings, isMobile])
  return {
    ...toReadState(data, found.error),
    isFetching: found.isFetching,
    isFetchingNextPage: found.isFetchingNextPage,
    isFetchNextPageError: found.isFetchNextPageError,
    hasNextPage: found.hasNextPage,
    isPlaceholderData: false,
    async fetchNextPage() {
      // Two calls before the next render make only one request.
      if (found.hasNextPage && !found.isFetchingNextPage) await found.fetchNextPage({ cancelRefetch: false })
    },
    async refetch() {
      // Cancels and restarts a search without an answer.
      await (pages ? found.refetch() : client.resetQueries({ queryKey: pagesKey, exact: true }))
    },
  }
}
