import type { Namespace } from '../../model/caip.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import type { ConnectionEvent } from '../event.js'
import { withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { attemptTimer, awaitRestore, dropAttempt, isAwaited, isRunning } from './attempt.js'
import { takeSession } from './connect.js'
import { findConnection, noConnection, toConnection, withConnection } from './connections.js'
import { showRestored } from './show-connected.js'

/**
 * A stored connected state becomes `connecting`, so that a reload never shows "disconnected" first; an account
 * that is still there becomes `reconnecting`. A running try to connect goes before a restore.
 */
export function startRestore(
  state: LintelState,
  current: NamespaceState,
  { namespace, id }: { namespace: Namespace; id: number },
  now: number,
): Step<LintelState> {
  if (isRunning(current.attempt)) return keep(state)
  const { state: waiting, effects } = awaitRestore(state, current, { namespace, id }, now)
  return {
    state: waiting,
    effects: [...dropAttempt(namespace, current), ...effects, { type: 'adapter/reconnect', namespace, id }],
  }
}

/**
 * The restored account, or `disconnected` when there is none. What is connected stays: a wallet that a restore does not
 * bring is connected for the adapter all the same.
 */
export function finishRestore(
  state: LintelState,
  current: NamespaceState,
  event: Extract<ConnectionEvent, { type: 'connection/restored' }>,
): Step<LintelState> {
  const { namespace, id, session } = event
  if (current.restoring !== id) return keep(state)
  const ended = withNamespace(state, namespace, { restoring: null })
  if (!isAwaited(current.attempt, id)) return takeOvertaken(ended, current, event)
  const clear = { type: 'timer/clear', key: attemptTimer(namespace) } as const
  if (session?.addresses[0]) {
    const step = takeSession(ended, namespace, session)
    return andThen({ state: step.state, effects: [...step.effects, clear] }, showRestored)
  }
  if (current.account) {
    return { state: withNamespace(ended, namespace, { status: 'connected', attempt: null }), effects: [clear] }
  }
  return {
    state: withNamespace(ended, namespace, { ...noConnection, attempt: null }),
    effects: [clear, { type: 'storage/disconnected', namespace, connectorId: null }],
  }
}

/**
 * A visitor who asks another wallet while an older session is being restored keeps both. Until that wallet answers
 * the restored one is the account; the try goes on, or stays failed.
 */
function takeOvertaken(
  state: LintelState,
  current: NamespaceState,
  { namespace, session, order }: Extract<ConnectionEvent, { type: 'connection/restored' }>,
): Step<LintelState> {
  if (!session?.addresses[0] || findConnection(current, session.connectorId)) return keep(state)
  if (current.account) {
    const connections = withConnection(current, toConnection(namespace, session), order)
    return keep(withNamespace(state, namespace, { connections }))
  }
  const taken = takeSession(state, namespace, session)
  return { state: withNamespace(taken.state, namespace, { attempt: current.attempt }), effects: taken.effects }
}
