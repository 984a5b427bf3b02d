import { accounts } from '../../../servers/chains/contents/accounts.js'
import { createRandom } from '../../../servers/chains/contents/plan/create-random.js'
import { boundReads, contractBounds } from '../../../servers/data-api/chain/bound-reads.js'
import { readChainFacts } from '../../../servers/data-api/chain/chain-facts.js'
import { createChainClient } from '../../../servers/data-api/chain/create-chain-client.js'
import { createChainSwaps } from '../../../servers/data-api/swap/create-chain-swaps.js'
import { createLocalSwapService } from '../../../servers/data-api/swap/create-local-swap-service.js'
import type { SwapService } from '../../../servers/data-api/swap/swap-service.js'
import { createNode } from '../../../servers/rpc/create-node.js'
import { createDataFolder, startTestChain } from '../../unit/servers/chains/fixtures/local-chain.js'

const CHAIN = 31337
const ONE_BY_ONE = 300
const TOGETHER = 1_000
const AT_ONCE = 8

export type SwapFigures = {
  /** Of one quote, ms. */
  median: number
  most: number
  /** Quotes per second of one core of this process. The node is another one. */
  perCore: number
}

/** Measures quotes of pairs at random on Local Ethereum, without the stand-in, which waits on purpose. */
export async function measureSwaps(): Promise<SwapFigures> {
  const { statePath, remove } = createDataFolder()
  const chain = await startTestChain(statePath)
  const node = createNode({ chainId: CHAIN, urls: [chain.url] })
  const quote = createQuote(node)
  try {
    for (let warm = 0; warm < 50; warm += 1) await quote()
    const times: number[] = []
    for (let count = 0; count < ONE_BY_ONE; count += 1) {
      const startedAt = performance.now()
      await quote()
      times.push(performance.now() - startedAt)
    }
    times.sort((one, other) => one - other)
    const before = process.cpuUsage()
    const work = async () => {
      for (let count = 0; count < TOGETHER / AT_ONCE; count += 1) await quote()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const { user, system } = process.cpuUsage(before)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { median: at(0.5), most: at(0.95), perCore: TOGETHER / ((user + system) / 1e6) }
  } finally {
    node.close()
    await chain.close()
    remove()
  }
}

function createQuote(node: ReturnType<typeof createNode>): () => Promise<unknown> {
  const facts = readChainFacts(CHAIN)
  const { standInRouter: _slow, ...swap } = facts.swap ?? fail()
  const client = createChainClient(facts, boundReads(node, contractBounds))
  const swaps = createChainSwaps({ ...facts, swap }, client) ?? fail()
  const service: SwapService = createLocalSwapService(new Map([[swaps.chainId, swaps]]))
  const random = createRandom(1)
  const toId = (address: string) => `${swaps.chainId}:${address}`
  const [first, ...others] = swaps.tokens
  return () => {
    const from = random.pick([first ?? fail(), ...others])
    const to = random.pick([first ?? fail(), ...others].filter((token) => token !== from) as [typeof from])
    const amount = `${random.amount(1, 100, 0)}${'0'.repeat(from.decimals)}`
    const asked = { userAddress: toId(accounts.fresh), from: toId(from.address), to: toId(to.address) }
    // Some amounts pay nothing: that is an answer too.
    return service.listQuotes({ ...asked, amount }).catch(() => undefined)
  }
}

function fail(): never {
  throw new Error('The local chain has no swaps.')
}

/** Formats the figures for `npm run bench`, with their limits. */
export function formatSwapFigures({ median, most, perCore }: SwapFigures): string {
  return [
    '| figure | value (limit) |',
    '|---|---|',
    `| a quote, median and 95 % | ${median.toFixed(1)} and ${most.toFixed(1)} ms (95 % ≤ 50 ms) |`,
    `| quotes per second of one core | ${perCore.toFixed(0)} (≥ 20) |`,
  ].join('\n')
}
