import type { LintelState } from '../../model/state.js'
import type { ConnectionEvent } from '../event.js'
import { withNamespace } from '../namespaces.js'
import { keep, type Step } from '../step.js'
import { failAttempt, finishConnect, startConnect, timeOutAttempt } from './connect.js'
import { dedupeConnectors } from './dedupe-connectors.js'
import { endGrace } from './due.js'
import { finishRestore, startRestore } from './restore.js'
import { changeSession, disconnect, loseSession, switchConnection } from './session.js'

/** The connection of each namespace (spec §4). What names a namespace without an adapter changes nothing. */
export function reduceConnection(state: LintelState, event: ConnectionEvent, now: number): Step<LintelState> {
  const current = state.namespaces[event.namespace]
  if (!current) return keep(state)
  switch (event.type) {
    case 'connection/connect':
      return startConnect(state, current, event, now)
    case 'connection/overdue':
      return endGrace(state, current, event, now)
    case 'connection/connected':
      return finishConnect(state, current, event, now)
    case 'connection/restore':
      return startRestore(state, current, event, now)
    case 'connection/restored':
      return finishRestore(state, current, event)
    case 'connection/failed':
      return failAttempt(state, current, event)
    case 'connection/timed-out':
      return timeOutAttempt(state, current, event)
    case 'connection/switch':
      return switchConnection(state, current, event)
    case 'connection/disconnect':
      return disconnect(state, event)
    case 'connection/session-changed':
      return changeSession(state, current, event, now)
    case 'connection/lost':
      return loseSession(state, current, event)
    case 'connection/connectors':
      return keep(withNamespace(state, event.namespace, { connectors: dedupeConnectors(event.connectors) }))
  }
}
