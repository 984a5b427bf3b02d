import type { Hex } from 'viem'
import { encodeFunctionData, parseEther, parseUnits } from 'viem/utils'
import { type Address, contracts, spammer } from '../addresses.js'
import { uniswap } from '../pools.js'
import type { TokenFacts } from '../tokens.js'
import { badgesAbi, lighthousesAbi, routerAbi, splitterAbi, tokenAbi, vaultAbi, vouchersAbi, wethAbi } from './abis.js'
import type { PlannedTransaction } from './planned-transaction.js'
import { readArtifact } from './read-compiled.js'

// The actions of accounts. Amounts are decimal text, such as `12.5`.

/** A transaction without its time. */
export type Action = Omit<PlannedTransaction, 'day'>

/** The last second that a `uint32` holds, in 2106: the same bytes whenever the chain is made. */
export const NO_DEADLINE = 2n ** 32n - 1n

export function sendEth(from: Address, to: Address, amount: string): Action {
  return { from, to, value: parseEther(amount), gas: 100_000n }
}

export function sendToken(from: Address, token: TokenFacts, to: Address, amount: string): Action {
  return callToken(from, token, 'transfer', to, amount)
}

/** @param amount - `all` allows any amount, for ever */
export function approveToken(from: Address, token: TokenFacts, amount: string): Action {
  return callToken(from, token, 'approve', uniswap.router, amount)
}

function callToken(
  from: Address,
  token: TokenFacts,
  name: 'transfer' | 'approve',
  to: Address,
  amount: string,
): Action {
  const value = amount === 'all' ? 2n ** 256n - 1n : parseUnits(amount, token.decimals)
  return { from, to: token.address, data: encodeFunctionData({ abi: tokenAbi, functionName: name, args: [to, value] }) }
}

export function wrapEth(from: Address, amount: string): Action {
  const data = encodeFunctionData({ abi: wethAbi, functionName: 'deposit' })
  return { from, to: contracts.weth, data, value: parseEther(amount) }
}

export function unwrapEth(from: Address, amount: string): Action {
  const data = encodeFunctionData({ abi: wethAbi, functionName: 'withdraw', args: [parseEther(amount)] })
  return { from, to: contracts.weth, data }
}

/** Swaps ETH. The router's function for tokens with a fee is used for all: the others refuse those. */
export function buyToken(from: Address, token: TokenFacts, eth: string): Action {
  const functionName = 'swapExactETHForTokensSupportingFeeOnTransferTokens'
  const args = [0n, routeTo(token), from, NO_DEADLINE] as const
  return { ...callRouter(from, encodeFunctionData({ abi: routerAbi, functionName, args })), value: parseEther(eth) }
}

/** Swaps ETH for an exact amount of a token. The router returns the rest of `maxEth`. */
export function buyExactly(from: Address, token: TokenFacts, amount: string, maxEth: string): Action {
  const args = [parseUnits(amount, token.decimals), [contracts.weth, token.address], from, NO_DEADLINE] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapETHForExactTokens', args })
  return { ...callRouter(from, data), value: parseEther(maxEth) }
}

/** Swaps ETH, but wants more than the pool gives, or is too late. */
export function buyInVain(from: Address, token: TokenFacts, eth: string, reason: 'too little' | 'too late'): Action {
  const [least, deadline] = reason === 'too little' ? [10n ** 30n, NO_DEADLINE] : [0n, 1n]
  const args = [least, [contracts.weth, token.address], from, deadline] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args })
  return { ...callRouter(from, data), value: parseEther(eth), reverts: true }
}

/** Swaps a token for ETH. It needs an approval. */
export function sellToken(from: Address, token: TokenFacts, amount: string): Action {
  const args = [parseUnits(amount, token.decimals), 0n, [token.address, contracts.weth], from, NO_DEADLINE] as const
  return callRouter(from, encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForETH', args }))
}

/** Swaps one token for another. It needs an approval. */
export function swapTokens(from: Address, token: TokenFacts, amount: string, bought: TokenFacts): Action {
  const args = [parseUnits(amount, token.decimals), 0n, [token.address, bought.address], from, NO_DEADLINE] as const
  return callRouter(from, encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args }))
}

/** Orchard has a pool with dollars only. */
function routeTo({ address }: TokenFacts): Address[] {
  return [contracts.weth, ...(address === contracts.orchard ? [contracts.harborDollar] : []), address]
}

function callRouter(from: Address, data: Hex): Action {
  return { from, to: uniswap.router, data }
}

export function mintLighthouse(from: Address): Action {
  const data = encodeFunctionData({ abi: lighthousesAbi, functionName: 'mint', args: [from] })
  return { from, to: contracts.lighthouses, data }
}

export function sendLighthouse(from: Address, to: Address, id: bigint): Action {
  const data = encodeFunctionData({ abi: lighthousesAbi, functionName: 'safeTransferFrom', args: [from, to, id] })
  return { from, to: contracts.lighthouses, data }
}

export function mintBadges(from: Address, id: bigint, count: bigint): Action {
  return callBadges(from, encodeFunctionData({ abi: badgesAbi, functionName: 'mint', args: [from, id, count] }))
}

export function sendBadges(from: Address, to: Address, ids: readonly bigint[], counts: readonly bigint[]): Action {
  const [id = 0n, ...more] = ids
  const data =
    more.length === 0
      ? encodeFunctionData({
          abi: badgesAbi,
          functionName: 'safeTransferFrom',
          args: [from, to, id, counts[0] ?? 0n, '0x'],
        })
      : encodeFunctionData({
          abi: badgesAbi,
          functionName: 'safeBatchTransferFrom',
          args: [from, to, ids, counts, '0x'],
        })
  return callBadges(from, data)
}

export function approveBadges(from: Address, operator: Address, isApproved: boolean): Action {
  const args = [operator, isApproved] as const
  return callBadges(from, encodeFunctionData({ abi: badgesAbi, functionName: 'setApprovalForAll', args }))
}

function callBadges(from: Address, data: Hex): Action {
  return { from, to: contracts.badges, data }
}

export function airdropVouchers(recipients: readonly Address[]): Action {
  const data = encodeFunctionData({ abi: vouchersAbi, functionName: 'airdrop', args: [recipients] })
  return { from: spammer, to: contracts.spamVouchers, data, gas: 1_000_000n }
}

/** Pays through a contract: the recipient gets the ETH in an internal call. */
export function payThroughSplitter(from: Address, recipients: readonly [Address, ...Address[]], eth: string): Action {
  const [first, ...more] = recipients
  const data =
    more.length === 0
      ? encodeFunctionData({ abi: splitterAbi, functionName: 'forward', args: [first] })
      : encodeFunctionData({ abi: splitterAbi, functionName: 'split', args: [recipients] })
  return { from, to: contracts.paymentSplitter, data, value: parseEther(eth) }
}

export function withdrawFromVault(from: Address, eth: string): Action {
  const data = encodeFunctionData({ abi: vaultAbi, functionName: 'withdraw', args: [parseEther(eth)] })
  return { from, to: contracts.closedVault, data, reverts: true }
}

export function depositIntoVault(from: Address, eth: string): Action {
  const data = encodeFunctionData({ abi: vaultAbi, functionName: 'deposit' })
  return { from, to: contracts.closedVault, data, value: parseEther(eth), reverts: true }
}

/** Creates a contract: its own splitter. */
export function deploySplitter(from: Address): Action {
  return { from, data: readArtifact('PaymentSplitter').bytecode, gas: 1_000_000n }
}
