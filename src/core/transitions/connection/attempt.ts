import type { LintelError } from '../../errors/lintel-error.js'
import { WalletUnresponsiveError } from '../../errors/wallet-errors.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import type { Effect } from '../../model/effect.js'
import { embeddedWalletId } from '../../model/embedded-wallet.js'
import type { ConnectionEvent } from '../../model/event.js'
import type { Attempt, Failure, LintelState, NamespaceState, RecentWallet } from '../../model/state.js'
import { walletConnectId } from '../../model/wallet-connect.js'
import {
  canStartSession,
  findSessions,
  findSessionView,
  findView,
  getFacts,
  getHomeView,
  getView,
  getWait,
  hasWait,
  isChainBlocked,
  isPairedByLink,
  isRunning,
} from '../../selectors.js'
import { addRecent } from '../../storage/stored-connections.js'
import { CONNECT_TIMEOUT_MS, CONNECTING_DELAY_MS } from '../../wallets/connection-limits.js'
import { closeModal, showAlone } from '../modal/modal.js'
import { andThen, keep, type Step, withNamespace, withStack } from '../step.js'

/**
 * Starts an attempt, or joins the one with that `id`. If the wallet is already connected, the caller has the adapter make it the
 * active one. With `isShown` an open modal shows the view of the connection if the wallet has not answered within 150 ms.
 */
export function startConnect(
  state: LintelState,
  current: NamespaceState,
  {
    namespace,
    connectorId,
    id,
    isShown = false,
  }: Omit<Extract<ConnectionEvent, { type: 'connection/connect' }>, 'type'>,
  now: number,
): Step<LintelState> {
  const { attempt } = current
  const isJoined = isRunning(attempt) && attempt?.id === id
  const isDelayed = isShown && canShowConnecting(state)
  if (isJoined && (!isDelayed || attempt?.isDelayed)) return keep(state)
  if (current.connections.some((connection) => connection.connectorId === connectorId)) {
    const effects = cancelEffects(namespace, current)
    const active = withNamespace({ ...state, activeNamespace: namespace }, namespace, { attempt: null })
    return andThen({ state: active, effects }, (next) => showConnected(next, isDelayed, now))
  }
  return {
    state: withNamespace(state, namespace, {
      attempt: { id, connectorId, failure: null, ...(isDelayed && { isDelayed }) },
      ...(!isJoined && attempt && { cancelledId: attempt.connectorId }),
    }),
    effects: [
      ...(isJoined ? [] : cancelEffects(namespace, current)),
      {
        type: 'timer/set',
        key: attemptTimer(namespace),
        ...(isDelayed
          ? { at: now + CONNECTING_DELAY_MS, event: { type: 'connection/delay-ended', namespace, id } }
          : { at: now + CONNECT_TIMEOUT_MS, event: { type: 'connection/timed-out', namespace, id } }),
      },
      ...(isJoined
        ? []
        : [{ type: 'adapter/connect' as const, namespace, connectorId, ...pinChosenNetwork(current), id }]),
    ],
  }
}

/** The wallet has not answered within 150 ms: shows the view of the connection and starts a timer for the rest of its 30 s. */
export function endDelay(
  state: LintelState,
  { attempt }: NamespaceState,
  { namespace, id }: { namespace: Namespace; id: number },
  now: number,
): Step<LintelState> {
  if (attempt?.id !== id || !attempt.isDelayed) return keep(state)
  return {
    state: showConnecting(state, namespace),
    effects: [
      {
        type: 'timer/set',
        key: attemptTimer(namespace),
        at: now + CONNECT_TIMEOUT_MS - CONNECTING_DELAY_MS,
        event: { type: 'connection/timed-out', namespace, id },
      },
    ],
  }
}

/** Ends the attempt whose wallet has connected: remembers the wallet, closes the view. */
export function finishConnect(state: LintelState, namespace: Namespace, now: number): Step<LintelState> {
  const attempt = state.namespaces[namespace]?.attempt
  if (!attempt) return keep(state)
  const { connectorId } = attempt
  const isPaired = isPairedByLink(state, connectorId)
  const recentWallets = rememberRecent(state, connectorId)
  const connected = {
    ...withNamespace(state, namespace, { attempt: null, cancelledId: null }),
    // If one pairing connects several namespaces, the first becomes the active one.
    activeNamespace: attempt.isFollowing || (isPaired && !state.pairing) ? state.activeNamespace : namespace,
    recentWallets,
    pairing: isPaired ? null : state.pairing,
  }
  const effects: Effect[] = [{ type: 'timer/clear', key: attemptTimer(namespace) }]
  if (attempt.isFollowing) return { state: connected, effects }
  const shown = andThen({ state: connected, effects }, (next) => showConnected(next, attempt.isDelayed === true, now))
  return connectorId === embeddedWalletId ? andThen(shown, (next) => connectOthers(next, attempt.id, now)) : shown
}

/** One login to the embedded wallet connects every namespace that it serves. */
function connectOthers(state: LintelState, id: number, now: number): Step<LintelState> {
  let step = keep(state)
  for (const [name, { connectors, connections }] of Object.entries(state.namespaces)) {
    const isServed = connectors.some((connector) => connector.id === embeddedWalletId)
    const isConnected = connections.some(({ connectorId }) => connectorId === embeddedWalletId)
    if (!isServed || isConnected) continue
    const namespace = name as Namespace
    step = andThen(step, (next) => {
      const current = next.namespaces[namespace]
      if (!current || isRunning(current.attempt)) return keep(next)
      const started = startConnect(next, current, { namespace, connectorId: embeddedWalletId, id }, now)
      const attempt = started.state.namespaces[namespace]?.attempt
      if (!attempt) return started
      return {
        ...started,
        state: withNamespace(started.state, namespace, { attempt: { ...attempt, isFollowing: true } }),
      }
    })
  }
  return step
}

