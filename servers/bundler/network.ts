import type { Address, PublicClient } from 'viem'
import type { BundlerLimits } from './bundler-limits.js'
import type { BundleSender } from './pool/create-bundle-sender.js'
import type { Pool } from './pool/create-pool.js'
import type { SimulationContext } from './simulation/check-by-simulation.js'

/** The parts that the methods of one network use. */
export type BundlerNetwork = {
  chainId: number
  client: PublicClient
  /** The account that sends bundles, and is paid for them. */
  bundler: Address
  simulation: SimulationContext
  limits: BundlerLimits
  pool: Pool
  sender: BundleSender
}
