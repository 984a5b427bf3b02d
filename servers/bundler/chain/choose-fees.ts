import type { UserOperation } from '../../../src/embedded/smart-account/user-operation.js'
import { max, min } from '../min-and-max.js'
import type { NetworkFees } from './read-network-fees.js'

/** Wei per gas (EIP-1559). */
export type Fees = Pick<UserOperation, 'maxFeePerGas' | 'maxPriorityFeePerGas'>

/** The maximum fees of a transaction, as a multiple of the network's fees: for a new one, and for one that replaces another. */
const MULTIPLE = 2n
const REPLACEMENT_MULTIPLE = 4n
/** The floor is this part of the priority fee that the node suggests. */
const FLOOR_PART = 2n

/** The share of these fees that the block producer gets. Below 0 if the transaction cannot be in the block. */
export function getPriorityFee({ maxFeePerGas, maxPriorityFeePerGas }: Fees, { baseFee }: NetworkFees): bigint {
  return min(maxPriorityFeePerGas, maxFeePerGas - baseFee)
}

/**
 * The least priority fee of an operation: half of the node's suggestion, so that the transaction is soon in a block, and at least
 * the minimum of the operator.
 */
export function getFloor(network: NetworkFees, minPriorityFee: bigint): bigint {
  return max(network.priorityFee / FLOOR_PART, minPriorityFee)
}

/**
 * Chooses the fees of the transaction with `operation`: those of the operation, and twice those of the network at most.
 * The EntryPoint charges the account by the fees of the operation whatever the transaction pays, so that one that
 * reverts costs the price of the network.
 *
 * @param replaced the fees of the transaction that it replaces. Nodes ask for 10 % more, up to four times those of the network.
 * @returns undefined if no such transaction can be in the next block, or none can replace the earlier one
 */
export function chooseFees(
  operation: Fees,
  network: NetworkFees,
  { minPriorityFee, replaced }: { minPriorityFee: bigint; replaced?: Fees | undefined },
): Fees | undefined {
  const limit = (multiple: bigint): Fees => {
    const maxPriorityFeePerGas = min(
      operation.maxPriorityFeePerGas,
      multiple * max(network.priorityFee, minPriorityFee),
    )
    return {
      maxPriorityFeePerGas,
      maxFeePerGas: min(operation.maxFeePerGas, multiple * network.baseFee + maxPriorityFeePerGas),
    }
  }
  const usual = limit(MULTIPLE)
  const fees = replaced
    ? {
        maxPriorityFeePerGas: max(usual.maxPriorityFeePerGas, getReplacementFee(replaced.maxPriorityFeePerGas)),
        maxFeePerGas: max(usual.maxFeePerGas, getReplacementFee(replaced.maxFeePerGas)),
      }
    : usual
  if (replaced && !covers(limit(REPLACEMENT_MULTIPLE), fees)) return undefined
  return getPriorityFee(fees, network) < 0n ? undefined : fees
}

/** The least fee with which a node replaces a transaction with the fee `fee`: 10 % more. */
export function getReplacementFee(fee: bigint): bigint {
  return fee === 0n ? 1n : (fee * 110n + 99n) / 100n
}

function covers(one: Fees, other: Fees): boolean {
  return one.maxFeePerGas >= other.maxFeePerGas && one.maxPriorityFeePerGas >= other.maxPriorityFeePerGas
}