function rememberRecent({ recentWallets, pairing }: LintelState, connectorId: string): readonly RecentWallet[] {
  const wallet = connectorId === walletConnectId ? (pairing?.wallet ?? null) : null
  // The scanned QR code was for any wallet: the wallet is not known, so no row can be shown for it.
  if (connectorId === walletConnectId && !wallet) return recentWallets
  return addRecent(recentWallets, { connectorId, wallet })
}

/** Stores the failure for its view. */
export function failAttempt(
  state: LintelState,
  { attempt }: NamespaceState,
  { namespace, id, error }: { namespace: Namespace; id: number; error: LintelError },
): Step<LintelState> {
  if (!attempt || !isAwaited(attempt, id)) return keep(state)
  const failure = toFailure(error)
  if (attempt.isFollowing) {
    // The login has succeeded, and its caller has the answer. The namespace can be connected later; the log has the reason.
    return {
      state: withNamespace(state, namespace, { attempt: null }),
      effects: [{ type: 'timer/clear', key: attemptTimer(namespace) }],
    }
  }
  const failed = showConnecting(withNamespace(state, namespace, { attempt: { ...attempt, failure } }), namespace)
  const isPairing = attempt.connectorId === walletConnectId
  return {
    // The link cannot be used again: the view shows the failure and offers a new link.
    state:
      isPairing && failed.pairing
        ? { ...failed, pairing: { ...failed.pairing, uri: null, expiresAt: null, failure } }
        : failed,
    effects: [{ type: 'timer/clear', key: attemptTimer(namespace) }],
  }
}

/** The wallet has not answered within 30 s. While the visitor answers in the frame, the time limit starts again. */
export function timeOutAttempt(
  state: LintelState,
  current: NamespaceState,
  { namespace, id }: { namespace: Namespace; id: number },
  now: number,
): Step<LintelState> {
  if (!isRunning(current.attempt)) return keep(state)
  if (current.attempt?.connectorId === embeddedWalletId && state.pending.length > 0) {
    const event = { type: 'connection/timed-out', namespace, id } as const
    const timer = { type: 'timer/set', key: attemptTimer(namespace), at: now + CONNECT_TIMEOUT_MS, event } as const
    return { state, effects: [timer] }
  }
  return failAttempt(state, current, { namespace, id, error: new WalletUnresponsiveError() })
}

/**
 * Runs after a wallet has connected. Opens the view that starts a session if there is none; otherwise closes the modal if it
 * shows a view for connecting. On an unsupported network it stays open and shows the view for an unlisted network. `wasDelayed`:
 * the view of the connection was about to open.
 */
export function showConnected(state: LintelState, wasDelayed: boolean, now: number): Step<LintelState> {
  if (getWait(state) === 'approval') return keep(state)
  const sessions = findSessions(state)
  const view = sessions && (sessions.required || sessions.opensAfterConnecting) ? findSessionView(state) : null
  if (view && canStartSession(state)) return keep(showAlone(state, view))
  if (!(wasDelayed || isForConnecting(state)) || isChainBlocked(state)) return keep(state)
  return closeModal(state, { forced: true }, now)
}

/** Runs after a restore: a modal that shows a view for connecting shows the account, unless an attempt runs. */
export function showRestored(state: LintelState): Step<LintelState> {
  const isAsking = Object.values(state.namespaces).some(({ attempt }) => isRunning(attempt))
  if (!state.modal.open || isAsking || !isForConnecting(state)) return keep(state)
  return keep(withStack(state, [getHomeView(state)], 'none'))
}

/** Whether the view on screen belongs to connecting. */
function isForConnecting(state: LintelState): boolean {
  return getFacts(state).partOf === 'connecting'
}

/** Whether an answer to `id` still counts. It does even after the attempt has timed out. */
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

/** The network of the next connection, if the app chooses it. */
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

/** The effects that cancel an attempt; none if it awaits no answer. A late approval is then disconnected. */
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

/** Whether the open modal may show the view of the connection. It never covers an approval on screen. */
export function canShowConnecting(state: LintelState): boolean {
  return state.modal.open && getWait(state) !== 'approval'
}

/** Ends the delay of an attempt, and shows the view of the connection unless the app has opened it in the meantime. */
export function showConnecting(state: LintelState, namespace: Namespace): LintelState {
  const attempt = state.namespaces[namespace]?.attempt
  if (!attempt?.isDelayed) return state
  const shown = withNamespace(state, namespace, { attempt: { ...attempt, isDelayed: false } })
  if (isShown(state, attempt)) return shown
  const view = findView(state, 'connection', { connectorId: attempt.connectorId })
  return view ? withStack(shown, [...state.router.stack, view], 'forward') : shown
}

/**
 * Leaving the view of the connection cancels its attempt. During the delay, so does leaving the view in which the wallet was
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
  // A login counts even below an approval.
  if (connectorId === embeddedWalletId) return hasWait(state, 'login') || hasWait(state, 'social-login')
  const view = getView(state)
  return getWait(state) === 'connection' && 'connectorId' in view && view.connectorId === connectorId
}

function isLeft(before: LintelState, state: LintelState, { id }: Attempt): boolean {
  if (!state.modal.open || state.router.stack !== before.router.stack) return true
  return Object.values(state.namespaces).some(({ attempt }) => attempt?.isDelayed && attempt.id > id)
}

/** The effects that end a running switch; none when none runs. */
export function dropSwitch(namespace: Namespace, { switching }: NamespaceState): readonly Effect[] {
  return isRunning(switching) ? [{ type: 'timer/clear', key: switchTimer(namespace) }] : []
}
