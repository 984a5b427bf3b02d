import type { PublicClient } from 'viem'

/** The present fees of the network, wei per gas (EIP-1559). */
export type NetworkFees = {
  /** Of the next block. 0 on a chain without one. */
  baseFee: bigint
  /** The node's suggestion for the block producer. */
  priorityFee: bigint
}

/** Reads the fees of the network from the node: `eth_feeHistory` and `eth_maxPriorityFeePerGas`. */
export async function readNetworkFees(client: PublicClient): Promise<NetworkFees> {
  const [{ baseFeePerGas }, priorityFee] = await Promise.all([
    client.getFeeHistory({ blockCount: 1, rewardPercentiles: [] }),
    client.estimateMaxPriorityFeePerGas(),
  ])
  return { baseFee: baseFeePerGas.at(-1) ?? 0n, priorityFee }
}
