import { encodeFunctionData } from 'viem/utils'
import { type Address, contracts, deployer } from '../addresses.js'
import { type PoolFacts, pools, thinPool, uniswap } from '../pools.js'
import type { TokenFacts } from '../tokens.js'
import { routerAbi, tokenAbi } from './abis.js'
import { NO_DEADLINE } from './actions.js'
import type { PlannedTransaction } from './planned-transaction.js'

const PAIR_GAS = 5_000_000n

/** Mints the tokens of the pools and creates the pools with their first reserves. */
export function planPools(): PlannedTransaction[] {
  const list: PoolFacts[] = [...Object.values(pools), thinPool]
  return list.flatMap((pool, index) => planPool(pool, 0.1 + 0.01 * index))
}

function planPool({ tokens: [first, second], reserves: [firstReserve, secondReserve] }: PoolFacts, day: number) {
  const sides = [
    { token: first, reserve: firstReserve },
    { token: second, reserve: secondReserve },
  ]
  const transactions: PlannedTransaction[] = []
  for (const { token, reserve } of sides) {
    if (token.address === contracts.weth) continue
    const args = [deployer, reserve] as const
    const mint = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args })
    const approve = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [uniswap.router, reserve] })
    transactions.push({ day, from: deployer, to: token.address, data: mint })
    transactions.push({ day, from: deployer, to: token.address, data: approve })
  }
  const [weth] = sides.filter(({ token }) => token.address === contracts.weth)
  const [other] = sides.filter(({ token }) => token.address !== contracts.weth)
  if (weth && other) transactions.push({ ...addWithEth(other.token, other.reserve), value: weth.reserve, day })
  else transactions.push({ ...addTokens(first.address, second.address, firstReserve, secondReserve), day })
  return transactions
}

function addWithEth({ address }: TokenFacts, reserve: bigint) {
  const args = [address, reserve, 0n, 0n, deployer, NO_DEADLINE] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args })
  return { from: deployer, to: uniswap.router, data, gas: PAIR_GAS }
}

function addTokens(first: Address, second: Address, firstReserve: bigint, secondReserve: bigint) {
  const args = [first, second, firstReserve, secondReserve, 0n, 0n, deployer, NO_DEADLINE] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args })
  return { from: deployer, to: uniswap.router, data, gas: PAIR_GAS }
}
