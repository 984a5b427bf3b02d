import type { Address } from '../addresses.js'

/** How long the past of a new chain is, days: 14 months. */
export const PAST_DAYS = 425

/** A transaction of the chain's past. Without `to` it creates a contract. */
export type PlannedTransaction = {
  /** Days since the first block. Neighbours with the same time are in one block. */
  day: number
  from: Address
  to?: Address
  data?: `0x${string}`
  /** In wei. */
  value?: bigint
  /** The gas limit. Default: 300,000. */
  gas?: bigint
  /** It fails, and is in the past as a failed one. */
  reverts?: boolean
}
