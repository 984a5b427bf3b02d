import type { Abi, ContractFunctionArgs, ContractFunctionName } from 'viem'
import { readContract as readFromContract } from 'viem/actions'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { AdapterContext } from '../adapter-context.js'
import { readChainId, readFromNode } from './read-from-node.js'
import { type ContractCall, encodeCall } from './write-contract.js'

export type ReadContractParameters<
  abi extends Abi | readonly unknown[] = Abi,
  functionName extends ContractFunctionName<abi, 'pure' | 'view'> = ContractFunctionName<abi, 'pure' | 'view'>,
  args extends ContractFunctionArgs<abi, 'pure' | 'view', functionName> = ContractFunctionArgs<
    abi,
    'pure' | 'view',
    functionName
  >,
> = ContractCall<abi, functionName, args> & {
  /** CAIP-2. Default: the network of the wallet, else the default network. */
  network?: CaipNetworkId
}

/**
 * Reads from a contract (`eth_call`).
 *
 * @throws InvalidTransactionError, NetworkNotConfiguredError, ContractRevertedError, RpcUnavailableError within 10 s
 */
export async function readContract(
  { config }: AdapterContext,
  { network, ...call }: ReadContractParameters,
): Promise<unknown> {
  encodeCall(call)
  const client = config.getClient({ chainId: readChainId(config, network) })
  return readFromNode(() => readFromContract(client, call))
}
