import type { Address, Hex } from 'viem'

/** Who pays the fee of the first transaction of a new account, and how much in a day. */
export type SponsorOptions = {
  /** The key of the signer that the paymasters accept. */
  key: Hex
  /** The paymaster of each network, by CAIP-2 id. */
  paymasters: Readonly<Record<string, Address>>
  /** What a project may spend in 24 hours, wei. */
  dailyBudget: bigint
  /** What one operation may cost, wei. */
  mostPerOperation: bigint
}
