import { type Address, formatUnits } from 'viem'

export type PricedPool = {
  address: Address
  tokens: readonly [PoolToken, PoolToken]
  /** In base units, in the order of `tokens`. */
  reserves: readonly [bigint, bigint]
}

type PoolToken = { address: Address; decimals: number }

export type PriceInput = {
  pools: readonly PricedPool[]
  /** A token that is worth one US dollar. */
  dollar: Address
  wrappedNative: Address
}

/** `price` is in US dollars. `pool` is absent for the dollar token. */
export type DerivedPrice = { price: number; pool?: Address }

/** The least that both sides of a pool are worth together, US dollars. A price in less is cheap to bend. */
export const MINIMUM_LIQUIDITY = 10_000

/**
 * Derives prices from the reserves of pools. A token's price comes from the deepest pool in which it is paired with the
 * dollar token or the wrapped native currency, whose own price comes from the deepest pool against the dollar token. No
 * other token counts as a measure: its main owner could set every price behind it.
 */
export function derivePrices({ pools, dollar, wrappedNative }: PriceInput): Map<Address, DerivedPrice> {
  const prices = new Map<Address, DerivedPrice>([[dollar, { price: 1 }]])
  const native = findDeepest(wrappedNative, pools, new Map([[dollar, 1]]))
  if (native) prices.set(wrappedNative, native)
  const measures = new Map([[dollar, 1], ...(native ? [[wrappedNative, native.price] as const] : [])])
  for (const { address } of pools.flatMap(({ tokens }) => tokens)) {
    const found = prices.has(address) ? undefined : findDeepest(address, pools, measures)
    if (found) prices.set(address, found)
  }
  return prices
}

function findDeepest(
  token: Address,
  pools: readonly PricedPool[],
  measures: ReadonlyMap<Address, number>,
): Required<DerivedPrice> | undefined {
  const found = pools.flatMap(({ address, tokens, reserves }) => {
    const side = tokens.findIndex((each) => each.address === token)
    const [own, other] = side === 0 ? [0, 1] : [1, 0]
    const measure = measures.get(tokens[other]?.address ?? token)
    if (side === -1 || measure === undefined) return []
    const [ownAmount, otherAmount] = [toNumber(reserves, tokens, own), toNumber(reserves, tokens, other)]
    const liquidity = 2 * otherAmount * measure
    const price = (otherAmount * measure) / ownAmount
    const counts = liquidity >= MINIMUM_LIQUIDITY && Number.isFinite(price) && price > 0
    return counts ? [{ price, pool: address, liquidity }] : []
  })
  return found.sort((a, b) => b.liquidity - a.liquidity).map(({ price, pool }) => ({ price, pool }))[0]
}

function toNumber(reserves: PricedPool['reserves'], tokens: PricedPool['tokens'], side: 0 | 1 | number): number {
  return Number(formatUnits(reserves[side] ?? 0n, tokens[side]?.decimals ?? 0))
}
