import type { Config } from 'wagmi'
import { NetworkNotConfiguredError, RpcUnavailableError } from '../../../core/errors/network-errors.js'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { settleWithin } from '../../../rules/async/settle-within.js'
import { mapRpcError } from '../errors/map-rpc-error.js'
import { getLiveConnection } from '../live-connections.js'

/** How long a read may take, in ms, over all nodes of the network. */
const ANSWER_LIMIT = 9_500

/**
 * Runs a read with a time limit.
 *
 * @throws RpcUnavailableError within 10 s, ContractRevertedError, InsufficientFundsError
 */
export async function readFromNode<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    const createError = () => new RpcUnavailableError({ details: `No answer within ${ANSWER_LIMIT} ms.` })
    return await settleWithin(read(), ANSWER_LIMIT, createError)
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
