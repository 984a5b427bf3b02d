import { callAnvil } from '../call-anvil.js'
import { deployer, marketMaker, spammer } from './addresses.js'
import { mineTransactions } from './mine-transactions.js'
import { planDeployment } from './plan/plan-deployment.js'
import { planEndowments } from './plan/plan-endowments.js'
import { planNames } from './plan/plan-names.js'
import { planPast } from './plan/plan-past.js'
import { planPools } from './plan/plan-pools.js'
import { planSwapContents } from './plan/plan-swap-contents.js'
import { PAST_DAYS } from './plan/planned-transaction.js'

export type FillChainOptions = {
  /** URL of the node. */
  url: string
  chainId: number
  /** In wei. */
  baseFee: number
  /**
   * When the chain began, seconds since 1970. Absent: it was used already. Then it gets the contracts now, and no past: its
   * accounts may lack the ETH for one.
   */
  firstDay?: number
  /** The chain has everything but the contents for swaps, which older versions did not have. Default: false. */
  lacksSwapsOnly?: boolean
}

/** The balance of the deployer for the pools and its fees: 10,000 ETH. */
const DEPLOYER_BALANCE = 10_000n * 10n ** 18n
const SPAMMER_BALANCE = 10n ** 18n
/** The balance of the market maker for its pools: 1,000 ETH. */
const MARKET_MAKER_BALANCE = 1_000n * 10n ** 18n

/**
 * Deploys the contracts, pools and names. On a new chain it then replays the past of the accounts over `PAST_DAYS`; the
 * last block is at the end of that time.
 */
export async function fillChain(options: FillChainOptions): Promise<void> {
  const { url, chainId, baseFee, firstDay, lacksSwapsOnly = false } = options
  await callAnvil(url, 'anvil_setBalance', [deployer, `0x${DEPLOYER_BALANCE.toString(16)}`])
  await callAnvil(url, 'anvil_setBalance', [spammer, `0x${SPAMMER_BALANCE.toString(16)}`])
  await callAnvil(url, 'anvil_setBalance', [marketMaker, `0x${MARKET_MAKER_BALANCE.toString(16)}`])
  const usual = lacksSwapsOnly ? [] : [...planDeployment(), ...planPools(), ...planNames(), ...planEndowments()]
  const contents = [...usual, ...planSwapContents()]
  if (firstDay === undefined) return mineTransactions({ url, transactions: contents, baseFee })
  await mineTransactions({ url, transactions: [...contents, ...planPast(chainId)], firstDay, baseFee })
  await callAnvil(url, 'evm_mine', [{ timestamp: firstDay + PAST_DAYS * 86_400 }])
}
