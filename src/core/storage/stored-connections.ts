import { isRecord } from '../../rules/is-record.js'
import { isNamespace, type Namespace } from '../model/caip.js'
import { MAX_RECENT_WALLETS, type RecentWallet } from '../model/state.js'
import { isListOf, isRecentWallet, isText } from './check-stored.js'

/** A wallet as a namespace has used it. Those of a namespace are in the order of their last use, the active one first. */
export type StoredConnection = RecentWallet & {
  namespace: Namespace
  /** Whether the next visit restores it. */
  isConnected: boolean
  /** When the visitor chose it in Connect, in ms since the epoch; null for one that was never chosen there. */
  chosenAt: number | null
}

type Stored = readonly StoredConnection[]

export function isStoredConnection(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecentWallet(value as unknown) &&
    isNamespace(value.namespace) &&
    typeof value.isConnected === 'boolean' &&
    (value.chosenAt === null || Number.isFinite(value.chosenAt))
  )
}

/** The connectors of the connected wallets of a namespace, the active one first. None after the visitor has disconnected. */
export function listConnected(stored: Stored, namespace: Namespace): readonly string[] {
  return stored.filter((one) => one.isConnected && one.namespace === namespace).map(({ connectorId }) => connectorId)
}

/** The wallets that were chosen last, the newest first. */
export function listRecent(stored: Stored): readonly RecentWallet[] {
  return stored
    .filter(({ chosenAt }) => chosenAt !== null)
    .sort((one, other) => Number(one.chosenAt) - Number(other.chosenAt))
    .reduce<readonly RecentWallet[]>(
      (recent, { connectorId, wallet }) => addRecent(recent, { connectorId, wallet }),
      [],
    )
}

/** Newest first; a wallet that is used again moves to the front. */
export function addRecent(recent: readonly RecentWallet[], used: RecentWallet): readonly RecentWallet[] {
  return [used, ...recent.filter((other) => !isSameWallet(used, other))].slice(0, MAX_RECENT_WALLETS)
}

function isSameWallet({ connectorId, wallet }: RecentWallet, other: RecentWallet): boolean {
  return wallet ? wallet.id === other.wallet?.id : other.wallet === null && other.connectorId === connectorId
}

/** Makes a wallet the active one. The others stay: one that is slow to answer is restored later. */
export function putFirst(stored: Stored, namespace: Namespace, connectorId: string): Stored {
  const known = findConnected(stored, namespace, connectorId)
  if (known && listConnected(stored, namespace)[0] === connectorId) return stored
  return [known ?? connect(namespace, connectorId), ...stored.filter((one) => one !== known)]
}

/** As `putFirst`, for a wallet that the visitor has chosen. `at` in ms since the epoch. */
export function putChosen(
  stored: Stored,
  namespace: Namespace,
  { connectorId, wallet }: RecentWallet,
  at: number,
): Stored {
  const chosen = { ...connect(namespace, connectorId), wallet, chosenAt: at }
  const others = remove(stored, namespace, connectorId)
  return dropUnused([chosen, ...others.filter((one) => one.isConnected || !isSameWallet(chosen, one))])
}

/** Adds those that are not stored as connected yet. */
export function append(stored: Stored, namespace: Namespace, connectorIds: readonly string[]): Stored {
  const added = connectorIds.filter((id) => !findConnected(stored, namespace, id))
  return added.length === 0 ? stored : [...stored, ...added.map((id) => connect(namespace, id))]
}

/** Null for every wallet of the namespace. */
export function remove(stored: Stored, namespace: Namespace, connectorId: string | null): Stored {
  const isLeaving = (one: StoredConnection) =>
    one.isConnected && one.namespace === namespace && (connectorId === null || one.connectorId === connectorId)
  if (!stored.some(isLeaving)) return stored
  return dropUnused(stored.map((one) => (isLeaving(one) ? { ...one, isConnected: false } : one)))
}

function findConnected(stored: Stored, namespace: Namespace, connectorId: string): StoredConnection | undefined {
  return stored.find((one) => one.isConnected && one.namespace === namespace && one.connectorId === connectorId)
}

function connect(namespace: Namespace, connectorId: string): StoredConnection {
  return { namespace, connectorId, wallet: null, isConnected: true, chosenAt: null }
}

/** Drops the wallets that are neither connected nor recent. */
function dropUnused(stored: Stored): Stored {
  const recent = listRecent(stored)
  return stored.filter(
    (one) => one.isConnected || (one.chosenAt !== null && recent.some((used) => isSameWallet(used, one))),
  )
}

/** The values that earlier versions have stored in place of the list. */
export const olderNames = ['wallets', 'connected', 'disconnected', 'recentWallets'] as const

/** The list of what they have stored, each value checked: nobody loses a connection by an update. */
export function readOlder(read: (name: (typeof olderNames)[number]) => unknown): Stored {
  const [wallets, connected, recent] = [read('wallets'), read('connected'), read('recentWallets')]
  const namespaces = read('disconnected') !== true && Array.isArray(connected) ? connected.filter(isNamespace) : []
  const list: StoredConnection[] = namespaces.flatMap((namespace) => {
    const ids = isRecord(wallets) ? wallets[namespace] : []
    return isListOf(ids, isText) ? (ids as string[]).map((id) => connect(namespace, id)) : []
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
