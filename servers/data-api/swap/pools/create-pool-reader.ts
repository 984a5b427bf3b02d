import { type Address, type PublicClient, parseAbi, zeroAddress } from 'viem'
import { type ContractRead, readEach } from '../../chain/read-each.js'
import { createCache } from '../../readers/create-cache.js'
import type { Pool } from './pool-math.js'

/** Reads the pools, all at one block. */
export type PoolReader = () => Promise<{ block: bigint; pools: readonly Pool[] }>

type Pair = Omit<Pool, 'reserves'>

/** How long the list of pools is kept, ms. Their reserves are read each time. */
const PAIRS_LIFETIME = 60_000
const factoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])
/** The ABI of a pool, and of Multicall3. */
const readAbi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function getBlockNumber() view returns (uint256)',
])

/** Creates the reader of the pools that `factory` has made of `tokens`. */
export function createPoolReader(
  client: PublicClient,
  { factory, multicall3, tokens }: { factory: Address; multicall3: Address; tokens: readonly Address[] },
): PoolReader {
  const pairs = createCache<readonly Pair[]>(PAIRS_LIFETIME)
  return async () => {
    const known = await pairs.read('pairs', () => readPairs(client, factory, tokens))
    const reads: ContractRead[] = [
      { address: multicall3, abi: readAbi, functionName: 'getBlockNumber' },
      ...known.map(({ address }) => ({ address, abi: readAbi, functionName: 'getReserves' })),
    ]
    const [block, ...reserves] = await client.multicall({
      contracts: reads,
      // One call, so that it is one block.
      batchSize: 0,
      allowFailure: false,
    })
    const pools = known.map((pair, index): Pool => {
      const [first = 0n, second = 0n] = (reserves[index] ?? []) as readonly bigint[]
      return { ...pair, reserves: [first, second] }
    })
    return { block: block as bigint, pools }
  }
}

async function readPairs(client: PublicClient, address: Address, tokens: readonly Address[]): Promise<Pair[]> {
  const candidates = tokens.flatMap((token, index) => tokens.slice(index + 1).map((other) => sort(token, other)))
  const found = await readEach(
    client,
    candidates.map((args) => ({ address, abi: factoryAbi, functionName: 'getPair', args })),
  )
  return candidates.flatMap((pair, index) => {
    const pool = found[index] as Address | undefined
    return pool === undefined || pool === zeroAddress ? [] : [{ address: pool, tokens: pair }]
  })
}

/** In the order of a pool. */
function sort(token: Address, other: Address): readonly [Address, Address] {
  return BigInt(token) < BigInt(other) ? [token, other] : [other, token]
}
