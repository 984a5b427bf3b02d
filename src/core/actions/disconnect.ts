import { toLintelError } from '../errors/to-lintel-error.js'
import type { Namespace } from '../model/caip.js'
import type { LintelContext } from './context.js'
import { findConnectedNamespace } from './find-connected-namespace.js'

/**
 * Updates the state at once, then disconnects the wallet. A toast reports a wallet that fails to disconnect. Without
 * `connectorId` it disconnects every wallet of the namespace; with it, the previous wallet becomes active again.
 *
 * @throws WalletFailedError when the wallet fails to disconnect; the state is disconnected all the same.
 */
export async function disconnect(
  context: LintelContext,
  { connectorId, ...asked }: { connectorId?: string; namespace?: Namespace } = {},
): Promise<void> {
  const namespace = asked.namespace ?? findConnectedNamespace(context.getState(), connectorId)
  if (!context.getState().namespaces[namespace]) return
  const id = context.nextId()
  const answered = context.replies.wait(id)
  context.dispatch({ type: 'connection/disconnect', namespace, connectorId: connectorId ?? null, id })
  try {
    await answered
    context.dispatch({ type: 'action/disconnected', namespace })
  } catch (thrown) {
    const error = toLintelError(thrown)
    context.dispatch({ type: 'action/failed', action: 'disconnect', error })
    const message = context.getMessages().toasts.disconnectFailed
    context.dispatch({ type: 'toast/show', toast: { id: context.nextId(), variant: 'error', message } })
    throw error
  }
}
