import { type Address, type Hash, isAddressEqual, withRetry } from 'viem'
import { getTransaction } from 'viem/actions'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { AdapterContext } from '../adapter-context.js'
import { readChainId } from './read-from-node.js'

/**
 * The nonce of a transaction that `from` has sent. Null if the node does not know it within about 5 s, or another account
 * has sent it, such as the bundler of a smart account.
 *
 * @throws NetworkNotConfiguredError
 */
export async function readNonce(
  { config }: AdapterContext,
  { id, from, network }: { id: string; from: string; network: CaipNetworkId },
): Promise<number | null> {
  const client = config.getClient({ chainId: readChainId(config, network) })
  // The wallet may have sent it through another node.
  const ask = () => withRetry(() => getTransaction(client, { hash: id as Hash }), { delay: 1_000, retryCount: 5 })
  const transaction = await ask().catch(() => null)
  return transaction && isAddressEqual(transaction.from, from as Address) ? transaction.nonce : null
}
