import { numberToHex } from 'viem'
import type { WalletEvent } from '../protocol/site-messages.js'
import { otherNamespaces } from './namespace-accounts.js'
import { listNamespaceAccounts } from './namespace-permissions.js'
import { listSharedAccounts, type WalletState } from './wallet-state.js'

/** Lists the events that one site receives for a change of state. */
export function listStateEvents(before: WalletState, after: WalletState, origin: string): WalletEvent[] {
  const events: WalletEvent[] = []
  const accounts = listSharedAccounts(after, origin)
  if (accounts.join() !== listSharedAccounts(before, origin).join()) {
    events.push({ name: 'accountsChanged', data: accounts })
  }
  if (after.activeChainId !== before.activeChainId) {
    events.push({ name: 'chainChanged', data: numberToHex(after.activeChainId) })
  }
  for (const namespace of otherNamespaces) {
    const shared = listNamespaceAccounts(after, origin, namespace)
    if (shared.join() === listNamespaceAccounts(before, origin, namespace).join()) continue
    events.push({ name: 'namespaceAccountsChanged', data: { namespace, accounts: shared } })
  }
  return events
}
