import type { Client } from 'viem'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import { readChainId, readFromNode } from './read-from-node.js'

/**
 * The sum of the native balances of these addresses, in wei.
 *
 * @throws NetworkNotConfiguredError, RpcUnavailableError within 10 s
 */
export async function getBalance(
  { config }: AdapterContext,
  { addresses, network }: { addresses: readonly string[]; network: CaipNetworkId },
): Promise<Balance> {
  const client = config.getClient({ chainId: readChainId(config, network) })
  const { decimals, symbol } = client.chain.nativeCurrency
  const values = await readFromNode(() => Promise.all(addresses.map((address) => readBalance(client, address))))
  return { value: values.reduce((sum, value) => sum + value, 0n), decimals, symbol }
}

/** In wei. viem's own action adds 20 KB of ABI code for batches. */
export async function readBalance(client: Client, address: string): Promise<bigint> {
  return BigInt(await client.request({ method: 'eth_getBalance', params: [address as `0x${string}`, 'latest'] }))
}
