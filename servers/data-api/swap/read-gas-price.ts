import type { PublicClient } from 'viem'

/** Prices of gas, in wei: the maximum that a transaction pays to be mined soon, sooner and at once. */
export type GasPrices = { standard: bigint; fast: bigint; instant: bigint }

/** Blocks whose tips count. */
const BLOCKS = 10
/** Percentiles of the tips of a block. */
const PERCENTILES = [25, 50, 90]
/** The possible rise of the base fee until then, in percent: by an eighth a block. */
const RISES = [113n, 127n, 142n] as const

/** Reads the prices of gas from the fees of the last blocks. */
export async function readGasPrices(client: PublicClient): Promise<GasPrices> {
  const history = await client.getFeeHistory({ blockCount: BLOCKS, rewardPercentiles: PERCENTILES })
  const base = history.baseFeePerGas.at(-1) ?? 0n
  const prices = RISES.map((rise, index) => (base * rise) / 100n + findMedian(history.reward, index))
  const [standard = 0n, fast = 0n, instant = 0n] = prices
  return { standard, fast, instant }
}

/** The median of one percentile over all blocks. */
function findMedian(rewards: readonly (readonly bigint[])[] | undefined, percentile: number): bigint {
  const tips = (rewards ?? []).map((reward) => reward[percentile] ?? 0n).toSorted((a, b) => Number(a - b))
  return tips[Math.floor(tips.length / 2)] ?? 0n
}
