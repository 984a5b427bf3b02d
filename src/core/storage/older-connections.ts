import { isRecord } from '../../rules/is-record.js'
import { isNamespace } from '../model/caip.js'
import { MAX_RECENT_WALLETS, type StoredConnection } from '../model/state.js'
import { isListOf, isRecentWallet, isText } from './check-stored.js'

/** The values that earlier versions have stored in place of the list. */
export const olderNames = ['wallets', 'connected', 'disconnected', 'recentWallets'] as const

/** The list of what they have stored, each value checked: nobody loses a connection by an update. */
export function readOlder(read: (name: (typeof olderNames)[number]) => unknown): readonly StoredConnection[] {
  const [wallets, connected, recent] = [read('wallets'), read('connected'), read('recentWallets')]
  const namespaces = read('disconnected') !== true && Array.isArray(connected) ? connected.filter(isNamespace) : []
  const list: StoredConnection[] = namespaces.flatMap((namespace) => {
    const ids = isRecord(wallets) ? wallets[namespace] : []
    return isListOf(ids, isText)
      ? (ids as string[]).map((id) => ({ namespace, connectorId: id, wallet: null, isConnected: true, chosenAt: null }))
      : []
  })
  const used = Array.isArray(recent) ? recent.slice(0, MAX_RECENT_WALLETS).filter(isRecentWallet) : []
  for (const [index, { connectorId, wallet }] of used.entries()) {
    // Before everything that is chosen from now on.
    const chosenAt = used.length - index
    const at = list.findIndex((one) => one.connectorId === connectorId && one.chosenAt === null)
    // Only the namespace of a connected wallet is read.
    const known = list[at] ?? { namespace: 'eip155', isConnected: false }
    list.splice(at < 0 ? list.length : at, at < 0 ? 0 : 1, { ...known, connectorId, wallet, chosenAt })
  }
  return list
}
