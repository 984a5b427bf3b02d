import type { Namespace } from '../model/caip.js'
import type { Effect } from '../model/effect.js'
import type { LintelEvent } from '../model/event.js'
import {
  type LintelState,
  MAX_RECENT_WALLETS,
  type NamespaceState,
  type RecentWallet,
  type StoredConnection,
} from '../model/state.js'

type Stored = readonly StoredConnection[]

/** The connectors of the connected wallets of a namespace, the active one first. Empty after the visitor has disconnected. */
export function listConnected(stored: Stored, namespace: Namespace): readonly string[] {
  return stored.filter(isOpen(namespace)).map(({ connectorId }) => connectorId)
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

/** Makes a wallet the active one. The others stay, because a slow one is restored later. */
export function putFirst(stored: Stored, namespace: Namespace, connectorId: string): Stored {
  const known = stored.find(isOpen(namespace, connectorId))
  if (known && known === stored.find(isOpen(namespace))) return stored
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

/** Adds the wallets that are not stored as connected yet. */
export function append(stored: Stored, namespace: Namespace, connectorIds: readonly string[]): Stored {
  const added = connectorIds.filter((id) => !stored.some(isOpen(namespace, id)))
  return added.length === 0 ? stored : [...stored, ...added.map((id) => connect(namespace, id))]
}

/** Null for every wallet of the namespace. */
export function remove(stored: Stored, namespace: Namespace, connectorId: string | null): Stored {
  const isLeaving = isOpen(namespace, connectorId)
  if (!stored.some(isLeaving)) return stored
  return dropUnused(stored.map((one) => (isLeaving(one) ? { ...one, isConnected: false } : one)))
}

/** By default any wallet of the namespace. */
function isOpen(namespace: Namespace, connectorId: string | null = null) {
  return (one: StoredConnection) =>
    one.isConnected && one.namespace === namespace && (connectorId === null || one.connectorId === connectorId)
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

/** An event with its result. */
export type Change = {
  event: LintelEvent
  before: LintelState
  state: LintelState
  effects: readonly Effect[]
  /** In ms since the epoch. */
  now: number
}

/**
 * The list after an event; null if it does not change. Drops a wallet as soon as its disconnect starts: the visitor
 * may leave the page before it answers.
 *
 * @param read Reads the stored list now: another tab may have added a wallet since.
 */
export function followConnections(read: () => Stored, change: Change): Stored | null {
  const { event, effects } = change
  const leaving =
    event.type === 'connection/disconnect' ? event : effects.find((one) => one.type === 'adapter/disconnect')
  if (!leaving && event.type !== 'connection/changed') return null
  const stored = read()
  const left = leaving ? remove(stored, leaving.namespace, leaving.connectorId) : stored
  const list = event.type === 'connection/changed' ? applyReport(left, change, event) : left
  return list === stored ? null : list
}

/**
 * During a restore only a wallet that the visitor has chosen counts, because others may still answer. After it, the restored wallets
 * are added. Otherwise adds new wallets, the active one last so that it comes first, and removes those that disconnected.
 */
function applyReport(
  stored: Stored,
  { before, state, now }: Change,
  { namespace, isRestoring }: Extract<LintelEvent, { type: 'connection/changed' }>,
): Stored {
  const [was, is] = [before.namespaces[namespace], state.namespaces[namespace]]
  if (!was || !is) return stored
  const [known, open] = [listIds(was), listIds(is)]
  const [active, ...others] = open
  let list = stored
  if (!isRestoring && was.restoring !== null) list = append(list, namespace, open)
  else if (!isRestoring) {
    for (const id of known) if (!open.includes(id)) list = remove(list, namespace, id)
    for (const id of others.toReversed()) if (!known.includes(id)) list = putFirst(list, namespace, id)
    if (active !== undefined && active !== known[0]) list = putFirst(list, namespace, active)
  }
  const isAnswered = was.attempt?.connectorId === active && is.attempt?.id !== was.attempt?.id
  if (active === undefined || !isAnswered) return list
  const [used] = state.recentWallets
  const isRecent = used !== undefined && state.recentWallets !== before.recentWallets
  return isRecent ? putChosen(list, namespace, used, now) : putFirst(list, namespace, active)
}

function listIds({ connections }: NamespaceState): readonly string[] {
  return connections.map(({ connectorId }) => connectorId)
}
