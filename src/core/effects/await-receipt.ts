import { LintelError } from '../errors/lintel-error.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { Transaction } from '../model/activity.js'
import type { ChainAdapter } from '../model/chain-adapter.js'
import type { LintelEvent, TransactionEvent } from '../model/event.js'
import type { LintelState } from '../model/state.js'
import type { Ports } from './ports.js'

type Outcome = Omit<Extract<TransactionEvent, { type: 'transaction/settled' }>, 'type' | 'id'>

/**
 * Returns a watcher for the events of transactions. It waits for the receipt of a sent one, and with `transaction/check` for those of
 * the pending ones, once at a time, and dispatches the outcome.
 */
export function createReceiptWatch({ adapters, dispatch }: Pick<Ports, 'adapters' | 'dispatch'>) {
  const awaited = new Set<string>()

  async function awaitReceipt(transaction: Transaction): Promise<void> {
    const { id, hash, from, network, nonce } = transaction
    if (awaited.has(id)) return
    awaited.add(id)
    const adapter = adapters[parseCaipNetworkId(network).namespace]
    if (nonce === undefined) {
      // Read while a node still knows the transaction: after a reload it may have been replaced.
      void adapter
        ?.readNonce?.({ id: hash, from, network })
        .then((found) => found !== null && dispatch({ type: 'transaction/identified', id, nonce: found }))
        .catch(() => undefined)
    }
    const onLastBlock = (lastBlock: number) => dispatch({ type: 'transaction/identified', id, lastBlock })
    const outcome = adapter ? await readOutcome(adapter, transaction, onLastBlock) : null
    awaited.delete(id)
    if (outcome) dispatch({ type: 'transaction/settled', id, ...outcome })
  }

  return (event: LintelEvent, { transactions }: LintelState) => {
    if (event.type === 'transaction/sent') void awaitReceipt(event.transaction)
    if (event.type !== 'transaction/check') return
    for (const transaction of transactions) if (transaction.status === 'pending') void awaitReceipt(transaction)
  }
}

/** Null while it is pending, and when the network does not answer. */
async function readOutcome(
  adapter: ChainAdapter,
  { hash, from, network, nonce, lastBlock }: Transaction,
  onLastBlock: (lastBlock: number) => void,
): Promise<Outcome | null> {
  try {
    const known = nonce === undefined ? { lastBlock, onLastBlock } : { sent: { from, nonce } }
    const receipt = await adapter.waitForReceipt({ id: hash, network, ...known })
    if (receipt.status === 'expired') return { status: nonce === undefined ? 'expired' : 'replaced' }
    const block = receipt.block === undefined ? {} : { block: Number(receipt.block) }
    return { status: receipt.status === 'success' ? 'confirmed' : 'failed', hash: receipt.id, ...block }
  } catch (error) {
    if (!(error instanceof LintelError)) return null
    if (error.code === 'transaction-cancelled') return { status: 'cancelled' }
    if (error.code === 'transaction-reverted')
      return { status: 'failed', ...(error.details && { reason: error.details }) }
    return null
  }
}
