import { ReceiptTimeoutError, TransactionRevertedError } from '../../../core/errors/transaction-errors.js'
import type { ChainAdapter } from '../../../core/model/chain-adapter.js'
import type { Receipt } from '../../../core/model/requests.js'
import { RECEIPT_TIMEOUT_MS } from '../../../core/requests/node-limits.js'
import { wait } from '../../../rules/async/wait.js'
import { isRecord } from '../../../rules/is-record.js'
import type { SolanaRpc } from '../create-rpc.js'
import type { SolanaContext } from '../solana-context.js'
import { describeFailure } from './describe-failure.js'
import { readLifetime } from './read-fees.js'

/** How long to wait between two checks, in ms. */
const interval = 1_000

/**
 * Waits until a transaction is confirmed. It is `expired` once no block can hold it any more. Lintel never sends it again.
 * `lastBlock`: the value that `onLastBlock` got on an earlier page.
 *
 * @throws ReceiptTimeoutError after 25 s, TransactionRevertedError with its reason, NetworkNotConfiguredError,
 * RpcUnavailableError
 */
export async function waitForReceipt(
  { openNode, sent }: SolanaContext,
  { id, network: wanted, lastBlock, onLastBlock }: Parameters<ChainAdapter['waitForReceipt']>[0],
): Promise<Receipt> {
  const { network, rpc } = await openNode(wanted ?? sent.get(id)?.network)
  const end = Date.now() + RECEIPT_TIMEOUT_MS
  // It comes from the storage of the page, and may be anything.
  const stored = Number.isSafeInteger(lastBlock) ? lastBlock : undefined
  let last = sent.get(id)?.lastBlockHeight ?? stored
  // JSON has no infinity.
  if (last !== undefined && stored === undefined) onLastBlock?.(Math.min(last, Number.MAX_SAFE_INTEGER))
  // Search the whole history first: it may have been sent long before this page loaded.
  for (let isFirst = true; ; isFirst = false) {
    const found = await readStatus(rpc, id, isFirst)
    if (found.receipt) return found.receipt
    if (!found.isKnown && (await isExpired())) return { id, status: 'expired' }
    if (Date.now() >= end) throw new ReceiptTimeoutError({ id })
    await wait(interval)
  }

  async function isExpired(): Promise<boolean> {
    if (last === undefined) {
      // A transaction that was sent before now cannot refer to a newer block than this one.
      last = (await readLifetime(rpc)).lastBlockHeight
      sent.set(id, { network: network.caipNetworkId, lastBlockHeight: last })
      onLastBlock?.(last)
    }
    const { slot, height } = await readHeight(rpc)
    if (height <= last) return false
    // Look once more, at a node that has that block: the transaction may have been in the last one.
    const found = await readStatus(rpc, id, true)
    return !found.isKnown && found.slot >= slot
  }
}

type Status = { slot: number; isKnown: boolean; receipt?: Receipt }

/** @throws TransactionRevertedError */
function readStatus(rpc: SolanaRpc, id: string, searchTransactionHistory: boolean): Promise<Status> {
  return rpc.read('getSignatureStatuses', [[id], { searchTransactionHistory }], (result) => {
    const { context, value } = isRecord(result) ? result : {}
    const slot = isRecord(context) ? context.slot : undefined
    if (typeof slot !== 'number' || !Array.isArray(value)) {
      throw new Error('The node answered getSignatureStatuses without a list.')
    }
    const status: unknown = value[0]
    if (!isRecord(status)) return { slot, isKnown: false }
    const isConfirmed = status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
    if (!isConfirmed) return { slot, isKnown: true }
    if (status.err !== null) throw new TransactionRevertedError({ id, reason: describeFailure(status.err) })
    return { slot, isKnown: true, receipt: { id, block: BigInt(Number(status.slot)), status: 'success' } }
  })
}

/** The newest confirmed slot and block. There are fewer blocks than slots, because some slots have none. */
function readHeight(rpc: SolanaRpc): Promise<{ slot: number; height: number }> {
  return rpc.read('getEpochInfo', [{ commitment: 'confirmed' }], (result) => {
    const { absoluteSlot, blockHeight } = isRecord(result) ? result : {}
    if (typeof absoluteSlot !== 'number' || typeof blockHeight !== 'number') {
      throw new Error('The node answered getEpochInfo without a height.')
    }
    return { slot: absoluteSlot, height: blockHeight }
  })
}
