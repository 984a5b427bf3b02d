import type { LintelContext } from '../context.js'
import { toLintelError } from '../errors/to-lintel-error.js'
import type { Namespace } from '../model/caip.js'
import { findConnectedNamespace } from './find-connected-namespace.js'

/**
 * Updates the state at once, then disconnects the wallet. A toast reports a wallet that fails to disconnect. Without
 * `connectorId` it disconnects every wallet of the namespace; with it, the previous wallet becomes active again.
 *
 * @throws WalletFailedError when the wallet fails to disconnect; the state is disconnected anyway.
 */
export async function disconnect(
  context: LintelContext,
  { connectorId, ...asked }: { connectorId?: string; namespace?: Namespace } = {},
): Promise<void> {
  const namespace = asked.namespace ?? findConnectedNamespace(context.getState(), connectorId)
  const { connections } = context.getState().namespaces[namespace] ?? {}
  if (!connections) return
  const isOpen = connections.some((connection) => connection.connectorId === connectorId)
  try {
    if (connectorId === undefined || isOpen) {
      const leaving = connectorId === undefined || connections.length === 1 ? null : connectorId
      context.dispatch({ type: 'connection/disconnect', namespace, connectorId: leaving })
      await context.adapters[namespace]?.disconnect(leaving === null ? {} : { connectorId: leaving })
    }
    context.dispatch({ type: 'action/disconnected', namespace })
  } catch (thrown) {
    const error = toLintelError(thrown)
    context.dispatch({ type: 'action/failed', action: 'disconnect', error })
    const message = context.getMessages().toasts.disconnectFailed
    context.dispatch({ type: 'toast/show', toast: { id: context.nextId(), variant: 'error', message } })
    throw error
  }
}
