import {
  type Address,
  type Client,
  defineTransactionRequest,
  formatTransactionRequest,
  numberToHex,
  type TransactionRequest,
} from 'viem'
import type { Config } from 'wagmi'
import { getConnectorClient } from 'wagmi/actions'
import { NetworkMismatchError } from '../../../core/errors/request-errors.js'
import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import type { RequestPin } from '../../../core/model/requests.js'
import { assertPinned } from '../../../core/requests/assert-pinned.js'
import type { LiveConnection } from '../live-connections.js'

/** The connection for a request, with its active account. */
export type RequestConnection = LiveConnection & { account: Address }

/**
 * Checks the active connection against the pin of the request.
 *
 * @throws NotConnectedError, NetworkMismatchError, AccountMismatchError
 */
export function requireConnection(connection: LiveConnection | null, pin: RequestPin): RequestConnection {
  const account = connection?.accounts[0]
  if (!connection || account === undefined) throw new NotConnectedError()
  assertPinned(pin, { network: `eip155:${connection.chainId}`, address: account })
  return { ...connection, account: account as Address }
}

/**
 * The viem client of a connection. It adds `chainId` to each `eth_sendTransaction`, which viem checks but does not send.
 *
 * @throws NetworkMismatchError if the wallet has switched to another chain since
 */
export async function getWalletClient(
  config: Config,
  { connector, chainId, account }: RequestConnection,
): Promise<Client> {
  const actual = await connector.getChainId()
  if (actual !== chainId) throw new NetworkMismatchError({ wanted: `eip155:${chainId}`, actual: `eip155:${actual}` })
  const client = await getConnectorClient(config, { connector, chainId, account, assertChainId: false })
  const format = client.chain?.formatters?.transactionRequest?.format ?? formatTransactionRequest
  const transactionRequest = defineTransactionRequest({
    format: (request: TransactionRequest) => ({ ...format(request, 'sendTransaction'), chainId: numberToHex(chainId) }),
  })
  return {
    ...client,
    chain: { ...client.chain, formatters: { ...client.chain?.formatters, transactionRequest } },
  } as Client
}
