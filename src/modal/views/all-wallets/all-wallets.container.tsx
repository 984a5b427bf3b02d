'use client'

import { useEffect, useState } from 'react'
import { useLintel, useLintelState, useMessages, useWalletSearch } from '../../../react/index.js'
import { useRemembered } from '../../parts/remembered/use-remembered.js'
import { useSettled } from '../../parts/search-field/use-settled.js'
import { readFailure } from '../../wallets/read-failure.js'
import { useChooseWallet } from '../../wallets/use-choose-wallet.js'
import { useSlow } from '../../wallets/use-slow.js'
import { useLegal } from '../connect/use-legal.js'
import { AllWalletsView } from './all-wallets-view.js'
import type { GridPlace } from './wallet-grid.js'

/** How long typing may pause before the directory is asked, ms (spec/decisions: debounce). */
const SEARCH_DEBOUNCE = 500

/** How long bones alone may stand in for tiles, ms. Long before the directory is given up. */
const SLOW_AFTER = 3_000

/** A search needs this many characters. */
const MIN_SEARCH = 2

/** The directory, page by page. Coming back from a wallet finds it as it was. */
export function AllWalletsContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const choose = useChooseWallet()
  const canScan = useLintelState(({ isMobile, settings }) => isMobile && settings.wallets.hasPairing)
  const [search, onSearch] = useRemembered('all-wallets.search', '', 'back')
  const [isCertifiedOnly, onCertifiedOnly] = useRemembered('all-wallets.certified', false, 'back')
  const [place, setPlace] = useRemembered<GridPlace | null>('all-wallets.place', null, 'back')
  const settled = useSettled(search, SEARCH_DEBOUNCE).trim()
  const foundBy = settled.length < MIN_SEARCH ? '' : settled
  const found = useWalletSearch({ search: foundBy, isCertifiedOnly })
  const { rows, hasMore, error, loadMore } = found
  // A page of nothing but wallets that the app excludes is not the end.
  const isBarren = rows.length === 0 && hasMore && !error
  const isLoading = found.isLoading || isBarren
  const [tries, setTries] = useState(0)
  const isSlow = useSlow(isLoading, SLOW_AFTER, `${tries} ${foundBy} ${isCertifiedOnly}`)
  useEffect(() => {
    if (isBarren) loadMore()
  })
  return (
    <AllWalletsView
      {...useLegal()}
      words={words}
      search={search}
      foundBy={foundBy}
      isCertifiedOnly={isCertifiedOnly}
      rows={rows}
      count={found.count}
      hasMore={hasMore}
      isLoading={isLoading}
      isSlow={isSlow}
      isLoadingMore={found.isLoadingMore}
      failure={readFailure(error, words)}
      place={place}
      onSearch={onSearch}
      onCertifiedOnly={onCertifiedOnly}
      onSelect={(row, left) => {
        setPlace(left)
        choose(row)
      }}
      onMore={loadMore}
      onRetry={() => {
        setTries(tries + 1)
        found.retry()
      }}
      onScan={canScan ? () => actions.push({ name: 'ConnectingWalletConnect', wallet: null }) : undefined}
    />
  )
}
