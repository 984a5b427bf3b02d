import type { TransactionRequest } from '../../src/core/index.js'

/** Chains whose coins are worth nothing, so that the panel may give some away. */
const localChainIds: readonly (number | string)[] = [31337, 31338]

/** Development accounts of the local chains (anvil's well-known ones). */
const receivers = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'] as const

const HUNDREDTH_OF_ETHER = 10n ** 16n

/**
 * What `Send transaction` sends: 0.01 ETH to another development account on a local chain, nothing to oneself on
 * any other, so that trying the site never costs more than a fee.
 */
export function createDemoTransaction(from: string, chainId: number | string): TransactionRequest {
  if (!localChainIds.includes(chainId)) return { to: from, value: 0n }
  const to = receivers.find((receiver) => receiver.toLowerCase() !== from.toLowerCase()) ?? receivers[0]
  return { to, value: HUNDREDTH_OF_ETHER }
}
