import type { Address } from 'viem'

/** A pool of Uniswap V2. Reserves are in base units, in the order of `tokens`. */
export type Pool = {
  address: Address
  tokens: readonly [Address, Address]
  reserves: readonly [bigint, bigint]
}

/** One pool of a route, in the direction of the swap. */
export type Hop = { pool: Address; from: Address; to: Address; reserveIn: bigint; reserveOut: bigint }

/** The result of a swap along a route. Amounts are in base units. */
export type RouteResult = {
  received: bigint
  /** As a fraction, against the mid price of the pools less their fees and those of transfers. */
  priceImpact: number
  /** The fee of each pool, in the token that it receives. */
  poolFees: readonly { amount: bigint; token: Address }[]
  /** The fees that tokens deduct from transfers. */
  transferFees: readonly { amount: bigint; token: Address }[]
}

/** Returns the fee that a token deducts from each transfer, in hundredths of a percent. */
export type TransferFeeOf = (token: Address) => number

/** Pools hold reserves in 112 bits, and refuse what exceeds them. */
const MAX_RESERVE = 2n ** 112n - 1n
/** A pool keeps 3 of 1,000. */
const KEPT = 997n
const WHOLE = 1_000n
const BASIS_POINTS = 10_000n
/** Digits of a fraction. */
const PRECISION = 10n ** 9n

/**
 * Returns the output of a pool for `amountIn`, rounded down as the pool does. 0 if it cannot swap.
 *
 * @example getAmountOut(1_000n, 100_000n, 100_000n) // 987n
 */
export function getAmountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n || reserveIn + amountIn > MAX_RESERVE) return 0n
  return (amountIn * KEPT * reserveOut) / (reserveIn * WHOLE + amountIn * KEPT)
}

/** Swaps `amount` along `hops`. Each token is transferred once: to the first pool, from pool to pool, and to the account. */
export function followRoute(amount: bigint, hops: readonly Hop[], getTransferFee: TransferFeeOf): RouteResult {
  const poolFees: { amount: bigint; token: Address }[] = []
  const transferFees: { amount: bigint; token: Address }[] = []
  // The fraction by which the mid prices multiply `amount`.
  let [numerator, denominator] = [1n, 1n]
  const transfer = (token: Address, value: bigint) => {
    const basisPoints = BigInt(getTransferFee(token))
    if (basisPoints === 0n) return value
    // Rounded down, as tokens do.
    const fee = (value * basisPoints) / BASIS_POINTS
    transferFees.push({ amount: fee, token })
    numerator *= BASIS_POINTS - basisPoints
    denominator *= BASIS_POINTS
    return value - fee
  }
  const [first] = hops
  let current = first ? transfer(first.from, amount) : amount
  for (const { from, to, reserveIn, reserveOut } of hops) {
    poolFees.push({ amount: (current * (WHOLE - KEPT)) / WHOLE, token: from })
    numerator *= KEPT * reserveOut
    denominator *= WHOLE * reserveIn
    current = transfer(to, getAmountOut(current, reserveIn, reserveOut))
  }
  const atMidPrice = amount * numerator
  const lost = atMidPrice === 0n ? 0n : ((atMidPrice - current * denominator) * PRECISION) / atMidPrice
  return { received: current, priceImpact: Number(lost) / Number(PRECISION), poolFees, transferFees }
}
