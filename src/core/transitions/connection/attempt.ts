import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import { RequestCancelledError } from '../../errors/wallet-errors.js'
import type { Namespace } from '../../model/caip.js'
import type { Failure, LintelState, NamespaceState } from '../../model/state.js'
import { withNamespace } from '../namespaces.js'
import { keep, type Step } from '../step.js'

/** After this a restore is given up, in ms. */
const RESTORE_TIMEOUT_MS = 10_000

/** Whether a try waits for the wallet. */
export function isRunning(attempt: { failure: Failure | null } | null): boolean {
  return attempt !== null && attempt.failure === null
}

/**
 * Whether a reply to `id` still counts: it must answer the newest try, and that one may have been called
 * unresponsive but not have failed.
 */
export function isAwaited(attempt: { id: number; failure: Failure | null } | null, id: number): boolean {
  return attempt?.id === id && isOpenToAnswers(attempt)
}

/** A try that timed out still takes a late answer. */
function isOpenToAnswers({ failure }: { failure: Failure | null }): boolean {
  return failure === null || failure.code === 'wallet-unresponsive'
}

/** An error as data. */
export function toFailure(error: LintelError): Failure {
  return error.details === undefined ? { code: error.code } : { code: error.code, details: error.details }
}

/** The name of the timer that limits a namespace's try. */
export function attemptTimer(namespace: Namespace): string {
  return `attempt:${namespace}`
}

/**
 * What giving up a try asks for; nothing when no answer is awaited. A wallet that timed out is told too: its late
 * yes would else become the live connection behind the account that is shown.
 */
export function dropAttempt(namespace: Namespace, { attempt }: NamespaceState): readonly Effect[] {
  if (!attempt || !isOpenToAnswers(attempt)) return []
  return [
    { type: 'timer/clear', key: attemptTimer(namespace) },
    { type: 'adapter/abort', namespace },
    { type: 'reply', id: attempt.id, error: new RequestCancelledError() },
  ]
}

/**
 * Gives up a try to connect and forgets a failed one; an account that is already there stays. Without one the restore
 * that the try went before is waited for again.
 */
export function cancelAttempt(state: LintelState, namespace: Namespace, now: number): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  const { account, restoring } = current
  const dropped = dropAttempt(namespace, current)
  if (account || restoring === null) {
    const status = account ? 'connected' : 'disconnected'
    return { state: withNamespace(state, namespace, { status, attempt: null }), effects: dropped }
  }
  const waiting = awaitRestore(state, current, { namespace, id: restoring }, now)
  return { state: waiting.state, effects: [...dropped, ...waiting.effects] }
}

/** The namespace waits for the restore `id`: `connecting`, or `reconnecting` while an account is there. */
export function awaitRestore(
  state: LintelState,
  { account }: NamespaceState,
  { namespace, id }: { namespace: Namespace; id: number },
  now: number,
): Step<LintelState> {
  return {
    state: withNamespace(state, namespace, {
      status: account ? 'reconnecting' : 'connecting',
      attempt: { id, kind: 'restore', failure: null },
      restoring: id,
    }),
    effects: [
      {
        type: 'timer/set',
        key: attemptTimer(namespace),
        at: now + RESTORE_TIMEOUT_MS,
        event: { type: 'connection/timed-out', namespace, id },
      },
    ],
  }
}
