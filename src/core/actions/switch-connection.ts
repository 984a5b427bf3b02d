import type { LintelContext } from '../context.js'
import { toLintelError } from '../errors/to-lintel-error.js'
import { NotConnectedError } from '../errors/wallet-errors.js'
import type { Account } from '../model/account.js'
import type { Namespace } from '../model/caip.js'
import { getAccount } from '../selectors.js'
import { requireAdapter } from '../wallets/require-adapter.js'
import { findConnectedNamespace } from './find-connected-namespace.js'

/**
 * Makes another connected wallet the active one, and its namespace the active namespace. Needs no approval. Later
 * requests go to this wallet. Resolves with its account.
 *
 * @throws NotConnectedError when that wallet is not connected, InvalidOptionError when the app has no adapter for the namespace
 */
export async function switchConnection(
  context: LintelContext,
  { connectorId, ...asked }: { connectorId: string; namespace?: Namespace },
): Promise<Account> {
  const namespace = asked.namespace ?? findConnectedNamespace(context.getState(), connectorId)
  const adapter = requireAdapter(context.adapters[namespace], namespace)
  try {
    const open = context.getState().namespaces[namespace]?.connections
    if (!open?.some((connection) => connection.connectorId === connectorId)) throw new NotConnectedError()
    context.dispatch({ type: 'connection/switch', namespace })
    await adapter.switchConnection({ connectorId })
  } catch (thrown) {
    const error = toLintelError(thrown)
    context.report(error)
    throw error
  }
  const account = getAccount(context.getState(), namespace)
  if (!account) throw new NotConnectedError()
  return account
}
