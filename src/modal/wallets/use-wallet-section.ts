'use client'

import type { Namespace } from '../../core/index.js'
import { useLintel, useLintelState, useMessages, useWallets } from '../../react/index.js'
import { readFailure } from './read-failure.js'
import { useChooseWallet } from './use-choose-wallet.js'
import { useDiscovery } from './use-discovery.js'
import { usePainted } from './use-painted.js'
import type { WalletSectionProps } from './wallet-section.js'

/** Rows of known wallets and recommended ones together (spec §9). */
const FIRST_ROWS = 4

/** `isLeaving`: closed, and not seen to be yet. */
export type Leaving = { isLeaving: boolean }

/** What Connect and ConnectWallets show of the wallets. */
export function useWalletSection(): WalletSectionProps & Leaving {
  const { actions, store } = useLintel()
  const words = useMessages()
  const isMobile = useLintelState((state) => state.isMobile)
  const settings = useLintelState((state) => state.settings.wallets)
  const isPainted = usePainted()
  const { rows, count, isLoading, error, retry } = useWallets({ enabled: isPainted })
  const isSearching = useDiscovery()
  const choose = useChooseWallet()
  const known = rows.filter(({ kind }) => kind !== 'walletConnect').length
  // Which there are never changes.
  const names = Object.keys(store.getState().namespaces) as Namespace[]
  // A list that is known to be empty, or not there, leads nowhere; on a phone it is the way to the QR code too.
  const hasAll = settings.hasDirectory && settings.showsAll && count !== 0
  const isAllShown = hasAll && (!error || (isMobile && settings.hasPairing))
  return {
    words,
    rows,
    missing: isLoading ? Math.max(FIRST_ROWS - known, settings.featuredIds.length - known, 0) : 0,
    isLoading,
    isSearching,
    isLeaving: isPainted && !store.getState().modal.open,
    failure: readFailure(error, words),
    ...(isAllShown && { all: { count } }),
    ...(names.length > 1 && { namespaces: names }),
    onSelect: choose,
    onAll: () => actions.push({ name: 'AllWallets' }),
    onRetry: retry,
    onReload: () => window.location.reload(),
  }
}
