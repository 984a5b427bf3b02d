import { getAbiItem, type Hex, type PublicClient } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'

const event = getAbiItem({ abi: entryPoint07Abi, name: 'UserOperationEvent' })

/**
 * Finds the event of the operation with `hash` in the newest `logBlocks` blocks. Any bundler may
 * have sent it.
 */
export async function findInclusion(client: PublicClient, hash: Hex, logBlocks: bigint) {
  const head = await client.getBlockNumber()
  const [log] = await client.getLogs({
    address: smartAccountAddresses.entryPoint,
    event,
    args: { userOpHash: hash },
    fromBlock: head < logBlocks ? 0n : head - logBlocks + 1n,
    toBlock: head,
    strict: true,
  })
  return log
}
