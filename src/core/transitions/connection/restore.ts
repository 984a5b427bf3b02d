import type { Namespace } from '../../model/caip.js'
import type { WalletSession } from '../../model/chain-adapter.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import { withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { attemptTimer, dropAttempt, isAwaited, isRunning } from './attempt.js'
import { takeSession } from './connect.js'
import { findConnection, noConnection, toConnection } from './connections.js'
import { showRestored } from './show-connected.js'

/** After this a restore is given up, in ms. */
export const RESTORE_TIMEOUT_MS = 10_000

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
  return {
    state: withNamespace(state, namespace, {
      status: current.account ? 'reconnecting' : 'connecting',
      attempt: { id, kind: 'restore', failure: null },
    }),
    effects: [
      ...dropAttempt(namespace, current),
      {
        type: 'timer/set',
        key: attemptTimer(namespace),
        at: now + RESTORE_TIMEOUT_MS,
        event: { type: 'connection/timed-out', namespace, id },
      },
      { type: 'adapter/reconnect', namespace, id },
    ],
  }
}

/**
 * A visitor who asks another wallet while an older session is being restored keeps both. Until that wallet answers
 * the restored one is the account; the try goes on, or stays failed.
 */
function takeOvertaken(
  state: LintelState,
  current: NamespaceState,
  namespace: Namespace,
  session: WalletSession,
): Step<LintelState> {
  const { account, attempt, connections } = current
  if (!session.addresses[0] || findConnection(current, session.connectorId)) return keep(state)
  if (account) {
    return keep(withNamespace(state, namespace, { connections: [...connections, toConnection(namespace, session)] }))
  }
  if (attempt?.kind !== 'connect') return keep(state)
  const taken = takeSession(state, namespace, session)
  return { state: withNamespace(taken.state, namespace, { attempt }), effects: taken.effects }
}

/** The restored account, or `disconnected` when the wallet has none to restore. */
export function finishRestore(
  state: LintelState,
  current: NamespaceState,
  { namespace, id, session }: { namespace: Namespace; id: number; session: WalletSession | null },
): Step<LintelState> {
  if (!isAwaited(current.attempt, id)) return session ? takeOvertaken(state, current, namespace, session) : keep(state)
  const clear = { type: 'timer/clear', key: attemptTimer(namespace) } as const
  if (!session?.addresses[0]) {
    return {
      state: withNamespace(state, namespace, { ...noConnection, attempt: null }),
      effects: [clear, { type: 'storage/disconnected', namespace, connectorId: null }],
    }
  }
  // The others follow, as their wallets answer.
  const step = takeSession(withNamespace(state, namespace, { connections: [] }), namespace, session)
  return andThen({ state: step.state, effects: [...step.effects, clear] }, showRestored)
}
