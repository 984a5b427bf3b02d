import type { Effect } from '../effects/effect.js'
import type { LintelState, NamespaceState } from '../model/state.js'
import { getNamespace } from '../selectors.js'
import type { LintelEvent } from '../transitions/event.js'
import type { StoredValues } from './lintel-storage.js'
import { append, putChosen, putFirst, remove, type StoredConnection } from './stored-connections.js'

type Change = { event: LintelEvent; before: LintelState; state: LintelState; effects: readonly Effect[]; now: number }

/**
 * The values that storage has to take over after an event: network, transactions and connections. None after an event that comes from
 * storage, or tabs that follow each other would loop.
 *
 * @param read Reads the connections that are stored now: another tab may have added one since.
 */
export function listChanges(change: Change, read: () => readonly StoredConnection[]): Partial<StoredValues> {
  const { event, before, state, effects } = change
  if (event.type === 'storage/followed' || event.type === 'lintel/started') return {}
  const network = getNamespace(state)?.network
  const changes: Partial<StoredValues> = {
    ...(network && network !== getNamespace(before)?.network && { network }),
    ...(state.transactions !== before.transactions && { transactions: state.transactions }),
  }
  // A wallet is forgotten as soon as it is about to be disconnected: the visitor may leave the page before it answers.
  const leaving = event.type === 'connection/disconnect' ? event : effects.find(isDisconnect)
  if (!leaving && event.type !== 'connection/changed') return changes
  const stored = read()
  const left = leaving ? remove(stored, leaving.namespace, leaving.connectorId) : stored
  const connections = event.type === 'connection/changed' ? applyReport(change, event, left) : left
  return connections === stored ? changes : { ...changes, connections }
}

function isDisconnect(effect: Effect): effect is Extract<Effect, { type: 'adapter/disconnect' }> {
  return effect.type === 'adapter/disconnect'
}

/**
 * During a restore only a wallet that the visitor has chosen counts, because others may still answer. After it, the restored wallets
 * are added. Otherwise adds new wallets, the active one last so that it comes first, and removes those that are gone.
 */
function applyReport(
  { before, state, now }: Change,
  { namespace, isRestoring }: Extract<LintelEvent, { type: 'connection/changed' }>,
  stored: readonly StoredConnection[],
): readonly StoredConnection[] {
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
