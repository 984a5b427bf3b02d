'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DirectoryWallet, WalletPage } from '../core/model/directory.js'
import { listDirectoryRows, type WalletRow } from '../core/wallets/list-wallet-rows.js'
import { useLintel } from './lintel-context.js'
import { useLintelState } from './use-lintel-state.js'
import { useWalletLists } from './use-wallet-lists.js'
import { firstPage, listConnectedIds, listConnectors, offlineToo } from './use-wallets.js'

/** The most results of one search. */
const SEARCH_ENTRIES = 100

/** The shortest search. */
const MIN_SEARCH = 2

export type WalletSearch = {
  wallets: readonly DirectoryWallet[]
  /** The same as rows, with the connectors of installed wallets and without those that the app excludes. */
  rows: readonly WalletRow[]
  /** How many there are on all pages; null while the first has not come. */
  count: number | null
  /** The first page of this search is being asked for. */
  isLoading: boolean
  isLoadingMore: boolean
  error: unknown
  hasMore: boolean
  /** Asks for the next page; nothing while one is on its way. */
  loadMore(): void
  /** Asks again for what did not come, or has not come yet. */
  retry(): void
}

/**
 * Every wallet of the directory, page by page, or those that a search finds. Wait 500 ms after a keystroke before
 * passing `search` on; under 2 characters it is none.
 *
 * @example
 * const { wallets, hasMore, loadMore } = useWalletSearch({ search: 'rain' })
 */
export function useWalletSearch({
  search = '',
  isCertifiedOnly = false,
}: {
  search?: string
  isCertifiedOnly?: boolean
} = {}): WalletSearch {
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
    // What Connect has loaded is there at once.
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
  const wallets = useMemo(() => pages?.flatMap((page) => page.wallets) ?? [], [pages])
  const rows = useMemo(() => {
    const connectors = listConnectors(namespaces)
    return listDirectoryRows(wallets, { connectors, connectedIds: listConnectedIds(namespaces), settings, isMobile })
  }, [wallets, namespaces, settings, isMobile])
  return {
    wallets,
    rows,
    count: pages?.[0]?.count ?? null,
    isLoading: found.isPending,
    isLoadingMore: found.isFetchingNextPage,
    error: found.error,
    hasMore: found.hasNextPage,
    loadMore() {
      // Asked twice before the next render it is still one question.
      if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage({ cancelRefetch: false })
    },
    retry() {
      // A search without an answer yet is cancelled and started again.
      void (pages ? found.fetchNextPage() : client.resetQueries({ queryKey: pagesKey, exact: true }))
    },
  }
}
