import { withTimeout } from 'viem'
import { getBalance as readBalance } from 'wagmi/actions'
import type { Balance } from '../../../core/chain-adapter.js'
import { NetworkNotConfiguredError, RpcUnavailableError } from '../../../core/errors/network-errors.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapRpcError } from '../errors/map-rpc-error.js'

/** The longest a balance is waited for, in ms, over every node of the network. */
const answerLimit = 9_500

/**
 * The native balance of an address, in wei.
 *
 * @throws NetworkNotConfiguredError, RpcUnavailableError within 10 s
 */
export async function getBalance(
  { config }: AdapterContext,
  parameters: { address: string; chainId: number | string },
): Promise<Balance> {
  const chainId = Number(parameters.chainId)
  const configured = config.chains.map(({ id }) => id)
  if (!configured.includes(chainId)) throw new NetworkNotConfiguredError({ network: chainId, configured })
  try {
    const address = parameters.address as `0x${string}`
    return await withTimeout(() => readBalance(config, { address, chainId }), {
      timeout: answerLimit,
      errorInstance: new RpcUnavailableError(),
    })
  } catch (error) {
    throw mapRpcError(error)
  }
}
