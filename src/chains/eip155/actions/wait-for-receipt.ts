import type { Address, ReplacementReason } from 'viem'
import { getTransactionCount, waitForTransactionReceipt } from 'viem/actions'
import { TransactionCancelledError } from '../../../core/errors/transaction-cancelled-error.js'
import { ReceiptTimeoutError, TransactionRevertedError } from '../../../core/errors/transaction-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Receipt } from '../../../core/model/requests.js'
import { RECEIPT_TIMEOUT_MS } from '../../../core/requests/node-limits.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapRpcError } from '../errors/map-rpc-error.js'
import { getLiveConnection } from '../live-connections.js'
import { assertConfigured, readChainId } from './read-from-node.js'
import { readRevertReason } from './read-revert-reason.js'

/** How long a node may lack the receipt of a transaction whose nonce another node already counts. */
const NODE_LAG_MS = 5_000

/**
 * Waits until a transaction is in a block of `network`, by default of the chain it was sent on. If the visitor replaces
 * it in the wallet, the receipt is that of the replacement. A replacement in a block from before the call is not found;
 * with `sent` the receipt is then `expired`.
 *
 * @throws ReceiptTimeoutError after 25 s, TransactionCancelledError, TransactionRevertedError with its reason,
 * NetworkNotConfiguredError, RpcUnavailableError
 */
export async function waitForReceipt(
  { config, sentOn }: AdapterContext,
  { id, network, sent }: { id: string; network?: CaipNetworkId; sent?: { from: string; nonce: number } },
): Promise<Receipt> {
  const chainId =
    network === undefined
      ? (sentOn.get(id) ?? getLiveConnection(config)?.chainId ?? config.state.chainId)
      : readChainId(config, network)
  assertConfigured(config, chainId)
  const client = config.getClient({ chainId })
  let replacement: ReplacementReason | null = null
  let isNonceUsed = false
  try {
    if (sent) isNonceUsed = (await getTransactionCount(client, { address: sent.from as Address })) > sent.nonce
    const receipt = await waitForTransactionReceipt(client, {
      hash: id as `0x${string}`,
      timeout: isNonceUsed ? NODE_LAG_MS : RECEIPT_TIMEOUT_MS,
      onReplaced: ({ reason }) => {
        replacement = reason
      },
    })
    if (replacement === 'cancelled') throw new TransactionCancelledError({ id })
    if (receipt.status === 'success') {
      return { id: receipt.transactionHash, block: receipt.blockNumber, status: 'success' }
    }
    throw new TransactionRevertedError({
      id: receipt.transactionHash,
      reason: await readRevertReason(client, receipt),
    })
  } catch (error) {
    if (isTimeout(error) && isNonceUsed) return { id, status: 'expired' }
    if (isTimeout(error)) throw new ReceiptTimeoutError({ id, cause: error })
    throw mapRpcError(error)
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'WaitForTransactionReceiptTimeoutError'
}
