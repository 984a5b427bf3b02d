import type { Namespace } from '../../model/caip.js'
import type { Attempt, LintelState } from '../../model/state.js'
import { getView, withStack } from '../modal/stack.js'
import { withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { cancelAttempt } from './attempt.js'

/** How long a wallet has to answer before the modal shows ConnectingExternal, in ms. */
export const CONNECTING_DELAY_MS = 150

/** Whether the open modal may show ConnectingExternal. An approval on screen is never covered. */
export function canShowConnecting(state: LintelState): boolean {
  return state.modal.open && getView(state).name !== 'ApproveTransaction'
}

/** Ends the delay of an attempt, and shows ConnectingExternal unless the app has opened it in the meantime. */
export function showConnecting(state: LintelState, namespace: Namespace): LintelState {
  const attempt = state.namespaces[namespace]?.attempt
  if (!attempt?.isDelayed) return state
  const shown = withNamespace(state, namespace, { attempt: { ...attempt, isDelayed: false } })
  if (isShown(state, attempt)) return shown
  const view = { name: 'ConnectingExternal', connectorId: attempt.connectorId } as const
  return withStack(shown, [...state.router.stack, view], 'forward')
}

/**
 * Leaving ConnectingExternal cancels its attempt. During the delay, so does leaving the view in which the wallet was
 * chosen, and choosing another wallet.
 */
export function cancelLeftAttempts(before: LintelState, state: LintelState): Step<LintelState> {
  if (!before.modal.open) return keep(state)
  let step = keep(state)
  for (const [name, { attempt }] of Object.entries(state.namespaces)) {
    const namespace = name as Namespace
    if (!attempt || isShown(state, attempt)) continue
    const known = before.namespaces[namespace]?.attempt
    const wasDelayed = known?.id === attempt.id && known.isDelayed
    if (wasDelayed ? isLeft(before, state, attempt) : isShown(before, attempt)) {
      step = andThen(step, (next) => cancelAttempt(next, namespace))
    }
  }
  return step
}

function isShown(state: LintelState, { connectorId }: Attempt): boolean {
  const view = getView(state)
  return state.modal.open && view.name === 'ConnectingExternal' && view.connectorId === connectorId
}

function isLeft(before: LintelState, state: LintelState, { id }: Attempt): boolean {
  if (!state.modal.open || state.router.stack !== before.router.stack) return true
  return Object.values(state.namespaces).some(({ attempt }) => attempt?.isDelayed && attempt.id > id)
}
