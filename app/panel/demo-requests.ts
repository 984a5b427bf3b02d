import { type Address, isAddressEqual, parseEther } from 'viem'

/** Chains whose coins have no value. */
const localChainIds: readonly number[] = [31337, 31338]

/** Anvil's well-known development accounts. */
const receivers = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'] as const

/**
 * The transaction of "Send transaction": 0.01 ETH to another development account on a local chain. On any other chain it sends
 * 0 to the account itself, so that it never costs more than a fee.
 */
export function createDemoTransaction(from: Address, chainId: number): { to: Address; value: bigint } {
  if (!localChainIds.includes(chainId)) return { to: from, value: 0n }
  const to = receivers.find((receiver) => !isAddressEqual(receiver, from)) ?? receivers[0]
  return { to, value: parseEther('0.01') }
}

/** A development account of Local Solana. */
const solanaReceiver = '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp'

/** The same on Local Solana: 0.01 SOL to a development account. The site offers no other network of Solana. */
export function createDemoTransfer() {
  return { kind: 'transfer', to: solanaReceiver, amount: 10_000_000n } as const
}
