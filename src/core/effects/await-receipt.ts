import { LintelError } from '../errors/lintel-error.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { TransactionEvent } from '../transitions/event.js'
import type { Ports } from './ports.js'

type Outcome = Omit<Extract<TransactionEvent, { type: 'transaction/settled' }>, 'type' | 'id'>

/** Returns a function that waits for the receipt of a transaction, once at a time, and dispatches what became of it. */
export function createReceiptRunner({ adapters, dispatch }: Ports) {
  const awaited = new Set<string>()

  return async function awaitReceipt(id: string, hash: string, network: CaipNetworkId): Promise<void> {
    if (awaited.has(id)) return
    awaited.add(id)
    const outcome = await readOutcome(adapters, hash, network)
    awaited.delete(id)
    if (outcome) dispatch({ type: 'transaction/settled', id, ...outcome })
  }
}

/** Null while it is pending, and when the network does not answer. */
async function readOutcome(adapters: Ports['adapters'], hash: string, network: CaipNetworkId): Promise<Outcome | null> {
  try {
    const adapter = adapters[network.split(':')[0] as keyof typeof adapters]
    const receipt = await adapter?.waitForReceipt({ id: hash, network })
    if (!receipt) return null
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
