import { switchConnection as makeActive } from 'wagmi/actions'
import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import type { AdapterContext } from '../adapter-context.js'
import { findLiveConnection } from '../live-connections.js'

/**
 * Makes another connected wallet the active one.
 *
 * @throws NotConnectedError when that wallet is not connected
 */
export async function switchConnection(
  { config }: AdapterContext,
  { connectorId }: { connectorId: string },
): Promise<void> {
  const connection = findLiveConnection(config, connectorId)
  if (!connection) throw new NotConnectedError()
  await makeActive(config, { connector: connection.connector })
}
