import { withTimeout } from 'viem'
import { type AdapterContext, listLiveConnections } from '../adapter-context.js'
import { clearConnections } from '../session/commit-connection.js'

/** A wallet has 1 s to let go; the page forgets it in any case. wagmi gives `wallet_revokePermissions` 100 ms of it. */
const farewellLimit = 1_000

/**
 * Ends the session of one wallet, or of all. Never fails and never hangs: what a wallet answers to a farewell changes
 * nothing.
 */
export async function disconnect(
  context: AdapterContext,
  { connectorId }: { connectorId?: string } = {},
): Promise<void> {
  const leaving = listLiveConnections(context.config).filter(
    ({ connector }) => connectorId === undefined || connector.id === connectorId,
  )
  if (connectorId === undefined) context.restores.latest += 1
  clearConnections(context, connectorId)
  await Promise.all(
    leaving.map(({ connector }) =>
      withTimeout(() => connector.disconnect(), { timeout: farewellLimit }).catch(ignoreFarewell),
    ),
  )
}

/** A wallet that is gone, or refuses to revoke, is disconnected all the same. */
function ignoreFarewell(): void {}
