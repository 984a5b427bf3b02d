import type { Namespace } from '../../model/caip.js'
import type { WalletSession } from '../../model/chain-adapter.js'
import type { Connection } from '../../model/connection.js'
import type { Connector } from '../../model/connector.js'
import type { Effect } from '../../model/effect.js'
import type { ConnectionEvent } from '../../model/event.js'
import type { LintelState, NamespaceState, StoredConnection } from '../../model/state.js'
import { isListed } from '../../selectors.js'
import { listConnected } from '../../storage/stored-connections.js'
import { RESTORE_TIMEOUT_MS } from '../../wallets/connection-limits.js'
import { andThen, keep, type Step, withNamespace } from '../step.js'
import {
  cancelEffects,
  dropSwitch,
  endDelay,
  failAttempt,
  finishConnect,
  pinChosenNetwork,
  showRestored,
  startConnect,
  timeOutAttempt,
} from './attempt.js'
import { settleSwitch } from './switching.js'

/** Handles the connection events of a namespace. Ignores a namespace without an adapter. */
export function reduceConnection(state: LintelState, event: ConnectionEvent, now: number): Step<LintelState> {
  const current = state.namespaces[event.namespace]
  if (!current) return keep(state)
  switch (event.type) {
    case 'connection/connect':
      return startConnect(state, current, event, now)
    case 'connection/delay-ended':
      return endDelay(state, current, event, now)
    case 'connection/failed':
      return failAttempt(state, current, event)
    case 'connection/timed-out':
      return timeOutAttempt(state, current, event, now)
    case 'connection/switch':
      return keep({ ...state, activeNamespace: event.namespace })
    case 'connection/disconnect':
      return forget(state, current, event)
    case 'connection/changed':
      return changeConnections(state, current, event, now)
    case 'connection/restore-overdue':
      return keep(withNamespace(state, event.namespace, { restoring: current.restoring && 'overdue' }))
    case 'connection/connectors':
      return keep(withNamespace(state, event.namespace, { connectors: dedupeConnectors(event.connectors) }))
  }
}

/**
 * Lists each wallet once, by id and by rdns, ignoring case. A wallet keeps the position of its first entry, and the data of an
 * announced entry, because that has the wallet's own name and icon (EIP-6963).
 */
function dedupeConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const unique: Connector[] = []
  for (const connector of connectors) {
    const index = unique.findIndex((known) => isSameWallet(known, connector))
    const known = unique[index]
    if (!known) unique.push(connector)
    else if (known.type !== 'ANNOUNCED' && connector.type === 'ANNOUNCED') unique[index] = connector
  }
  return unique
}

function isSameWallet(a: Connector, b: Connector): boolean {
  return a.id === b.id || (a.rdns !== undefined && a.rdns.toLowerCase() === b.rdns?.toLowerCase())
}

type ConnectionsChanged = Extract<ConnectionEvent, { type: 'connection/changed' }>

/**
 * Applies the connections that the adapter reports. Ends the attempt whose wallet has connected, and a network switch
 * that is done or whose wallet is gone.
 */
export function changeConnections(
  state: LintelState,
  current: NamespaceState,
  event: ConnectionsChanged,
  now: number,
): Step<LintelState> {
  const { namespace } = event
  const connections = readConnections(current, namespace, event.sessions)
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
  const effects = isOther ? dropSwitch(namespace, current) : []
  return andThen({ state: step.state, effects: [...step.effects, ...effects] }, (next) => {
    if (active && isOther && next.namespaces[namespace]?.attempt?.connectorId === active.connectorId) {
      return finishConnect(next, namespace, now)
    }
    if (active && current.connections.length === 0 && wasRestoring) return showRestored(next)
    return settleSwitch(next, namespace, now)
  })
}

/** An unchanged connection stays the same object. If the app chooses the network, the wallet does not report one. */
function readConnections(
  { connections: before, network: chosen }: NamespaceState,
  namespace: Namespace,
  sessions: readonly WalletSession[],
): readonly Connection[] {
  const connections = sessions.map(({ network = chosen, ...shared }): Connection => {
    const connection: Connection = { ...shared, namespace, network }
    const known = before.find(({ connectorId }) => connectorId === connection.connectorId)
    return known && JSON.stringify(known) === JSON.stringify(connection) ? known : connection
  })
  const isSame = connections.length === before.length && connections.every((one, index) => one === before[index])
  return isSame ? before : connections
}

type Leaving = Omit<Extract<ConnectionEvent, { type: 'connection/disconnect' }>, 'type'>

