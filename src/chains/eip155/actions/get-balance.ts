import { type Client, withTimeout } from 'viem'
import { NetworkNotConfiguredError, RpcUnavailableError } from '../../../core/errors/network-errors.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
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
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw new NetworkNotConfiguredError({ network: chainId, configured: config.chains.map(({ id }) => id) })
  const { decimals, symbol } = chain.nativeCurrency
  try {
    const value = await withTimeout(() => readBalance(config.getClient({ chainId }), parameters.address), {
      timeout: answerLimit,
      errorInstance: new RpcUnavailableError({ details: `No answer within ${answerLimit} ms.` }),
    })
    return { value, decimals, symbol }
  } catch (error) {
    throw mapRpcError(error)
  }
}

/** viem's own action brings 20 KB of ABI code for a batch this needs not. */
async function readBalance(client: Client, address: string): Promise<bigint> {
  return BigInt(await client.request({ method: 'eth_getBalance', params: [address as `0x${string}`, 'latest'] }))
}
