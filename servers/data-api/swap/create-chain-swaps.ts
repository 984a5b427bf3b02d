import { type Address, erc20Abi, type PublicClient } from 'viem'
import type { ChainFacts } from '../chain/chain-facts.js'
import { NATIVE_PLACEHOLDER } from '../readers/prices/create-price-reader.js'
import { createStandInProvider } from './create-stand-in-provider.js'
import { createPoolProvider } from './pools/create-pool-provider.js'
import { createPoolReader } from './pools/create-pool-reader.js'
import type { ListedToken, SwapProvider } from './swap-provider.js'

/** The parts that the swaps of one chain need. */
export type ChainSwaps = {
  /** CAIP-2. */
  chainId: string
  /** The native currency is the first. */
  tokens: readonly ListedToken[]
  /** The preferred is the first: it builds what names no quote. */
  providers: readonly SwapProvider[]
  client: PublicClient
  readAllowance(token: Address, owner: Address, spender: Address): Promise<bigint>
}

/** Creates the swaps of a chain, or undefined on a chain without swaps. */
export function createChainSwaps(facts: ChainFacts, client: PublicClient): ChainSwaps | undefined {
  const { swap } = facts
  if (!swap) return undefined
  const tokens: ListedToken[] = [
    { address: NATIVE_PLACEHOLDER, ...facts.nativeCurrency, isNative: true },
    ...facts.tokens.map((token) => ({ ...token, isNative: false })),
  ]
  const contracts = facts.tokens.map(({ address }) => address)
  const readPools = createPoolReader(client, {
    factory: swap.factory,
    multicall3: facts.contracts.multicall3,
    tokens: [...new Set([swap.wrappedNative, ...contracts])],
  })
  const pools = createPoolProvider({ swap, tokens, readPools })
  return {
    chainId: `eip155:${facts.id}`,
    tokens,
    providers: swap.standInRouter ? [pools, createStandInProvider(pools, swap.standInRouter)] : [pools],
    client,
    readAllowance: (address, owner, spender) =>
      client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] }),
  }
}
