'use client'

import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../react/index.js'
import { getWalletView } from './get-wallet-view.js'

/** Goes where choosing a wallet leads; one that is here is asked at once. */
export function useChooseWallet(): (row: Pick<WalletRow, 'kind' | 'connectors' | 'wallet'>) => void {
  const { actions, store } = useLintel()
  return (row) => {
    const view = getWalletView(row, store.getState().settings.wallets)
    if (view.name !== 'ConnectingExternal') return actions.push(view)
    // Asked within the click, so that a wallet may open its window.
    void actions.connect({ connectorId: view.connectorId, namespace: row.connectors[0]?.chain, isShown: true })
  }
}
