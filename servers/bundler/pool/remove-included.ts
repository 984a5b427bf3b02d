import { getAbiItem, type Hex, type PublicClient } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { BundlerLimits } from '../bundler-limits.js'
import type { Pool } from './create-pool.js'

const event = getAbiItem({ abi: entryPoint07Abi, name: 'UserOperationEvent' })

/**
 * Removes the operation with `hash` from the pool when its event is in the newest blocks, which it returns. Any bundler may have sent it.
 * Whoever learns that it is in a block calls this: the next operation with its nonce is no replacement.
 */
export async function removeIncluded(
  { client, pool, limits }: { client: PublicClient; pool: Pool; limits: Pick<BundlerLimits, 'logBlocks'> },
  hash: Hex,
) {
  const head = await client.getBlockNumber()
  const [inclusion] = await client.getLogs({
    address: smartAccountAddresses.entryPoint,
    event,
    args: { userOpHash: hash },
    fromBlock: head < limits.logBlocks ? 0n : head - limits.logBlocks + 1n,
    toBlock: head,
    strict: true,
  })
  if (inclusion) pool.remove(hash)
  return inclusion
}
