import { encodeFunctionData } from 'viem/utils'
import { type Address, contracts, deployer, marketMaker, swapContracts } from '../addresses.js'
import { type PoolFacts, pools, thinPool, uniswap } from '../pools.js'
import type { TokenFacts } from '../tokens.js'
import { routerAbi, tokenAbi } from './abis.js'
import { NO_DEADLINE } from './actions.js'
import type { PlannedTransaction } from './planned-transaction.js'

const PAIR_GAS = 5_000_000n
const swapAddresses = new Set<Address>(Object.values(swapContracts))

/** Mints the tokens of the pools and creates the pools with their first reserves. */
export function planPools(): PlannedTransaction[] {
  const list: PoolFacts[] = [...Object.values(pools), thinPool]
  return list.flatMap((pool, index) => planPool(pool, { day: 0.1 + 0.01 * index, from: deployer }))
}

/** Mints the tokens of a pool to `from`, which then creates the pool. The deployer of a token mints it. */
export function planPool(
  { tokens: [first, second], reserves: [firstReserve, secondReserve] }: PoolFacts,
  { day, from }: { day: number; from: Address },
): PlannedTransaction[] {
  const sides = [
    { token: first, reserve: firstReserve },
    { token: second, reserve: secondReserve },
  ]
  const transactions: PlannedTransaction[] = []
  for (const { token, reserve } of sides) {
    if (token.address === contracts.weth) continue
    const args = [from, reserve] as const
    const minter = swapAddresses.has(token.address) ? marketMaker : deployer
    const mint = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args })
    const approve = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [uniswap.router, reserve] })
    transactions.push({ day, from: minter, to: token.address, data: mint })
    transactions.push({ day, from, to: token.address, data: approve })
  }
  const [weth] = sides.filter(({ token }) => token.address === contracts.weth)
  const [other] = sides.filter(({ token }) => token.address !== contracts.weth)
  if (weth && other) transactions.push({ ...addWithEth(from, other.token, other.reserve), value: weth.reserve, day })
  else transactions.push({ ...addTokens(from, [first.address, second.address], [firstReserve, secondReserve]), day })
  return transactions
}

function addWithEth(from: Address, { address }: TokenFacts, reserve: bigint) {
  const args = [address, reserve, 0n, 0n, from, NO_DEADLINE] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args })
  return { from, to: uniswap.router, data, gas: PAIR_GAS }
}

function addTokens(from: Address, tokens: readonly [Address, Address], reserves: readonly [bigint, bigint]) {
  const args = [...tokens, ...reserves, 0n, 0n, from, NO_DEADLINE] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args })
  return { from, to: uniswap.router, data, gas: PAIR_GAS }
}
