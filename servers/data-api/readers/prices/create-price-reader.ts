import type { InferOutput } from 'valibot'
import { type Address, type PublicClient, parseAbi } from 'viem'
import type { priceSourceSchema } from '../../../../src/services/data-api/schema.js'
import type { ChainFacts } from '../../chain/chain-facts.js'
import { readEach } from '../../chain/read-each.js'
import { cleanText } from '../clean-text.js'
import { createCache } from '../create-cache.js'
import { type DerivedPrice, derivePrices } from './derive-prices.js'
import { requestUpstream, type UpstreamPrice } from './request-upstream.js'

/** `price` is in US dollars. `upstream` has the upstream's data of a token that is not curated. */
export type TokenPrice = {
  price: number
  source: InferOutput<typeof priceSourceSchema>
  upstream?: UpstreamPrice
}

export type PriceReader = {
  /** Reads the prices of tokens and of the native currency. Those without a price are absent. */
  read(tokens: readonly (Address | 'native')[]): Promise<Map<Address | 'native', TokenPrice>>
}

/** The placeholder for the native currency where the API expects an address. */
export const NATIVE_PLACEHOLDER: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
/** How long prices are kept, ms. */
const LIFETIME = 15_000
const reservesAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

/** Reads prices of a chain: from its curated pools, and those of other tokens from the upstream. */
export function createPriceReader(
  facts: ChainFacts,
  client: PublicClient,
  upstreamUrl: string | undefined,
): PriceReader {
  const poolCache = createCache<ReadonlyMap<Address, DerivedPrice>>(LIFETIME)
  const upstreamCache = createCache<UpstreamPrice | undefined>(LIFETIME, { takesTurns: false })
  const readPools = () => poolCache.read('pools', () => readPoolPrices(facts, client))

  /** One request for those that are not cached. */
  const readUpstream = async (url: string, ids: readonly string[]) => {
    const missing: string[] = []
    let request: Promise<Map<string, UpstreamPrice>> | undefined
    const load = (id: string) => async () => {
      missing.push(id)
      // All loads of this call start before it is sent.
      request ??= Promise.resolve().then(() => requestUpstream(url, missing))
      return (await request).get(id)
    }
    return Promise.all(ids.map((id) => upstreamCache.read(id, load(id))))
  }

  return {
    async read(asked) {
      const derived = await readPools()
      const prices = new Map<Address | 'native', TokenPrice>()
      for (const token of asked) {
        const found = derived.get(token === 'native' ? (facts.market?.wrappedNative ?? NATIVE_PLACEHOLDER) : token)
        if (found) prices.set(token, { price: found.price, source: describeSource(found) })
      }
      const others = asked.filter((token) => !prices.has(token))
      if (upstreamUrl === undefined || others.length === 0) return prices
      const found = await readUpstream(
        upstreamUrl,
        others.map((token) => `eip155:${facts.id}:${token === 'native' ? NATIVE_PLACEHOLDER : token}`),
      )
      const source = { kind: 'upstream' as const, name: new URL(upstreamUrl).host }
      for (const [index, token] of others.entries()) {
        const upstream = found[index]
        if (upstream) prices.set(token, { price: upstream.price, source, upstream: cleanNames(upstream) })
      }
      return prices
    },
  }
}

/** The value of `numeric` of a token, in US dollars. Undefined without a price, or with more digits than a number holds. */
export function describeWorth(found: TokenPrice | undefined, numeric: string): { price?: number; value?: number } {
  if (!found) return {}
  const value = Number(numeric) * found.price
  return Number.isFinite(value) ? { price: found.price, value } : {}
}

async function readPoolPrices({ market }: ChainFacts, client: PublicClient): Promise<Map<Address, DerivedPrice>> {
  if (!market) return new Map()
  const reads = market.pools.map(({ address }) => ({ address, abi: reservesAbi, functionName: 'getReserves' }))
  const reserves = (await readEach(client, reads)) as (readonly [bigint, bigint, number] | undefined)[]
  const pools = market.pools.flatMap((pool, index) => {
    const read = reserves[index]
    return read ? [{ ...pool, reserves: [read[0], read[1]] as const }] : []
  })
  return derivePrices({ ...market, pools })
}

function describeSource({ pool }: DerivedPrice): TokenPrice['source'] {
  return pool ? { kind: 'pool', name: 'Uniswap V2', address: pool } : { kind: 'peg', name: 'US dollar' }
}

function cleanNames(price: UpstreamPrice): UpstreamPrice {
  return { ...price, name: cleanText(price.name, 100) ?? '', symbol: cleanText(price.symbol, 30) ?? '' }
}
