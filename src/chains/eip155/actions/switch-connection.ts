import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import { type AdapterContext, listLiveConnections } from '../adapter-context.js'
import { commitConnection } from '../session/commit-connection.js'

/**
 * Makes another connected wallet wagmi's current one, as its own `switchConnection` does, and the first of its list.
 *
 * @throws NotConnectedError when that wallet is not connected
 */
export async function switchConnection(
  context: AdapterContext,
  { connectorId }: { connectorId: string },
): Promise<void> {
  const connection = listLiveConnections(context.config).find(({ connector }) => connector.id === connectorId)
  if (!connection) throw new NotConnectedError()
  await commitConnection(context, connection)
}
