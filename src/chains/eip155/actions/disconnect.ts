import { withTimeout } from 'viem'
import { type AdapterContext, getLiveConnection } from '../adapter-context.js'
import { clearConnections } from '../commit-connection.js'

/** A wallet has 1 s to let go; the page forgets it in any case. wagmi gives `wallet_revokePermissions` 100 ms of it. */
const farewellLimit = 1_000

/** Ends the session. Never fails and never hangs: what a wallet answers to a farewell changes nothing. */
export async function disconnect(context: AdapterContext): Promise<void> {
  const connection = getLiveConnection(context.config)
  clearConnections(context)
  if (!connection) return
  const { connector } = connection
  const { connect: onWalletConnect } = context.config._internal.events
  // A wallet that revokes may announce the accounts it has left; that is no wish to connect.
  connector.emitter.off('connect', onWalletConnect)
  await withTimeout(() => connector.disconnect(), { timeout: farewellLimit }).catch(ignoreFarewell)
  connector.emitter.on('connect', onWalletConnect)
}

/** A wallet that is gone, or refuses to revoke, is disconnected all the same. */
function ignoreFarewell(): void {}
