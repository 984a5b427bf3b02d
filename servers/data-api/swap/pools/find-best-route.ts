import type { Address } from 'viem'
import { followRoute, type Hop, type Pool, type RouteResult, type TransferFeeOf } from './pool-math.js'

export type Route = RouteResult & { hops: readonly Hop[] }

/** The most pools that a route goes through. */
const MAX_HOPS = 3

/**
 * Finds the route by which the account receives the most for `amount` (base units). Of several the shortest.
 *
 * @returns undefined if no route yields anything.
 */
export function findBestRoute(
  pools: readonly Pool[],
  { from, to, amount }: { from: Address; to: Address; amount: bigint },
  getTransferFee: TransferFeeOf,
): Route | undefined {
  let best: Route | undefined
  for (const hops of listRoutes(pools, from, to)) {
    const result = followRoute(amount, hops, getTransferFee)
    if (result.received > (best?.received ?? 0n)) best = { ...result, hops }
  }
  return best
}

/** Lists the routes that go through no token twice, the shortest first. */
function listRoutes(pools: readonly Pool[], from: Address, to: Address): (readonly Hop[])[] {
  const hops = new Map<Address, Hop[]>()
  for (const hop of pools.flatMap(listDirections)) hops.set(hop.from, [...(hops.get(hop.from) ?? []), hop])
  const found: (readonly Hop[])[] = []
  let open: (readonly Hop[])[] = [[]]
  for (let length = 1; length <= MAX_HOPS; length += 1) {
    const longer = open.flatMap((route) => {
      const next = hops.get(route.at(-1)?.to ?? from) ?? []
      return next.filter((hop) => !hasToken(route, hop.to) && hop.to !== from).map((hop) => [...route, hop])
    })
    found.push(...longer.filter((route) => route.at(-1)?.to === to))
    open = longer.filter((route) => route.at(-1)?.to !== to)
  }
  return found
}

function listDirections({ address: pool, tokens: [first, second], reserves: [own, other] }: Pool): Hop[] {
  return [
    { pool, from: first, to: second, reserveIn: own, reserveOut: other },
    { pool, from: second, to: first, reserveIn: other, reserveOut: own },
  ]
}

function hasToken(route: readonly Hop[], token: Address): boolean {
  return route.some((hop) => hop.to === token)
}
