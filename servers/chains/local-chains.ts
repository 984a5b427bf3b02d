/** A local development chain. Fees are in wei. */
export type LocalChain = { id: number; name: string; baseFee: number }

export const localChains = [
  { id: 31337, name: 'Local Ethereum', baseFee: 1_000_000_000 },
  { id: 31338, name: 'Local Rollup', baseFee: 1_000_000 },
] as const satisfies readonly LocalChain[]
