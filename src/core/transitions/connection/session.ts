import type { Effect } from '../../effects/effect.js'
import type { LintelError } from '../../errors/lintel-error.js'
import { NotConnectedError } from '../../errors/wallet-errors.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import type { LintelState, NamespaceState } from '../../model/state.js'
import type { ConnectionEvent } from '../event.js'
import { isListed, withNamespace } from '../namespaces.js'
import { andThen, keep, type Step } from '../step.js'
import { dropAttempt, isRunning } from './attempt.js'
import { takeSession } from './connect.js'
import {
  type Connections,
  findConnection,
  listOtherConnections,
  noConnection,
  showConnections,
  storeNetwork,
  toConnection,
  withConnection,
} from './connections.js'
import { dropSwitch, settleSwitch } from './switching.js'

/** Another connected wallet becomes the active one, and its namespace with it. */
export function switchConnection(
  state: LintelState,
  current: NamespaceState,
  { namespace, connectorId, id }: Extract<ConnectionEvent, { type: 'connection/switch' }>,
): Step<LintelState> {
  const connection = findConnection(current, connectorId)
  if (!connection) return { state, effects: answer(id, new NotConnectedError()) }
  const chosen = { ...state, activeNamespace: namespace }
  return activate(chosen, current, [connection, ...listOtherConnections(current, connectorId)], id)
}

/**
 * Disconnects at once on our side; the wallet is told, and `id` answered when it has let go. The namespace stays
 * connected as long as another wallet is.
 */
export function disconnect(
  state: LintelState,
  { namespace, connectorId, id }: Omit<Extract<ConnectionEvent, { type: 'connection/disconnect' }>, 'type'>,
): Step<LintelState> {
  const current = state.namespaces[namespace]
  if (!current) return keep(state)
  if (connectorId !== null) {
    if (!findConnection(current, connectorId)) return { state, effects: answer(id, null) }
    const [next, ...rest] = listOtherConnections(current, connectorId)
    if (next) {
      return andThen(keepOthers(state, current, connectorId, [next, ...rest]), (left) => ({
        state: left,
        effects: [{ type: 'adapter/disconnect', namespace, connectorId, id }],
      }))
    }
  }
  return {
    state: withNamespace(state, namespace, { ...signedOut(state, namespace, current), attempt: null }),
    effects: [
      ...dropAttempt(namespace, current),
      ...dropSwitch(namespace, current),
      { type: 'storage/disconnected', namespace, connectorId: null },
      { type: 'adapter/disconnect', namespace, connectorId: null, id },
    ],
  }
}

/** A wallet has let go by itself. A try that is running goes on. */
export function loseSession(
  state: LintelState,
  current: NamespaceState,
  { namespace, connectorId }: { namespace: Namespace; connectorId: string },
): Step<LintelState> {
  if (!findConnection(current, connectorId)) return keep(state)
  const [next, ...rest] = listOtherConnections(current, connectorId)
  if (next) return keepOthers(state, current, connectorId, [next, ...rest])
  const isTrying = current.attempt?.kind === 'connect' && isRunning(current.attempt)
  const change = signedOut(state, namespace, current)
  return {
    state: withNamespace(
      state,
      namespace,
      isTrying ? { ...change, status: 'connecting' } : { ...change, attempt: null },
    ),
    effects: [
      ...(isTrying ? [] : dropAttempt(namespace, current)),
      ...dropSwitch(namespace, current),
      { type: 'storage/disconnected', namespace, connectorId: null },
    ],
  }
}

/**
 * Account or network changed on a wallet's side, or it was connected beside the active one. Without an account there
 * is nothing to change.
 */
export function changeSession(
  state: LintelState,
  current: NamespaceState,
  { namespace, session, order }: Extract<ConnectionEvent, { type: 'connection/session-changed' }>,
  now: number,
): Step<LintelState> {
  if (!current.account) return keep(state)
  const { connectorId } = session
  if (!session.addresses[0]) return loseSession(state, current, { namespace, connectorId })
  if (connectorId !== current.account.connectorId) {
    const connections = withConnection(current, toConnection(namespace, session), order)
    return keep(withNamespace(state, namespace, { connections }))
  }
  const { state: taken, effects } = takeSession(state, namespace, session)
  // What a wallet says by itself answers neither a try to connect nor a restore: those go on, or stay failed.
  const { status, attempt } = current
  return andThen({ state: withNamespace(taken, namespace, { status, attempt }), effects }, (next) =>
    settleSwitch(next, namespace, now),
  )
}

/** One wallet is gone. When it was the active one, the one that was active before it is so again. */
function keepOthers(
  state: LintelState,
  current: NamespaceState,
  goneId: string,
  connections: Connections,
): Step<LintelState> {
  const [{ namespace }] = connections
  const gone: Step<LintelState> = {
    state: withNamespace(state, namespace, { connections }),
    effects: [{ type: 'storage/disconnected', namespace, connectorId: goneId }],
  }
  if (goneId !== current.account?.connectorId) return gone
  return andThen(gone, (left) => activate(left, current, connections, null))
}

/** The first of `connections` becomes the active one. What runs for the other wallet is given up. */
function activate(
  state: LintelState,
  current: NamespaceState,
  connections: Connections,
  id: number | null,
): Step<LintelState> {
  const [{ namespace, connectorId, network }] = connections
  const isOther = connectorId !== current.account?.connectorId
  const isRestoring = current.status === 'reconnecting'
  const shown = withNamespace(showConnections(state, namespace, connections), namespace, {
    ...(isOther && { switching: null }),
    ...(isRestoring && { status: 'connected', attempt: null }),
  })
  return {
    state: shown,
    effects: [
      ...(isOther ? dropSwitch(namespace, current) : []),
      ...(isRestoring ? dropAttempt(namespace, current) : []),
      // First: another tab that hears of it reads what the adapter has stored too.
      { type: 'adapter/switch-connection', namespace, connectorId, id },
      { type: 'storage/connected', namespace, connectorId },
      ...(state.activeNamespace === namespace ? storeNetwork(state, network) : []),
    ],
  }
}

function answer(id: number | null, error: LintelError | null): readonly Effect[] {
  return id === null ? [] : [{ type: 'reply', id, error }]
}

function signedOut(state: LintelState, namespace: Namespace, current: NamespaceState): Partial<NamespaceState> {
  return {
    ...noConnection,
    switching: null,
    network: isListed(state, current.network) ? current.network : findFirstNetwork(state, namespace, current.network),
  }
}

function findFirstNetwork(state: LintelState, namespace: Namespace, otherwise: CaipNetworkId): CaipNetworkId {
  return state.networks.find((network) => network.chainNamespace === namespace)?.caipNetworkId ?? otherwise
}
