import type { Config, Connector } from 'wagmi'
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
import { findLiveConnection, isChainId, listLiveConnections } from '../live-connections.js'
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
  const { config } = context
  if (signal?.aborted) throw new RequestCancelledError({ cause: signal.reason })
  const known = findLiveConnection(config, connectorId)
  if (known && isUsable(known)) return switchConnection(context, { connectorId })
  // wagmi would refuse to connect it again.
  if (known) await disconnect(context, { connectorId })
  const connector = findConnector(context, connectorId)
  if (!connector) throw new ConnectorNotFoundError({ connectorId, available: config.connectors.map(({ id }) => id) })
  const approval = requestConnection(config, { connector })
  const attempt = watchAttempt(config, findConnector(context, connectorId) as Connector)
  approval.then(attempt.stop, attempt.stop)
  try {
    const answer = await untilAborted(approval, signal, () => new RequestCancelledError({ cause: signal?.reason }))
    if (isUsable(answer)) {
      context.restore?.cancelled.delete(connectorId)
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
    if (attempt.hasNewer()) return
    await disconnect(context, { connectorId })
    const previous = listLiveConnections(config).find(({ connector: { uid } }) => uid === attempt.getPrevious())
    if (previous) await switchConnection(context, { connectorId: previous.connector.id })
  }
}

/** Reads from wagmi what an approval that is not wanted any more has changed. Call it when wagmi's `connect` has begun. */
function watchAttempt({ subscribe }: Config, { emitter, uid }: Connector) {
  let hasNewer = false
  let previous: string | null = null
  // wagmi sends this message with each attempt, also with one of the app's own.
  const read = ({ type }: { type: string }) => {
    if (type === 'connecting') hasNewer = true
  }
  emitter.on('message', read)
  const stop = subscribe(
    ({ current }) => current,
    (current, before) => {
      if (current === uid) previous = before
    },
  )
  return {
    /** Whether another attempt for the same wallet has begun since. */
    hasNewer: () => hasNewer,
    /** The `uid` of the connector that was active before the approval. */
    getPrevious: () => previous,
    stop() {
      emitter.off('message', read)
      stop()
    },
  }
}

function isUsable({ accounts, chainId }: { accounts: readonly string[]; chainId: number }): boolean {
  return accounts.length > 0 && isChainId(chainId)
}

function ignoreLateFailure(): void {}
