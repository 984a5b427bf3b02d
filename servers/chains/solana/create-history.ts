import { BLOCKHASH_LIFE } from './create-slots.js'
import type { LandedTransaction } from './solana-state.js'

/** Transactions that are kept. The oldest goes first, but not while its blockhash is valid: it could run again. */
const MAX_TRANSACTIONS = 2_000

export type History = {
  add(transaction: LandedTransaction): void
  find(signature: string): LandedTransaction | undefined
  /** The oldest first. */
  list(): LandedTransaction[]
  /** The number of transactions since the start. */
  count(): number
}

export function createHistory(saved: readonly LandedTransaction[]): History {
  const kept = new Map(saved.map((transaction) => [transaction.signature, transaction]))
  let count = saved.length
  return {
    add(transaction) {
      kept.set(transaction.signature, transaction)
      count++
      for (const [signature, { slot }] of kept) {
        if (kept.size <= MAX_TRANSACTIONS || slot + BLOCKHASH_LIFE >= transaction.slot) break
        kept.delete(signature)
      }
    },
    find: (signature) => kept.get(signature),
    list: () => [...kept.values()],
    count: () => count,
  }
}
