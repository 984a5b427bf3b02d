import type { Connector } from '../../model/connector.js'
import type { LintelState } from '../../model/state.js'
import type { ConnectionEvent } from '../event.js'
import { withNamespace } from '../namespaces.js'
import { keep, type Step } from '../step.js'
import { endDelay, failAttempt, startConnect, timeOutAttempt } from './connect.js'
import { changeConnections, disconnect, switchConnection } from './connections.js'

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
      return timeOutAttempt(state, current, event)
    case 'connection/switch':
      return switchConnection(state, current, event)
    case 'connection/disconnect':
      return disconnect(state, event)
    case 'connection/changed':
      return changeConnections(state, current, event, now)
    case 'connection/restore-overdue':
      return keep(withNamespace(state, event.namespace, { restoring: current.restoring && 'overdue' }))
    case 'connection/connectors':
      return keep(withNamespace(state, event.namespace, { connectors: dedupeConnectors(event.connectors) }))
  }
}

/**
 * Lists each wallet once, by id and by rdns without case. It keeps the position of the first entry, and the data of an
 * announced one, because it has the wallet's own name and icon (EIP-6963).
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