/** Removes one wallet, or with null all: then an attempt and a restore end too. The adapter may not have ended the restore yet. */
function forget(state: LintelState, current: NamespaceState, { namespace, connectorId }: Leaving): Step<LintelState> {
  if (connectorId !== null) return keep(state)
  const restoring = current.restoring && 'overdue'
  return {
    state: withNamespace(state, namespace, { attempt: null, restoring }),
    effects: cancelEffects(namespace, current),
  }
}

/** Disconnects a connected wallet because of a rule. With the last one, an attempt and a restore end too. */
export function disconnect(
  state: LintelState,
  { namespace, connectorId }: { namespace: Namespace; connectorId: string },
): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  const leaving = { namespace, connectorId: current.connections.length === 1 ? null : connectorId }
  const { state: left, effects } = forget(state, current, leaving)
  return { state: left, effects: [...effects, { type: 'adapter/disconnect', ...leaving }] }
}

/** Shows a restore for at most 10 s. */
export function reportRestoring(
  state: LintelState,
  { namespace, isRestoring }: { namespace: Namespace; isRestoring: boolean },
  now: number,
): Step<LintelState> {
  const restoring = state.namespaces[namespace]?.restoring ?? null
  if (isRestoring === (restoring !== null)) return keep(state)
  if (!isRestoring) {
    const key = restoreTimer(namespace)
    return { state: withNamespace(state, namespace, { restoring: null }), effects: [{ type: 'timer/clear', key }] }
  }
  return { state: withNamespace(state, namespace, { restoring: 'running' }), effects: [limitRestore(namespace, now)] }
}

function limitRestore(namespace: Namespace, now: number): Effect {
  const event = { type: 'connection/restore-overdue', namespace } as const
  return { type: 'timer/set', key: restoreTimer(namespace), at: now + RESTORE_TIMEOUT_MS, event }
}

/** Limits the restores of the initial state, which no event has reported. */
export function limitRestores({ namespaces }: LintelState, now: number): readonly Effect[] {
  return (Object.keys(namespaces) as Namespace[])
    .filter((namespace) => namespaces[namespace]?.restoring === 'running')
    .map((namespace) => limitRestore(namespace, now))
}

/** The key of the timer that limits how long a restore is shown. */
export function restoreTimer(namespace: Namespace): string {
  return `restore:${namespace}`
}

type StoredConnections = readonly StoredConnection[]

/** Restores every namespace that was connected at the last visit. */
export function restoreStored({ namespaces }: LintelState, stored: StoredConnections): readonly Effect[] {
  return (Object.keys(namespaces) as Namespace[]).flatMap((namespace) => {
    const current = namespaces[namespace]
    const connectorIds = listConnected(stored, namespace)
    return current && connectorIds.length > 0 ? [restore(current, namespace, connectorIds)] : []
  })
}

function restore(current: NamespaceState, namespace: Namespace, connectorIds: readonly string[]): Effect {
  return { type: 'adapter/reconnect', namespace, connectorIds, ...pinChosenNetwork(current) }
}

/** Connects, switches and disconnects wallets as another tab did. */
export function followStored(
  state: LintelState,
  { stored, before }: { stored: StoredConnections; before: StoredConnections },
): readonly Effect[] {
  return (Object.keys(state.namespaces) as Namespace[]).flatMap((namespace) => {
    const current = state.namespaces[namespace]
    if (!current) return []
    return followNamespace(current, namespace, listConnected(stored, namespace), listConnected(before, namespace))
  })
}

function followNamespace(
  current: NamespaceState,
  namespace: Namespace,
  there: readonly string[],
  known: readonly string[],
): readonly Effect[] {
  const { connections, restoring } = current
  if (there.length === 0) {
    if (connections.length === 0 && restoring === null) return []
    return [{ type: 'adapter/disconnect', namespace, connectorId: null }]
  }
  const here = connections.map(({ connectorId }) => connectorId)
  // Retry a wallet that did not answer here only if the other tab has made it the active one.
  const isNew = (id: string) => !known.includes(id) || (restoring === null && id === there[0] && id !== known[0])
  const isMissing = there.some((id) => !here.includes(id) && isNew(id))
  const active = there.find((id) => here.includes(id))
  // If a wallet is still being restored here, it is disconnected once it answers.
  const gone = [...here, ...(restoring === null ? [] : known)].filter((id) => !there.includes(id))
  return [
    ...(isMissing ? [restore(current, namespace, there)] : []),
    ...(!isMissing && active !== undefined && active !== here[0]
      ? [{ type: 'adapter/switch-connection', namespace, connectorId: active } as const]
      : []),
    ...[...new Set(gone)].map((connectorId) => ({ type: 'adapter/disconnect', namespace, connectorId }) as const),
  ]
}
