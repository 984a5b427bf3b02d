import { callAnvil } from '../call-anvil.js'
import { deployer } from './addresses.js'
import { mineTransactions } from './mine-transactions.js'
import { planDeployment } from './plan/plan-deployment.js'
import { planNames, planReverseNames } from './plan/plan-names.js'
import { planPools } from './plan/plan-pools.js'
import { PAST_DAYS } from './plan/planned-transaction.js'

export type FillChainOptions = {
  /** URL of the node. */
  url: string
  /** The time of the last day, seconds since 1970. */
  now: number
  /** In wei. */
  baseFee: number
  /** Whether the accounts get transactions too. They need the ETH of a new chain for that. */
  hasPast: boolean
}

/** What the deployer has for the pools and its fees: 10,000 ETH. */
const DEPLOYER_BALANCE = 10_000n * 10n ** 18n

/** Deploys the contracts, pools and names. They are as old as a new chain. The last block is of `now`. */
export async function fillChain({ url, now, baseFee, hasPast }: FillChainOptions): Promise<void> {
  await callAnvil(url, 'anvil_setBalance', [deployer, `0x${DEPLOYER_BALANCE.toString(16)}`])
  const transactions = [...planDeployment(), ...planPools(), ...planNames(), ...(hasPast ? planReverseNames() : [])]
  await mineTransactions({ url, transactions, firstDay: now - PAST_DAYS * 86_400, baseFee })
  await callAnvil(url, 'evm_mine', [{ timestamp: now }])
}
