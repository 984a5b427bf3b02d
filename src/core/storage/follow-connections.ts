import type { Effect } from '../effects/effect.js'
import type { LintelState, NamespaceState } from '../model/state.js'
import type { LintelEvent } from '../transitions/event.js'
import { append, putChosen, putFirst, remove, type StoredConnection } from './stored-connections.js'

type Stored = readonly StoredConnection[]

/** What an event has done. */
export type Change = {
  event: LintelEvent
  before: LintelState
  state: LintelState
  effects: readonly Effect[]
  /** In ms since the epoch. */
  now: number
}

/**
 * The list after an event; null when it does not change. A wallet is forgotten as soon as it is about to be disconnected: the visitor
 * may leave the page before it answers.
 *
 * @param read Reads what is stored now: another tab may have added a wallet since.
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
 * are added. Otherwise adds new wallets, the active one last so that it comes first, and removes those that are gone.
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
