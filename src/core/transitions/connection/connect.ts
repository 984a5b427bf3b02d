import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import { AccountNotSharedError, WalletUnresponsiveError } from '../../errors/wallet-errors.js'
import type { Namespace } from '../../model/caip.js'
import type { WalletSession } from '../../model/chain-adapter.js'
import type { LintelState, NamespaceState, RecentWallet } from '../../model/state.js'
import { walletConnectId } from '../../model/wallet-connect.js'
import type { ConnectionEvent } from '../event.js'
import { withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { attemptTimer, dropAttempt, isAwaited, isRunning, toFailure } from './attempt.js'
import { findConnection, listOtherConnections, showConnections, storeNetwork, toConnection } from './connections.js'
import { CONNECT_TIMEOUT_MS, GRACE_MS, isDue, mayShow, showDue } from './due.js'
import { showConnected } from './show-connected.js'
import { dropSwitch } from './switching.js'

/** How many recent wallets are kept (spec §9). */
const MAX_RECENT = 2

/**
 * Asks the wallet, or joins the try of that `id`. An account that is already connected stays until the new one is
 * there. With `isShown` an open modal goes on to ConnectingExternal when the wallet has not answered at once.
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
  const isJoined = isRunning(current.attempt) && current.attempt?.id === id
  const willShow = isShown && mayShow(state)
  if (isJoined && (!willShow || isDue(current.attempt))) return keep(state)
  return {
    state: withNamespace(state, namespace, {
      // A wallet that answers at once is never seen to be asked.
      status: current.account ? 'connected' : willShow ? current.status : 'connecting',
      attempt: { id, kind: 'connect', connectorId, failure: null, ...(willShow && { isDue: true }) },
    }),
    effects: [
      ...(isJoined ? [] : dropAttempt(namespace, current)),
      {
        type: 'timer/set',
        key: attemptTimer(namespace),
        ...(willShow
          ? { at: now + GRACE_MS, event: { type: 'connection/overdue', namespace, id } }
          : { at: now + CONNECT_TIMEOUT_MS, event: { type: 'connection/timed-out', namespace, id } }),
      },
      ...(isJoined ? [] : [{ type: 'adapter/connect' as const, namespace, connectorId, id }]),
    ],
  }
}

/** Takes the account in; it becomes the active one, those connected before stay connected. */
export function finishConnect(
  state: LintelState,
  current: NamespaceState,
  { namespace, id, session }: { namespace: Namespace; id: number; session: WalletSession },
  now: number,
): Step<LintelState> {
  if (!isAwaited(current.attempt, id)) return { state, effects: refuseLateAnswer(current, namespace, session) }
  if (!session.addresses[0]) return failAttempt(state, current, { namespace, id, error: new AccountNotSharedError() })
  const step = takeSession(state, namespace, session)
  const isPaired = session.connectorId === walletConnectId
  const recentWallets = rememberRecent(state, session.connectorId)
  const connected = {
    ...step.state,
    // Of the namespaces that one pairing connects, the first is the active one.
    activeNamespace: isPaired && !state.pairing ? state.activeNamespace : namespace,
    recentWallets,
    pairing: isPaired ? null : step.state.pairing,
  }
  const effects: Effect[] = [
    ...step.effects,
    { type: 'timer/clear', key: attemptTimer(namespace) },
    { type: 'storage/connected', namespace, connectorId: session.connectorId },
    { type: 'storage/recent', wallets: recentWallets },
    { type: 'reply', id, error: null },
  ]
  return andThen({ state: connected, effects }, (next) => showConnected(next, isDue(current.attempt), now))
}

/** Changes nothing here: the wallet is let go if nobody wants it any more, and the active one is so for the adapter too. */
function refuseLateAnswer(
  current: NamespaceState,
  namespace: Namespace,
  { connectorId }: WalletSession,
): readonly Effect[] {
  const { attempt, account } = current
  const isAsked = attempt?.kind === 'connect' && attempt.connectorId === connectorId
  const isWanted = isAsked || findConnection(current, connectorId) !== null
  const isActive = account === null || account.connectorId === connectorId
  return [
    ...(isActive
      ? []
      : [{ type: 'adapter/switch-connection' as const, namespace, connectorId: account.connectorId, id: null }]),
    ...(isWanted ? [] : [{ type: 'adapter/disconnect' as const, namespace, connectorId, id: null }]),
  ]
}

/** Newest first; a re-used one moves to the front (spec §9). */
function rememberRecent({ recentWallets, pairing }: LintelState, connectorId: string): readonly RecentWallet[] {
  const wallet = connectorId === walletConnectId ? (pairing?.wallet ?? null) : null
  // Paired by the QR code for any wallet: which one it was is not known, so there is no row to offer again.
  if (connectorId === walletConnectId && !wallet) return recentWallets
  const others = recentWallets.filter((recent) =>
    wallet ? recent.wallet?.id !== wallet.id : recent.wallet !== null || recent.connectorId !== connectorId,
  )
  return [{ connectorId, wallet }, ...others].slice(0, MAX_RECENT)
}

/** Keeps the failure for its view, and answers the one who asked with the same error. */
export function failAttempt(
  state: LintelState,
  current: NamespaceState,
  { namespace, id, error }: { namespace: Namespace; id: number; error: LintelError },
): Step<LintelState> {
  const { attempt, restoring } = current
  const left = restoring === id ? withNamespace(state, namespace, { restoring: null }) : state
  if (!attempt || !isAwaited(attempt, id)) return keep(left)
  // Neither a refusal of another wallet nor a restore that fails takes the account away.
  const status = current.account ? 'connected' : 'disconnected'
  const failure = toFailure(error)
  const failed = showDue(withNamespace(left, namespace, { status, attempt: { ...attempt, failure } }), namespace)
  const isPairing = attempt.kind === 'connect' && attempt.connectorId === walletConnectId
  return {
    // The link is used up: what is shown is that it did not work, and the way to a new one.
    state:
      isPairing && failed.pairing
        ? { ...failed, pairing: { ...failed.pairing, uri: null, expiresAt: null, failure } }
        : failed,
    effects: [
      { type: 'timer/clear', key: attemptTimer(namespace) },
      { type: 'reply', id, error },
    ],
  }
}

/** A wallet that does not answer is told so after 30 s; a restore is given up in silence after 10 s. */
export function timeOutAttempt(
  state: LintelState,
  current: NamespaceState,
  { namespace, id }: { namespace: Namespace; id: number },
): Step<LintelState> {
  const { attempt } = current
  if (!attempt || attempt.id !== id || !isRunning(attempt)) return keep(state)
  if (attempt.kind === 'connect') {
    return failAttempt(state, current, { namespace, id, error: new WalletUnresponsiveError() })
  }
  return {
    state: withNamespace(state, namespace, {
      status: current.account ? 'connected' : 'disconnected',
      attempt: null,
      restoring: null,
    }),
    effects: [{ type: 'reply', id, error: new WalletUnresponsiveError({ seconds: 10 }) }],
  }
}

/**
 * The account of a session becomes the namespace's; a listed network is remembered. A network switch that another
 * wallet was asked for is given up.
 */
export function takeSession(state: LintelState, namespace: Namespace, session: WalletSession): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  const connection = toConnection(namespace, session)
  const others = listOtherConnections(current, connection.connectorId)
  const shown = showConnections(state, namespace, [connection, ...others])
  const isOther = connection.connectorId !== current.account?.connectorId
  return {
    state: withNamespace(shown, namespace, {
      status: 'connected',
      attempt: null,
      ...(isOther && { switching: null }),
    }),
    effects: [...(isOther ? dropSwitch(namespace, current) : []), ...storeNetwork(state, connection.network)],
  }
}
