'use client'

import type { Namespace } from '../../core/model/caip.js'
import type { View } from '../../core/model/views/view.js'
import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../react/lintel-context.js'

/** Returns a function that connects an installed wallet, or opens the view to connect another one. */
export function useChooseWallet(): (row: Pick<WalletRow, 'kind' | 'connectors' | 'wallet'>) => void {
  const { actions, store } = useLintel()
  return (row) => {
    const view = getWalletView(row, store.getState().settings)
    if (view.name !== 'ConnectingExternal') return actions.push(view)
    // Connects during the click, so that the wallet may open a window.
    void actions.connect({ connectorId: view.connectorId, namespace: row.connectors[0]?.chain, isShown: true })
  }
}

/**
 * The view that choosing a wallet opens: connecting the installed wallet, choosing one of its namespaces, pairing, or
 * Downloads when the app cannot pair.
 */
export function getWalletView(
  { kind, connectors, wallet }: Pick<WalletRow, 'kind' | 'connectors' | 'wallet'>,
  { hasPairing, isBasic = false }: { hasPairing: boolean; isBasic?: boolean },
): View {
  const [connector, ...others] = connectors
  if (connector && others.length === 0) return { name: 'ConnectingExternal', connectorId: connector.id }
  if (connector) {
    const connectorIds: Partial<Record<Namespace, string>> = {}
    for (const { chain, id } of connectors) connectorIds[chain] ??= id
    return { name: 'ConnectingMultiChain', connectorIds }
  }
  // An app without adapters has only the QR code and AllWallets.
  if (kind === 'walletConnect' && isBasic) return { name: 'ConnectingWalletConnectBasic' }
  if (wallet && !hasPairing) return { name: 'Downloads', wallet }
  return { name: 'ConnectingWalletConnect', wallet: kind === 'walletConnect' ? null : wallet }
}
