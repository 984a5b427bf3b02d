'use client'

import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../react/index.js'
import { getWalletView } from './get-wallet-view.js'

/** Goes where choosing a wallet leads, and asks the wallet at once when it is here. */
export function useChooseWallet(): (row: Pick<WalletRow, 'kind' | 'connectors' | 'wallet'>) => void {
  const { actions, store } = useLintel()
  return (row) => {
    const view = getWalletView(row, store.getState().settings.wallets)
    actions.push(view)
    if (view.name !== 'ConnectingExternal') return
    // Asked within the click, so that a wallet may open its window; the view that follows joins this try, and shows
    // what went wrong.
    const namespace = row.connectors[0]?.chain
    void actions.connect({ connectorId: view.connectorId, ...(namespace && { namespace }) })
  }
}
