import type { Address, Hex } from 'viem'
import type { SponsorChain } from './create-sponsor-chain.js'

/** A network on which first transactions, and ends of permissions, are paid for. */
export type SponsoredNetwork = {
  paymaster: Address
  /** The account of the bundler that may send sponsored operations. */
  bundler: Address
  chain: SponsorChain
}

/** The paymaster of the first transaction of a new account and of ends of permissions, and its budgets of a day. */
export type SponsorOptions = {
  /** The key of the signer that the paymasters accept. */
  key: Hex
  /** By CAIP-2 id. */
  networks: Readonly<Record<string, SponsoredNetwork>>
  /** The budget of a project in 24 hours, wei. */
  dailyBudget: bigint
  /** The part of it for the visitors of one network address, or of one e-mail domain, wei. */
  dailyShare: bigint
  /** The maximum cost of one operation, wei. */
  mostPerOperation: bigint
}
