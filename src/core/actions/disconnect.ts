import type { Namespace } from '../model/caip.js'
import type { LintelContext } from './context.js'
import { findConnectedNamespace } from './find-connected-namespace.js'

/** What is being disconnected: one connection, or all of a namespace. */
const running = new WeakMap<object, Promise<void>>()

/**
 * Updates the state at once, then disconnects the wallet. A toast reports a wallet that fails to disconnect. Without
 * `connectorId` it disconnects every wallet of the namespace; with it, the previous wallet becomes active again. Joins a
 * running call for the same connection.
 *
 * @throws WalletFailedError when the wallet fails to disconnect; the state is disconnected all the same.
 */
export async function disconnect(
  context: LintelContext,
  { connectorId, ...asked }: { connectorId?: string; namespace?: Namespace } = {},
): Promise<void> {
  const namespace = asked.namespace ?? findConnectedNamespace(context.getState(), connectorId)
  const connections = context.getState().namespaces[namespace]?.connections
  if (!connections) return
  // A connection that is not known joins nothing.
  const ended = (connectorId ? connections.find((one) => one.connectorId === connectorId) : connections) ?? {}
  const answered =
    running.get(ended) ??
    askWallet(context, namespace, connectorId ?? null).finally(() => {
      running.delete(ended)
    })
  running.set(ended, answered)
  return answered
}

async function askWallet(context: LintelContext, namespace: Namespace, connectorId: string | null): Promise<void> {
  const id = context.nextId()
  const answered = context.replies.wait(id)
  context.dispatch({ type: 'connection/disconnect', namespace, connectorId, id })
  try {
    await answered
  } catch (error) {
    const message = context.getMessages().toasts.disconnectFailed
    context.dispatch({ type: 'toast/show', toast: { id: context.nextId(), variant: 'error', message } })
    throw error
  }
}
