import { getFloor, getPriorityFee } from '../chain/choose-fees.js'
import type { NetworkFees } from '../chain/read-network-fees.js'
import type { PendingOperation } from './create-pool.js'
import { holdsOperation, type Slot } from './slot.js'

/**
 * Lists the operations that may be sent next, the one with the highest priority fee first, and of equal ones the
 * oldest. Those whose fee is too low for the next block wait for a lower base fee. An account has one transaction in
 * flight at most, in the order of its nonces.
 */
export function pickOperations(
  waiting: readonly PendingOperation[],
  { slots, network, minPriorityFee }: { slots: readonly Slot[]; network: NetworkFees; minPriorityFee: bigint },
): PendingOperation[] {
  const floor = getFloor(network, minPriorityFee)
  const busy = new Set(slots.map(({ attempts }) => attempts.at(-1)?.pending?.operation.sender))
  const isFirst = ({ operation }: PendingOperation) =>
    !waiting.some(
      ({ operation: other }) =>
        other.sender === operation.sender &&
        other.nonce >> 64n === operation.nonce >> 64n &&
        other.nonce < operation.nonce,
    )
  return waiting
    .map((pending) => ({ pending, fee: getPriorityFee(pending.operation, network) }))
    .filter(
      ({ pending, fee }) =>
        fee >= floor && !holdsOperation(slots, pending.hash) && !busy.has(pending.operation.sender) && isFirst(pending),
    )
    .toSorted((one, other) => (one.fee === other.fee ? 0 : one.fee > other.fee ? -1 : 1))
    .map(({ pending }) => pending)
}
