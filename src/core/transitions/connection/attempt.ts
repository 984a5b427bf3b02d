import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import type { Attempt, Failure, LintelState, NamespaceState } from '../../model/state.js'
import { getView, getWait, hasWait, isRunning } from '../../selectors.js'
import { embeddedWalletId } from '../../wallets/embedded-wallet.js'
import { andThen, keep, type Step, withNamespace, withStack } from '../step.js'

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

/** The network of the next connection, where the app chooses it. */
export function pinChosenNetwork({ can, network }: NamespaceState): { network?: CaipNetworkId } {
  return can.switchNetwork === 'app' ? { network } : {}
}

/** The key of the timer that limits a connection attempt. */
export function attemptTimer(namespace: Namespace): string {
  return `attempt:${namespace}`
}

/** The key of the timer that limits a namespace's switch. */
export function switchTimer(namespace: Namespace): string {
  return `switch:${namespace}`
}

/** The effects that cancel an attempt; none when no answer is awaited. A late approval is then disconnected. */
export function cancelEffects(namespace: Namespace, { attempt }: NamespaceState): readonly Effect[] {
  if (!attempt || !isOpenToAnswers(attempt)) return []
  return [
    { type: 'timer/clear', key: attemptTimer(namespace) },
    { type: 'adapter/abort', namespace },
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

/** How long a wallet has to answer before the modal shows ConnectingExternal, in ms. */
export const CONNECTING_DELAY_MS = 150

/** Whether the open modal may show ConnectingExternal. An approval on screen is never covered. */
export function canShowConnecting(state: LintelState): boolean {
  return state.modal.open && getWait(state) !== 'approval'
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
    if (!attempt || attempt.isFollowing || isShown(state, attempt)) continue
    const known = before.namespaces[namespace]?.attempt
    const wasDelayed = known?.id === attempt.id && known.isDelayed
    if (wasDelayed ? isLeft(before, state, attempt) : isShown(before, attempt)) {
      step = andThen(step, (next) => cancelAttempt(next, namespace))
    }
  }
  return step
}

function isShown(state: LintelState, { connectorId }: Attempt): boolean {
  // A login also counts below an approval.
  if (connectorId === embeddedWalletId) return hasWait(state, 'login') || hasWait(state, 'social-login')
  const view = getView(state)
  return getWait(state) === 'connection' && 'connectorId' in view && view.connectorId === connectorId
}

/** Leaving the view of a social login closes its window. */
export function cancelLeftSocial(before: LintelState, state: LintelState): Step<LintelState> {
  const isLeft = hasWait(before, 'social-login') && !hasWait(state, 'social-login')
  return isLeft ? { state, effects: [{ type: 'embedded/cancel-social' }] } : keep(state)
}

function isLeft(before: LintelState, state: LintelState, { id }: Attempt): boolean {
  if (!state.modal.open || state.router.stack !== before.router.stack) return true
  return Object.values(state.namespaces).some(({ attempt }) => attempt?.isDelayed && attempt.id > id)
}

/** The effects that end a running switch; none when none runs. */
export function dropSwitch(namespace: Namespace, { switching }: NamespaceState): readonly Effect[] {
  return isRunning(switching) ? [{ type: 'timer/clear', key: switchTimer(namespace) }] : []
}
