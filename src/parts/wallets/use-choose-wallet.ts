'use client'

import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../react/lintel-context.js'
import { getWalletView } from './get-wallet-view.js'

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
