'use client'

import { useEffect, useMemo, useState } from 'react'
import { tidyText } from '../../../../core/format/tidy-text.js'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import { useLegal } from '../../../../parts/legal/use-legal.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useRemembered } from '../../../../parts/state/use-remembered.js'
import { useSlow } from '../../../../parts/state/use-slow.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { readFailure } from '../../../../parts/wallets/read-failure.js'
import { useChooseWallet } from '../../../../parts/wallets/use-choose-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useDebouncedValue } from '../../../../react/use-debounced-value.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useWalletSearch } from '../../react/use-wallet-search.js'
import { AllWalletsView } from './all-wallets-view.js'
import type { GridPlace } from './wallet-grid.js'

/** Debounce of the search, ms. */
const SEARCH_DEBOUNCE = 500

/** After this time a skeleton alone is not enough, ms. Much shorter than the time limit of a directory request. */
const SLOW_AFTER = 3_000

/** A search that is answered within this time shows no skeleton, ms. */
const QUIET = 100

/** Characters that a search needs. */
const MIN_SEARCH = 2

const none: readonly WalletRow[] = []

/** Shows the directory page by page. Going back from a wallet restores search, filter and scroll position. */
export function AllWalletsContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const choose = useChooseWallet()
  const isMobile = useLintelState((state) => state.isMobile)
  const toPairing = useViewOf('pair')
  const [search, onSearch] = useRemembered('all-wallets.search', '', 'back')
  const [isCertifiedOnly, onCertifiedOnly] = useRemembered('all-wallets.certified', false, 'back')
  const [place, setPlace] = useRemembered<GridPlace | null>('all-wallets.place', null, 'back')
  const query = tidyText(useDebouncedValue(search, SEARCH_DEBOUNCE))
  const foundBy = query.length < MIN_SEARCH ? '' : query
  const found = useWalletSearch({ search: foundBy, isCertifiedOnly })
  const { data, hasNextPage: hasMore, error, fetchNextPage } = found
  const rows = data?.rows ?? none
  // The app may exclude every wallet of a page: load the next one.
  const isPageEmpty = rows.length === 0 && hasMore && !error
  const isLoading = found.isPending || isPageEmpty
  const [tries, setTries] = useState(0)
  const asked = `${tries} ${foundBy} ${isCertifiedOnly}`
  const isSlow = useSlow(isLoading, SLOW_AFTER, asked)
  const isOverdue = useSlow(isLoading, QUIET, asked)
  const count = data?.count ?? null
  const page = useMemo(
    () => ({ rows, foundBy, isCertifiedOnly, count, hasMore, isLoading }),
    [rows, foundBy, isCertifiedOnly, count, hasMore, isLoading],
  )
  const last = useLast(isLoading ? null : page)
  const isKept = isLoading && !isOverdue && last?.isCertifiedOnly === isCertifiedOnly && last.rows.length > 0
  useEffect(() => {
    if (isPageEmpty) void fetchNextPage()
  })
  return (
    <AllWalletsView
      {...useLegal()}
      words={words}
      {...(isKept ? last : page)}
      search={search}
      isSlow={isSlow}
      isLoadingMore={found.isFetchingNextPage}
      failure={readFailure(error, words)}
      place={place}
      onSearch={onSearch}
      onCertifiedOnly={onCertifiedOnly}
      onSelect={(row, left) => {
        setPlace(left)
        choose(row)
      }}
      onMore={() => void fetchNextPage()}
      onRetry={() => {
        setTries(tries + 1)
        void (found.isFetchNextPageError ? fetchNextPage() : found.refetch())
      }}
      onScan={isMobile && toPairing ? () => actions.push(toPairing({ wallet: null })) : undefined}
    />
  )
}
