import type { Config } from 'wagmi'
import { NetworkNotConfiguredError, RpcUnavailableError } from '../../../core/errors/network-errors.js'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { READ_TIMEOUT_MS } from '../../../core/requests/node-limits.js'
import { settleWithin } from '../../../rules/async/settle-within.js'
import { mapRpcError } from '../errors/map-rpc-error.js'
import { getLiveConnection } from '../live-connections.js'

/**
 * Runs a read with a time limit.
 *
 * @throws RpcUnavailableError within 10 s, ContractRevertedError, InsufficientFundsError
 */
export async function readFromNode<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    const createError = () => new RpcUnavailableError({ details: `No answer within ${READ_TIMEOUT_MS} ms.` })
    return await settleWithin(read(), READ_TIMEOUT_MS, createError)
  } catch (error) {
    throw mapRpcError(error)
  }
}

/**
 * The chain to read from. Default: the network of the wallet, else the first one of the config.
 *
 * @throws InvalidChainIdError, NetworkNotConfiguredError
 */
export function readChainId(config: Config, network: CaipNetworkId | undefined): number {
  const chainId = network
    ? Number(parseCaipNetworkId(network).chainId)
    : (getLiveConnection(config)?.chainId ?? config.state.chainId)
  assertConfigured(config, chainId)
  return chainId
}

/** @throws NetworkNotConfiguredError */
export function assertConfigured({ chains }: Config, chainId: number): void {
  const configured = chains.map(({ id }) => id)
  if (!configured.includes(chainId)) throw new NetworkNotConfiguredError({ network: chainId, configured })
}
