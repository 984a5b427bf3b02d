import type { Hex } from 'viem'
import type { Fees } from '../chain/choose-fees.js'
import type { PendingOperation } from './create-pool.js'

/** A transaction of this bundler. */
export type Attempt = {
  hash: Hex
  /** The signed transaction. */
  serializedTransaction: Hex
  fees: Fees
  /** The gas limit. */
  gas: bigint
  /** Its operation. Undefined for a transaction that does nothing, which only takes a nonce. */
  pending: PendingOperation | undefined
}

/** A nonce of this bundler, and the transactions that were sent with it. One of them can be in a block. */
export type Slot = {
  nonce: number
  attempts: Attempt[]
  /** When the last one was sent, ms. */
  sentAt: number
  /** The time since which the node knows none of them, ms. */
  missingSince: number | undefined
}

/** Whether `hash` is an operation of one of these transactions. */
export function holdsOperation(slots: readonly Slot[], hash: Hex): boolean {
  return slots.some(({ attempts }) => attempts.some(({ pending }) => pending?.hash === hash))
}
