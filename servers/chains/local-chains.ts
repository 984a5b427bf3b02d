/** A local development chain. Fees are in wei. */
export type LocalChain = { id: number; name: string; preferredPort: number; baseFee: number }

export const localChains = [
  { id: 31337, name: 'Local Ethereum', preferredPort: 8545, baseFee: 1_000_000_000 },
  { id: 31338, name: 'Local Rollup', preferredPort: 8546, baseFee: 1_000_000 },
] as const satisfies readonly LocalChain[]
