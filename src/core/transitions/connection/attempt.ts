import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import { RequestCancelledError } from '../../errors/wallet-errors.js'
import type { Namespace } from '../../model/caip.js'
import type { Failure, LintelState, NamespaceState } from '../../model/state.js'
import { withNamespace } from '../namespaces.js'
import { keep, type Step } from '../step.js'

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

/** Gives up a try to connect and forgets a failed one; an account that is already there stays. */
export function cancelAttempt(state: LintelState, namespace: Namespace): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current?.attempt) return keep(state)
  const status = current.account ? 'connected' : 'disconnected'
  return {
    state: withNamespace(state, namespace, { status, attempt: null }),
    effects: dropAttempt(namespace, current),
  }
}
