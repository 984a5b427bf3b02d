import type { Client, EstimateGasParameters } from 'viem'
import { estimateFeesPerGas, estimateGas as estimateOnNode, getGasPrice } from 'viem/actions'
import type { TransactionRequest } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import type { LiveConnection } from '../live-connections.js'
import { assertConfigured, readFromNode } from './read-from-node.js'
import { requireConnection } from './request-connection.js'
import { readCall } from './send-transaction.js'

/** What a transaction is expected to cost. */
export type GasEstimate = {
  /** Units of gas. */
  gas: bigint
  /** The most that this gas costs now, in wei. */
  fee: bigint
}

/**
 * Estimates the gas and the fee of a transaction of the active account (`eth_estimateGas`). The wallet is not asked.
 *
 * @throws InvalidTransactionError, NotConnectedError, NetworkMismatchError, AccountMismatchError,
 * NetworkNotConfiguredError, InsufficientFundsError, ContractRevertedError, RpcUnavailableError within 10 s
 */
export async function estimateGas(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  request: TransactionRequest,
): Promise<GasEstimate> {
  const call = readCall(request)
  const { account, chainId } = requireConnection(connection, request)
  assertConfigured(config, chainId)
  const client = config.getClient({ chainId })
  return readFromNode(async () => {
    const [gas, price] = await Promise.all([
      estimateOnNode(client, { account, ...call } as EstimateGasParameters),
      call.maxFeePerGas ?? call.gasPrice ?? readGasPrice(client),
    ])
    return { gas, fee: gas * price }
  })
}

/** wei per gas: the EIP-1559 maximum, or the legacy price of a chain without EIP-1559. */
async function readGasPrice(client: Client): Promise<bigint> {
  try {
    const { maxFeePerGas } = await estimateFeesPerGas(client)
    return maxFeePerGas
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Eip1559FeesNotSupportedError')) throw error
    return getGasPrice(client)
  }
}
