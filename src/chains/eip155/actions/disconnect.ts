import { withTimeout } from 'viem'
import { type AdapterContext, getLiveConnection } from '../adapter-context.js'
import { clearConnections } from '../session/commit-connection.js'

/** A wallet has 1 s to let go; the page forgets it in any case. wagmi gives `wallet_revokePermissions` 100 ms of it. */
const farewellLimit = 1_000

/** Ends the session. Never fails and never hangs: what a wallet answers to a farewell changes nothing. */
export async function disconnect(context: AdapterContext): Promise<void> {
  const connection = getLiveConnection(context.config)
  clearConnections(context)
  if (!connection) return
  await withTimeout(() => connection.connector.disconnect(), { timeout: farewellLimit }).catch(ignoreFarewell)
}

/** A wallet that is gone, or refuses to revoke, is disconnected all the same. */
function ignoreFarewell(): void {}
