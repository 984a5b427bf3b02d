import { connect as requestConnection } from 'wagmi/actions'
import { InvalidChainIdError } from '../../../core/errors/network-errors.js'
import {
  AccountNotSharedError,
  ConnectorNotFoundError,
  RequestCancelledError,
} from '../../../core/errors/wallet-errors.js'
import { untilAborted } from '../../../rules/async/until-aborted.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { findConnector } from '../list-connectors.js'
import { findLiveConnection, isChainId } from '../live-connections.js'
import { disconnect } from './disconnect.js'
import { switchConnection } from './switch-connection.js'

/**
 * Connects a wallet through wagmi's `connect`. A connected wallet becomes the active one. An approval
 * that comes after `signal` aborted is disconnected, and the previous connection becomes active again.
 *
 * @throws ConnectorNotFoundError, RequestCancelledError once aborted, RequestRejectedError, RequestPendingError,
 * WalletLockedError, AccountNotSharedError, InvalidChainIdError, WalletFailedError
 */
export async function connect(
  context: AdapterContext,
  { connectorId, signal }: { connectorId: string; signal?: AbortSignal },
): Promise<void> {
  const { config, attempts } = context
  if (signal?.aborted) throw new RequestCancelledError({ cause: signal.reason })
  const known = findLiveConnection(config, connectorId)
  if (known && isUsable(known)) return switchConnection(context, { connectorId })
  // wagmi would refuse to connect it again.
  if (known) await disconnect(context, { connectorId })
  const connector = findConnector(context, connectorId)
  if (!connector) throw new ConnectorNotFoundError({ connectorId, available: config.connectors.map(({ id }) => id) })
  const attempt = (attempts.get(connectorId) ?? 0) + 1
  attempts.set(connectorId, attempt)
  const approval = requestConnection(config, { connector })
  try {
    const answer = await untilAborted(approval, signal, () => new RequestCancelledError({ cause: signal?.reason }))
    if (isUsable(answer)) {
      const connected = findLiveConnection(config, connectorId)
      if (connected) context.restore?.chosen.push(connected.connector)
      return
    }
    await undo()
    const { accounts, chainId } = answer
    throw accounts.length === 0 ? new AccountNotSharedError() : new InvalidChainIdError({ chainId })
  } catch (error) {
    if (signal?.aborted) approval.then(undo, ignoreLateFailure)
    throw mapWalletError(error, { isConnecting: true })
  }

  async function undo(): Promise<void> {
    // A newer attempt for the same wallet runs: keep this approval.
    if (attempts.get(connectorId) !== attempt) return
    const previous = context.previousActive
    await disconnect(context, { connectorId })
    if (previous !== null && findLiveConnection(config, previous)) {
      await switchConnection(context, { connectorId: previous })
    }
  }
}

function isUsable({ accounts, chainId }: { accounts: readonly string[]; chainId: number }): boolean {
  return accounts.length > 0 && isChainId(chainId)
}

function ignoreLateFailure(): void {}
