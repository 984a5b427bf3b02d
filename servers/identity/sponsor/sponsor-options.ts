import type { Address, Hex } from 'viem'
import type { SponsorChain } from './create-sponsor-chain.js'

/** A network on which first transactions, and ends of permissions, are paid for. */
export type SponsoredNetwork = {
  paymaster: Address
  /** The account of the bundler that may send what is paid for. */
  bundler: Address
  chain: SponsorChain
}

/** Who pays the fee of the first transaction of a new account and of ends of permissions, and how much in a day. */
export type SponsorOptions = {
  /** The key of the signer that the paymasters accept. */
  key: Hex
  /** By CAIP-2 id. */
  networks: Readonly<Record<string, SponsoredNetwork>>
  /** What a project may spend in 24 hours, wei. */
  dailyBudget: bigint
  /** What of it the visitors of one network address, or of one e-mail domain, may have, wei. */
  dailyShare: bigint
  /** What one operation may cost, wei. */
  mostPerOperation: bigint
}
