import type { Address, Hex } from 'viem'
import type { TokenFacts } from '../chain/chain-facts.js'

/** A token that may be swapped. The address of the native currency is `0xeeee…`. */
export type ListedToken = TokenFacts & { isNative: boolean }

/** The swap that a visitor wants. */
export type SwapInput = {
  account: Address
  from: ListedToken
  to: ListedToken
  /** The paid amount, in base units. */
  amount: bigint
  /** In hundredths of a percent. */
  slippage: number
}

/** The offer of a provider for it. Amounts are in base units. */
export type SwapOffer = {
  /** The amount that the account receives, after all fees. */
  toAmount: bigint
  /** `toAmount` less the slippage. */
  minToAmount: bigint
  /** Contracts, first and last included. */
  path: readonly Address[]
  /** As a fraction, against the mid price of the pools less their fees. */
  priceImpact: number
  fees: readonly { name: string; amount: bigint; token: Address }[]
  /** The contract that is called. */
  router: Address
  /** The block that all of it was read at. */
  block: bigint
}

/** The bounds of a transaction: the least that is received, in base units, and when it ends, seconds since 1970. */
export type SwapBounds = { minimum: bigint; deadline: number }

/** A call. `value` is in wei; `deadline` is absent where the contract checks none. */
export type BuiltSwap = { data: Hex; value: bigint; deadline?: number }

/** A provider of offers on one chain. */
export type SwapProvider = {
  /** The ids of its quotes begin with it. */
  id: string
  /** Its name, for the visitor. */
  name: string
  /** The spender that needs an allowance for the paid token. */
  spender: Address
  needsApproval(from: ListedToken, to: ListedToken): boolean
  /** @returns undefined when it has no route. */
  quote(input: SwapInput): Promise<SwapOffer | undefined>
  /** Encodes the call of `offer.router`. The account receives the bought token. */
  build(input: SwapInput, offer: SwapOffer, bounds: SwapBounds): BuiltSwap
}

/** The least that is received: `amount` less the slippage (hundredths of a percent), rounded down. */
export function applySlippage(amount: bigint, slippage: number): bigint {
  return (amount * BigInt(10_000 - slippage)) / 10_000n
}
