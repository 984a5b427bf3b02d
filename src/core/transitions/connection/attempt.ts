import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import { RequestCancelledError } from '../../errors/wallet-errors.js'
import type { Namespace } from '../../model/caip.js'
import type { Failure, LintelState, NamespaceState } from '../../model/state.js'
import { withNamespace } from '../namespaces.js'
import { keep, type Step } from '../step.js'

/** Whether the attempt waits for the wallet. */
export function isRunning(attempt: { failure: Failure | null } | null): boolean {
  return attempt !== null && attempt.failure === null
}

/** Whether an answer to `id` still counts. An attempt that timed out still accepts a late answer. */
export function isAwaited(attempt: { id: number; failure: Failure | null } | null, id: number): boolean {
  return attempt?.id === id && isOpenToAnswers(attempt)
}

function isOpenToAnswers({ failure }: { failure: Failure | null }): boolean {
  return failure === null || failure.code === 'wallet-unresponsive'
}

/** An error as data. */
export function toFailure(error: LintelError): Failure {
  return error.details === undefined ? { code: error.code } : { code: error.code, details: error.details }
}

/** The key of the timer that limits a connection attempt. */
export function attemptTimer(namespace: Namespace): string {
  return `attempt:${namespace}`
}

/** The effects that cancel an attempt; none when no answer is awaited. A late approval is then disconnected. */
export function cancelEffects(namespace: Namespace, { attempt }: NamespaceState): readonly Effect[] {
  if (!attempt || !isOpenToAnswers(attempt)) return []
  return [
    { type: 'timer/clear', key: attemptTimer(namespace) },
    { type: 'adapter/abort', namespace },
    { type: 'reply', id: attempt.id, error: new RequestCancelledError() },
  ]
}

/** Cancels a running attempt and forgets a failed one. */
export function cancelAttempt(state: LintelState, namespace: Namespace): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  const cancelledId = current.attempt?.connectorId ?? current.cancelledId
  return {
    state: withNamespace(state, namespace, { attempt: null, cancelledId }),
    effects: cancelEffects(namespace, current),
  }
}
