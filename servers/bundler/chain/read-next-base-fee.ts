import type { PublicClient } from 'viem'

/** Reads the base fee of the next block, wei (EIP-1559). 0 on a chain without one. */
export async function readNextBaseFee(client: PublicClient): Promise<bigint> {
  const { baseFeePerGas } = await client.getFeeHistory({ blockCount: 1, rewardPercentiles: [] })
  return baseFeePerGas.at(-1) ?? 0n
}
