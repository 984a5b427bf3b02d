import type { WalletSession } from '../../../core/chain-adapter.js'
import { ConnectorNotFoundError, RequestCancelledError } from '../../../core/errors/wallet-errors.js'
import type { AdapterContext } from '../adapter-context.js'
import { commitConnection } from '../commit-connection.js'
import { findConnector } from '../list-connectors.js'
import { mapWalletError } from '../map-wallet-error.js'
import { readSession } from '../read-session.js'

/**
 * Asks the wallet for its accounts (EIP-1193 `eth_requestAccounts`, EIP-2255 `wallet_requestPermissions`).
 * Waits as long as the visitor thinks; after `signal` aborts, an answer changes nothing.
 *
 * @throws ConnectorNotFoundError, RequestCancelledError once aborted, RequestRejectedError, RequestPendingError, WalletLockedError,
 * AccountNotSharedError, InvalidChainIdError, WalletFailedError
 */
export async function connect(
  context: AdapterContext,
  { connectorId, signal }: { connectorId: string; signal?: AbortSignal },
): Promise<WalletSession> {
  const { config, attempts } = context
  const connector = findConnector(config, connectorId)
  if (!connector) throw new ConnectorNotFoundError({ connectorId, available: config.connectors.map(({ id }) => id) })
  attempts.latest += 1
  const attempt = attempts.latest
  const { connect: onWalletConnect } = config._internal.events
  // Else wagmi would take the wallet's own `connect` event for the answer, wanted or not.
  connector.emitter.off('connect', onWalletConnect)
  try {
    const answer = connector.connect()
    const { accounts, chainId } = await (signal ? raceAbort(answer, signal) : answer)
    const session = readSession({ accounts, chainId, connector })
    await commitConnection(context, { accounts, chainId, connector })
    return session
  } catch (error) {
    if (!signal?.aborted) connector.emitter.on('connect', onWalletConnect)
    throw mapWalletError(error)
  }

  function raceAbort<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new RequestCancelledError({ cause: signal.reason }))
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort, { once: true })
      answer
        .then((value) => {
          if (signal.aborted) void forgetLateAnswer()
          resolve(value)
        }, reject)
        .finally(() => signal.removeEventListener('abort', abort))
    })
  }

  /** Keeps a later page load from restoring what the visitor gave up. */
  async function forgetLateAnswer(): Promise<void> {
    if (attempt === attempts.latest)
      await config.storage?.setItem(`${connectorId}.disconnected` as 'state', true as never)
  }
}
