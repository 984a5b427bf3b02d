import type { Address } from 'viem'
import type { ChainFacts } from '../../chain/chain-facts.js'
import { applySlippage, type ListedToken, type SwapInput, type SwapOffer, type SwapProvider } from '../swap-provider.js'
import type { PoolReader } from './create-pool-reader.js'
import { encodeSwap, encodeWrap } from './encode-swap.js'
import { findBestRoute } from './find-best-route.js'

type PoolProviderOptions = {
  swap: NonNullable<ChainFacts['swap']>
  tokens: readonly ListedToken[]
  readPools: PoolReader
}

/**
 * Creates the provider that swaps in the pools of a deployment of Uniswap V2: by the best of all routes of three pools at most. The
 * native currency and its wrapped one are exchanged by a deposit or a withdrawal, without a pool.
 */
export function createPoolProvider({ swap, tokens, readPools }: PoolProviderOptions): SwapProvider {
  const { wrappedNative, router } = swap
  const transferFees = new Map<Address, number>(tokens.map(({ address, transferFee = 0 }) => [address, transferFee]))
  const getTransferFee = (token: Address) => transferFees.get(token) ?? 0
  /** The contract that represents a token in a pool. */
  const toContract = ({ isNative, address }: ListedToken) => (isNative ? wrappedNative : address)
  const isWrap = (from: ListedToken, to: ListedToken) => toContract(from) === toContract(to)

  async function quote({ from, to, amount, slippage }: SwapInput): Promise<SwapOffer | undefined> {
    const { block, pools } = await readPools()
    if (isWrap(from, to)) {
      const all = { toAmount: amount, minToAmount: amount, path: [wrappedNative], priceImpact: 0, fees: [] }
      return { ...all, router: wrappedNative, block }
    }
    const ends = { from: toContract(from), to: toContract(to), amount }
    const route = findBestRoute(pools, ends, getTransferFee)
    if (!route) return undefined
    return {
      toAmount: route.received,
      minToAmount: applySlippage(route.received, slippage),
      path: [ends.from, ...route.hops.map((hop) => hop.to)],
      priceImpact: route.priceImpact,
      fees: [
        ...route.poolFees.map((fee) => ({ name: 'Pool fee', ...fee })),
        ...route.transferFees.map((fee) => ({ name: 'Transfer fee', ...fee })),
      ],
      router,
      block,
    }
  }

  return {
    id: 'pools',
    name: 'Uniswap V2',
    spender: router,
    needsApproval: (from, to) => !from.isNative && !isWrap(from, to),
    quote,
    build({ account, from, to, amount }, { path }, bounds) {
      const native = from.isNative ? 'from' : to.isNative ? 'to' : undefined
      const value = from.isNative ? amount : 0n
      if (isWrap(from, to)) return { data: encodeWrap(native, amount), value }
      const hasTransferFee = path.some((token) => getTransferFee(token) > 0)
      const data = encodeSwap({ amount, path, to: account, native, hasTransferFee, ...bounds })
      return { data, value, deadline: bounds.deadline }
    },
  }
}
