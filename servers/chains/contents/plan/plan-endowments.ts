import { encodeFunctionData, parseUnits } from 'viem/utils'
import { counterparties } from '../accounts.js'
import { type Address, deployer, spammer } from '../addresses.js'
import { type TokenFacts, tokens, unlistedTokens } from '../tokens.js'
import { tokenAbi } from './abis.js'
import type { PlannedTransaction } from './planned-transaction.js'

const { employer, friend, trader, exchange } = counterparties

/** The owners of tokens before the accounts of the practice wallet get any. Amounts are in whole tokens. */
const endowments: readonly { token: TokenFacts; to: Address; amount: string }[] = [
  { token: tokens.harborDollar, to: employer, amount: '250000' },
  { token: tokens.harborDollar, to: friend, amount: '12500' },
  { token: tokens.harborDollar, to: exchange, amount: '90000' },
  { token: tokens.cobalt, to: exchange, amount: '3.5' },
  { token: tokens.meridian, to: trader, amount: '8000' },
  { token: tokens.orchard, to: trader, amount: '40000' },
  { token: tokens.tollgate, to: trader, amount: '5000' },
  { token: unlistedTokens.lure, to: spammer, amount: '100000000' },
  { token: unlistedTokens.hostile, to: spammer, amount: '100000000' },
]

/** Mints the first tokens of the counterparties and the spammer. */
export function planEndowments(): PlannedTransaction[] {
  return endowments.map(({ token, to, amount }) => {
    const args = [to, parseUnits(amount, token.decimals)] as const
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args })
    return { day: 0.4, from: deployer, to: token.address, data }
  })
}
