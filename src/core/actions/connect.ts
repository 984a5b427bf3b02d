import type { LintelContext } from '../context.js'
import { NotConnectedError } from '../errors/wallet-errors.js'
import type { Account } from '../model/account.js'
import type { Namespace } from '../model/caip.js'
import type { LintelState } from '../model/state.js'
import { getAccount } from '../selectors.js'
import { requireAdapter } from '../wallets/require-adapter.js'
import { ask } from './ask.js'
import { switchConnection } from './switch-connection.js'

/**
 * Requests a connection from a wallet; a connected one becomes the active one. Joins a running attempt for the same
 * wallet, because wallets refuse a second request as pending. With `isShown` an open modal shows the view of the connection.
 *
 * @throws RequestRejectedError, RequestPendingError, WalletLockedError, WalletUnresponsiveError (30 s),
 * WalletWindowBlockedError, ConnectorNotFoundError, AccountNotSharedError, RequestCancelledError, WalletFailedError
 */
export async function connect(
  context: LintelContext,
  parameters: { connectorId: string; namespace?: Namespace | undefined; isShown?: boolean },
): Promise<Account> {
  const connecting = context.connectByFeature(parameters.connectorId)
  if (connecting) return connecting
  const namespace = parameters.namespace ?? findNamespaceOf(context.getState(), parameters.connectorId)
  const { connectorId, isShown = false } = parameters
  const { attempt, connections } = requireAdapter(context.getState().namespaces[namespace], namespace)
  const isAsked = attempt?.connectorId === connectorId && attempt.failure === null
  const id = isAsked ? attempt.id : context.nextId()
  const begin = { type: 'connection/connect', namespace, connectorId, id, isShown } as const
  if (connections.some((connection) => connection.connectorId === connectorId)) {
    context.dispatch(begin)
    return switchConnection(context, { connectorId, namespace })
  }
  await ask(context, {
    id,
    begin: isAsked && !isShown ? undefined : begin,
    read: ({ namespaces }) => namespaces[namespace]?.attempt,
    isDone: ({ namespaces }) => namespaces[namespace]?.connections[0]?.connectorId === connectorId,
  })
  const account = getAccount(context.getState(), namespace)
  if (!account) throw new NotConnectedError()
  return account
}

function findNamespaceOf(state: LintelState, connectorId: string): Namespace {
  const has = (namespace: Namespace) => state.namespaces[namespace]?.connectors.some(({ id }) => id === connectorId)
  const all = Object.keys(state.namespaces) as Namespace[]
  return [state.activeNamespace, ...all].find(has) ?? state.activeNamespace
}
