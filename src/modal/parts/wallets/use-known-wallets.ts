'use client'

import { useMemo } from 'react'
import type { Namespace } from '../../../core/index.js'
import { listKnownWallets } from '../../../core/wallets/list-known-wallets.js'
import type { WalletRow } from '../../../core/wallets/list-wallet-rows.js'
import { useConnectors } from '../../../react/use-connectors.js'
import { useLintelState } from '../../../react/use-lintel-state.js'

/** Well-known wallets to get, for an app without a directory; none for an app with one. */
export function useKnownWallets(): readonly WalletRow[] {
  const connectors = useConnectors()
  const namespaces = useLintelState((state) => state.namespaces)
  const settings = useLintelState((state) => state.settings)
  const isMobile = useLintelState((state) => state.isMobile)
  return useMemo(
    () =>
      settings.hasDirectory
        ? []
        : listKnownWallets(Object.keys(namespaces) as Namespace[], { connectors, settings, isMobile }),
    [connectors, namespaces, settings, isMobile],
  )
}
