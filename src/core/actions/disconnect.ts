import type { Namespace } from '../model/caip.js'
import type { LintelContext } from './context.js'

/**
 * Disconnects at once on our side, then tells the wallet. When the wallet fails to, a toast says so.
 *
 * @throws WalletFailedError when the wallet would not let go; the state is disconnected all the same.
 */
export async function disconnect(
  context: LintelContext,
  { namespace = context.getState().activeNamespace }: { namespace?: Namespace } = {},
): Promise<void> {
  if (!context.getState().namespaces[namespace]) return
  const id = context.nextId()
  const answered = context.replies.wait(id)
  context.dispatch({ type: 'connection/disconnect', namespace, id })
  try {
    await answered
  } catch (error) {
    const message = context.getMessages().toasts.disconnectFailed
    context.dispatch({ type: 'toast/show', toast: { id: context.nextId(), variant: 'error', message } })
    throw error
  }
}
