import { ConnectorNotFoundError, RequestCancelledError } from '../../../core/errors/wallet-errors.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import { untilAborted } from '../../../rules/until-aborted.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { findConnector } from '../list-connectors.js'
import { commitConnection } from '../session/commit-connection.js'
import { readSession } from '../session/read-session.js'

/**
 * Asks the wallet for its accounts (EIP-1193 `eth_requestAccounts`, EIP-2255 `wallet_requestPermissions`).
 * Waits as long as the visitor thinks; after `signal` aborts, an answer changes nothing.
 *
 * @throws ConnectorNotFoundError, RequestCancelledError once aborted, RequestRejectedError, RequestPendingError,
 * WalletLockedError, AccountNotSharedError, InvalidChainIdError, WalletFailedError
 */
export async function connect(
  context: AdapterContext,
  { connectorId, signal }: { connectorId: string; signal?: AbortSignal },
): Promise<WalletSession> {
  const { config, attempts } = context
  const connector = findConnector(config, connectorId)
  if (!connector) throw new ConnectorNotFoundError({ connectorId, available: config.connectors.map(({ id }) => id) })
  if (signal?.aborted) throw new RequestCancelledError({ cause: signal.reason })
  attempts.latest += 1
  const attempt = attempts.latest
  const answer = connector.connect()
  try {
    const { accounts, chainId } = await untilAborted(
      answer,
      signal,
      () => new RequestCancelledError({ cause: signal?.reason }),
    )
    const session = readSession({ accounts, chainId, connector })
    await commitConnection(context, { accounts, chainId, connector })
    return session
  } catch (error) {
    if (signal?.aborted) void answer.then(forgetLateAnswer, ignoreLateFailure)
    throw mapWalletError(error, { isConnecting: true })
  }

  /** Keeps a later page load from restoring what the visitor gave up, unless it was connected before and still is. */
  async function forgetLateAnswer(): Promise<void> {
    // Also one that is only stored: it was silent so far.
    const isConnected = [...config.state.connections.values()].some(({ connector }) => connector.id === connectorId)
    if (isConnected || attempt !== attempts.latest) return
    // wagmi's own mark of a wallet that is not to be restored; its storage type knows only its fixed keys.
    await config.storage?.setItem(`${connectorId}.disconnected` as 'recentConnectorId', 'true')
  }
}

/** The try was given up already; there is nobody left to tell. */
function ignoreLateFailure(): void {}
