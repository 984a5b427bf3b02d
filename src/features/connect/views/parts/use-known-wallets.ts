'use client'

import { useEffect, useMemo, useState } from 'react'
import type { WalletRow } from '../../../../core/wallets/list-wallet-rows.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNamespaces } from '../../../../react/use-wallet-lists.js'
import type { listKnownWallets } from '../../model/list-known-wallets.js'

type List = typeof listKnownWallets

/**
 * Well-known wallets to get, for an app without a directory; none for an app with one. They load with their icons when the open
 * modal needs them: null until then.
 */
export function useKnownWallets(isNeeded: boolean): readonly WalletRow[] | null {
  const connectors = useConnectors()
  const namespaces = useNamespaces()
  const settings = useLintelState((state) => state.settings)
  const isMobile = useLintelState((state) => state.isMobile)
  const isOffered = isNeeded && !settings.hasDirectory
  const isLoading = useLintelState((state) => isOffered && state.modal.open)
  const [list, setList] = useState<List | null>(null)
  useEffect(() => {
    if (!isLoading) return
    let isLeft = false
    const take = (loaded: List) => isLeft || setList(() => loaded)
    // Without them the view says what to do next.
    import('../../model/list-known-wallets.js').then(
      (module) => take(module.listKnownWallets),
      () => take(() => []),
    )
    return () => {
      isLeft = true
    }
  }, [isLoading])
  return useMemo(() => {
    if (!isOffered) return []
    return list?.(namespaces, { connectors, settings, isMobile }) ?? null
  }, [isOffered, list, connectors, namespaces, settings, isMobile])
}
