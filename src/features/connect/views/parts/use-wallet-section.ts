'use client'

import { hasAllWallets } from '../../../../core/wallets/list-wallet-rows.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { readFailure } from '../../../../parts/wallets/read-failure.js'
import { useChooseWallet } from '../../../../parts/wallets/use-choose-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNamespaces } from '../../../../react/use-wallet-lists.js'
import { useWallets } from '../../../../react/use-wallets.js'
import { useDiscovery } from './use-discovery.js'
import { useKnownWallets } from './use-known-wallets.js'
import type { WalletSectionProps } from './wallet-section.js'

/** Rows shown at least, while the directory loads. */
const FIRST_ROWS = 4

/** The props of WalletSection, from the store and the directory. */
export function useWalletSection(): WalletSectionProps {
  const { actions } = useLintel()
  const words = useModalWords()
  const isMobile = useLintelState((state) => state.isMobile)
  const settings = useLintelState((state) => state.settings)
  const { data, isPlaceholderData: isLoading, error, refetch } = useWallets()
  const { rows, count } = data
  const isSearching = useDiscovery(rows.length === 0)
  const choose = useChooseWallet()
  const suggestions = useKnownWallets(rows.length === 0)
  const known = rows.filter(({ kind }) => kind !== 'walletConnect').length
  const namespaces = useNamespaces()
  // Hidden when the directory failed; on a phone it also leads to the QR code.
  const isAllShown = hasAllWallets(settings, count) && (!error || (isMobile && settings.hasPairing))
  return {
    words,
    rows,
    missing: isLoading ? Math.max(FIRST_ROWS - known, settings.featuredWalletIds.length - known, 0) : 0,
    isLoading,
    isSearching: isSearching || suggestions === null,
    failure: readFailure(error, words),
    suggestions: suggestions ?? [],
    ...(isAllShown && { all: { count } }),
    ...(namespaces.length > 1 && { namespaces }),
    onSelect: choose,
    onAll: () => actions.push({ name: 'AllWallets' }),
    onRetry: () => void refetch(),
    onReload: () => window.location.reload(),
  }
}
