import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import { NotConnectedError } from '../../errors/wallet-errors.js'
import type { Namespace } from '../../model/caip.js'
import type { WalletSession } from '../../model/chain-adapter.js'
import type { Connection } from '../../model/connection.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import type { ConnectionEvent } from '../event.js'
import { isListed, withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { cancelEffects } from './attempt.js'
import { finishConnect } from './connect.js'
import { reportRestoring } from './restoring.js'
import { showRestored } from './show-connected.js'
import { dropSwitch, settleSwitch } from './switching.js'

type ConnectionsChanged = Extract<ConnectionEvent, { type: 'connection/changed' }>

/**
 * Applies the connections that the adapter reports. Ends the attempt whose wallet has connected and a network switch
 * that is done or whose wallet is gone, and stores the change for other tabs.
 */
export function changeConnections(
  state: LintelState,
  current: NamespaceState,
  event: ConnectionsChanged,
  now: number,
): Step<LintelState> {
  const { namespace } = event
  const connections = readConnections(current.connections, namespace, event.sessions)
  const [active] = connections
  const isOther = active?.connectorId !== current.connections[0]?.connectorId
  const wasRestoring = current.restoring !== null
  const step = reportRestoring(
    withNamespace(state, namespace, {
      connections,
      ...(active && isListed(state, active.network) && { network: active.network }),
      ...(isOther && { switching: null }),
    }),
    event,
    now,
  )
  const effects: Effect[] = [
    ...(isOther ? dropSwitch(namespace, current) : []),
    ...storeConnections(current, connections, event),
    ...(active && active.network !== current.connections[0]?.network && isListed(state, active.network)
      ? [{ type: 'storage/network' as const, network: active.network }]
      : []),
  ]
  return andThen({ state: step.state, effects: [...step.effects, ...effects] }, (next) => {
    if (active && isOther && next.namespaces[namespace]?.attempt?.connectorId === active.connectorId) {
      return finishConnect(next, namespace, now)
    }
    if (active && current.connections.length === 0 && wasRestoring) return showRestored(next)
    return settleSwitch(next, namespace, now)
  })
}

/** A connection that has not changed stays the same object. */
function readConnections(
  before: readonly Connection[],
  namespace: Namespace,
  sessions: readonly WalletSession[],
): readonly Connection[] {
  const connections = sessions.map(({ chainId, ...shared }): Connection => {
    const connection: Connection = { ...shared, namespace, network: `${namespace}:${chainId}` }
    const known = before.find(({ connectorId }) => connectorId === connection.connectorId)
    return known && JSON.stringify(known) === JSON.stringify(connection) ? known : connection
  })
  const isSame = connections.length === before.length && connections.every((one, index) => one === before[index])
  return isSame ? before : connections
}

/**
 * Stores nothing during a restore, because a wallet may still answer. After it, adds the restored wallets. Otherwise
 * stores new wallets, the active one last so that it comes first, and removes those that are gone.
 */
function storeConnections(
  { connections: before, restoring }: NamespaceState,
  connections: readonly Connection[],
  { namespace, isRestoring }: ConnectionsChanged,
): readonly Effect[] {
  if (isRestoring) return []
  const listIds = (list: readonly Connection[]) => list.map(({ connectorId }) => connectorId)
  const [known, now] = [listIds(before), listIds(connections)]
  if (restoring !== null) return now.length === 0 ? [] : [{ type: 'storage/restored', namespace, connectorIds: now }]
  const [active, ...others] = now
  const gone = known.filter((id) => !now.includes(id))
  const added = others.filter((id) => !known.includes(id)).reverse()
  if (active !== undefined && active !== known[0]) added.push(active)
  return [
    ...gone.map((connectorId) => ({ type: 'storage/disconnected', namespace, connectorId }) as const),
    ...added.map((connectorId) => ({ type: 'storage/connected', namespace, connectorId }) as const),
  ]
}

/** Makes another connected wallet the active one, and its namespace the active namespace. */
export function switchConnection(
  state: LintelState,
  current: NamespaceState,
  { namespace, connectorId, id }: Extract<ConnectionEvent, { type: 'connection/switch' }>,
): Step<LintelState> {
  if (!isConnected(current, connectorId)) return { state, effects: answer(id, new NotConnectedError()) }
  return {
    state: { ...state, activeNamespace: namespace },
    effects: [{ type: 'adapter/switch-connection', namespace, connectorId, id }],
  }
}

/** Disconnects one wallet or all. With the last one, or all, an attempt and a restore end too. */
export function disconnect(
  state: LintelState,
  { namespace, connectorId, id }: Omit<Extract<ConnectionEvent, { type: 'connection/disconnect' }>, 'type'>,
): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  if (connectorId !== null && !isConnected(current, connectorId)) return { state, effects: answer(id, null) }
  const isLast = connectorId === null || current.connections.length === 1
  return {
    state: isLast ? withNamespace(state, namespace, { attempt: null, ...endedRestore(current) }) : state,
    effects: [
      ...(isLast ? cancelEffects(namespace, current) : []),
      { type: 'storage/disconnected', namespace, connectorId: isLast ? null : connectorId },
      { type: 'adapter/disconnect', namespace, connectorId: isLast ? null : connectorId, id },
    ],
  }
}

function isConnected({ connections }: NamespaceState, connectorId: string): boolean {
  return connections.some((connection) => connection.connectorId === connectorId)
}

function answer(id: number | null, error: LintelError | null): readonly Effect[] {
  return id === null ? [] : [{ type: 'reply', id, error }]
}

/** Hides a restore that the adapter has not ended yet. */
function endedRestore({ restoring }: NamespaceState): Pick<NamespaceState, 'restoring'> {
  return { restoring: restoring && 'overdue' }
}
