import type { ReplacementReason } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import {
  ReceiptTimeoutError,
  TransactionCancelledError,
  TransactionRevertedError,
} from '../../../core/errors/transaction-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { TransactionReceipt } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapRpcError } from '../errors/map-rpc-error.js'
import { getLiveConnection } from '../live-connections.js'
import { assertConfigured, readChainId } from './read-from-node.js'
import { readRevertReason } from './read-revert-reason.js'

/** How long to wait for a receipt, in ms. */
const receiptLimit = 25_000

/**
 * Waits until a transaction is in a block of `network`, by default of the chain it was sent on. When the visitor replaces it in the wallet, the
 * receipt is the one of the replacement.
 *
 * @throws ReceiptTimeoutError after 25 s, TransactionCancelledError, TransactionRevertedError with its reason,
 * NetworkNotConfiguredError, RpcUnavailableError
 */
export async function waitForReceipt(
  { config, sentOn }: AdapterContext,
  { hash, network }: { hash: string; network?: CaipNetworkId },
): Promise<TransactionReceipt> {
  const chainId =
    network === undefined
      ? (sentOn.get(hash) ?? getLiveConnection(config)?.chainId ?? config.state.chainId)
      : readChainId(config, network)
  assertConfigured(config, chainId)
  const client = config.getClient({ chainId })
  let replacement: ReplacementReason | null = null
  try {
    const receipt = await waitForTransactionReceipt(client, {
      hash: hash as `0x${string}`,
      timeout: receiptLimit,
      onReplaced: ({ reason }) => {
        replacement = reason
      },
    })
    if (replacement === 'cancelled') throw new TransactionCancelledError({ hash })
    if (receipt.status === 'success') {
      return { hash: receipt.transactionHash, blockNumber: receipt.blockNumber, status: 'success' }
    }
    throw new TransactionRevertedError({ reason: await readRevertReason(client, receipt) })
  } catch (error) {
    if (isTimeout(error)) throw new ReceiptTimeoutError({ hash, cause: error })
    throw mapRpcError(error)
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'WaitForTransactionReceiptTimeoutError'
}
