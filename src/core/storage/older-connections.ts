import { isRecord } from '../../rules/is-record.js'
import type { Namespace } from '../model/caip.js'
import { MAX_RECENT_WALLETS, type StoredConnection } from '../model/state.js'

/** The values that earlier versions stored instead of the list. */
export const olderNames = ['wallets', 'connected', 'disconnected', 'recentWallets'] as const

/**
 * Converts them to the list, so that an update ends no connection. The reader of the list checks its entries. A recent wallet has
 * an entry of its own, whose namespace is not read, because the old values do not tell whether it is connected.
 */
export function readOlder(read: (name: (typeof olderNames)[number]) => unknown): readonly StoredConnection[] {
  const [wallets, connected, recent] = [read('wallets'), read('connected'), read('recentWallets')]
  const namespaces: readonly Namespace[] = read('disconnected') !== true && Array.isArray(connected) ? connected : []
  const open = namespaces.flatMap((namespace) => {
    const ids = isRecord(wallets) ? wallets[namespace] : []
    const entry = { namespace, wallet: null, isConnected: true, chosenAt: null }
    return Array.isArray(ids) ? ids.map((connectorId) => ({ ...entry, connectorId })) : []
  })
  const used = Array.isArray(recent) ? recent.slice(0, MAX_RECENT_WALLETS) : []
  // Times before every later choice, the newest first.
  return [...open, ...used.map((one, index) => ({ ...one, namespace: 'eip155', isConnected: false, chosenAt: -index }))]
}
