'use client'

import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../react/lintel-context.js'
import { getWalletView } from './get-wallet-view.js'

/** Returns a function that connects an installed wallet, or opens the view to connect another one. */
export function useChooseWallet(): (row: Pick<WalletRow, 'kind' | 'connectors' | 'wallet'>) => void {
  const { actions, store } = useLintel()
  return (row) => {
    const [connector, ...others] = row.connectors
    // Connects during the click, so that the wallet may open a window.
    if (connector && others.length === 0)
      return void actions.connect({ connectorId: connector.id, namespace: connector.chain, isShown: true })
    const view = getWalletView(row, store.getState())
    if (view) actions.push(view)
  }
}
