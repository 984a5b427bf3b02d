'use client'

import type { Namespace } from '../../core/model/caip.js'
import type { LintelState } from '../../core/model/state.js'
import type { View } from '../../core/model/views/view.js'
import { findView } from '../../core/selectors.js'
import type { WalletRow } from '../../core/wallets/list-wallet-rows.js'
import { useLintel } from '../../react/lintel-context.js'

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

/**
 * The view that choosing a wallet opens: connecting the installed wallet, choosing one of its namespaces, pairing, or
 * its downloads when the app cannot pair. Null when no feature has that view.
 */
export function getWalletView(
  { kind, connectors, wallet }: Pick<WalletRow, 'kind' | 'connectors' | 'wallet'>,
  state: Pick<LintelState, 'settings' | 'views'>,
): View | null {
  const { hasPairing, isBasic } = state.settings
  const [connector, ...others] = connectors
  if (connector && others.length === 0) return findView(state, 'connection', { connectorId: connector.id })
  if (connector) {
    const connectorIds: Partial<Record<Namespace, string>> = {}
    for (const { chain, id } of connectors) connectorIds[chain] ??= id
    return findView(state, 'choose-namespace', { connectorIds })
  }
  // An app without adapters has only the QR code and the list of all wallets.
  if (kind === 'walletConnect' && isBasic) return findView(state, 'pair-only', {})
  if (wallet && !hasPairing) return findView(state, 'downloads', { wallet })
  return findView(state, 'pair', { wallet: kind === 'walletConnect' ? null : wallet })
}
