import type { Namespace } from '../../model/caip.js'
import type { Attempt, LintelState, NamespaceState } from '../../model/state.js'
import { getView, withStack } from '../modal/stack.js'
import { withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { attemptTimer, cancelAttempt } from './attempt.js'

/** How long a wallet has to answer before the modal shows that it is asked, in ms: people take less for at once. */
export const GRACE_MS = 150

/** After this the visitor is told that the wallet does not answer, in ms (views.md "ConnectingExternal"). */
export const CONNECT_TIMEOUT_MS = 30_000

/** Whether the modal waits with ConnectingExternal, since the wallet may answer at once. */
export function isDue(attempt: Attempt | null): boolean {
  return attempt?.kind === 'connect' && attempt.isDue === true
}

/** Whether the modal can go on to ConnectingExternal: an approval on screen is never covered. */
export function mayShow(state: LintelState): boolean {
  return state.modal.open && getView(state).name !== 'ApproveTransaction'
}

/** The wallet has not answered at once: that it is asked is shown, and the rest of its time begins. */
export function endGrace(
  state: LintelState,
  { attempt, account }: NamespaceState,
  { namespace, id }: { namespace: Namespace; id: number },
  now: number,
): Step<LintelState> {
  if (attempt?.id !== id || !isDue(attempt)) return keep(state)
  const asked = withNamespace(state, namespace, { status: account ? 'connected' : 'connecting' })
  return {
    state: showDue(asked, namespace),
    effects: [
      {
        type: 'timer/set',
        key: attemptTimer(namespace),
        at: now + CONNECT_TIMEOUT_MS - GRACE_MS,
        event: { type: 'connection/timed-out', namespace, id },
      },
    ],
  }
}

/** Goes on to ConnectingExternal if the modal waits with it, and the app has not opened it meanwhile. */
export function showDue(state: LintelState, namespace: Namespace): LintelState {
  const attempt = state.namespaces[namespace]?.attempt
  if (attempt?.kind !== 'connect' || !attempt.isDue) return state
  const shown = withNamespace(state, namespace, { attempt: { ...attempt, isDue: false } })
  if (isShown(state, attempt)) return shown
  const view = { name: 'ConnectingExternal', connectorId: attempt.connectorId } as const
  return withStack(shown, [...state.router.stack, view], 'forward')
}

/**
 * Leaving ConnectingExternal, by going back or by closing, gives up its try to connect. While the modal waits with that
 * view, so does leaving the one from which the wallet is asked, and asking another one.
 */
export function cancelAbandoned(before: LintelState, state: LintelState, now: number): Step<LintelState> {
  if (!before.modal.open) return keep(state)
  let step = keep(state)
  for (const [name, { attempt }] of Object.entries(state.namespaces)) {
    const namespace = name as Namespace
    if (attempt?.kind !== 'connect' || isShown(state, attempt)) continue
    const known = before.namespaces[namespace]?.attempt ?? null
    const wasDue = known?.id === attempt.id && isDue(known)
    if (wasDue ? isLeft(before, state, attempt) : isShown(before, attempt)) {
      step = andThen(step, (next) => cancelAttempt(next, namespace, now))
    }
  }
  return step
}

function isShown(state: LintelState, { connectorId }: { connectorId: string }): boolean {
  const view = getView(state)
  return state.modal.open && view.name === 'ConnectingExternal' && view.connectorId === connectorId
}

function isLeft(before: LintelState, state: LintelState, { id }: Attempt): boolean {
  if (!state.modal.open || state.router.stack !== before.router.stack) return true
  return Object.values(state.namespaces).some(({ attempt }) => isDue(attempt) && attempt !== null && attempt.id > id)
}
