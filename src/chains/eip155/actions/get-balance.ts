import type { Client } from 'viem'
import type { Balance } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import { readChainId, readFromNode } from './read-from-node.js'

/**
 * The native balance of an address, in wei.
 *
 * @throws NetworkNotConfiguredError, RpcUnavailableError within 10 s
 */
export async function getBalance(
  { config }: AdapterContext,
  { address, chainId }: { address: string; chainId: number | string },
): Promise<Balance> {
  const client = config.getClient({ chainId: readChainId(config, `eip155:${chainId}`) })
  const { decimals, symbol } = client.chain.nativeCurrency
  return { value: await readFromNode(() => readBalance(client, address)), decimals, symbol }
}

/** viem's own action adds 20 KB of ABI code for batches. */
async function readBalance(client: Client, address: string): Promise<bigint> {
  return BigInt(await client.request({ method: 'eth_getBalance', params: [address as `0x${string}`, 'latest'] }))
}
