import type { Hex } from 'viem'
import type { Db } from '../../database/database.js'
import { OperatorError } from '../../operator-error.js'
import { markCaughtUp } from '../queries/caught-up.js'
import { type IndexedBlock, readIndexedBlock } from '../queries/read-indexed-block.js'
import { decodeBlock } from './decode-block.js'
import { type FetchedBlock, fetchBlocks } from './fetch-blocks.js'
import { findCommonBlock } from './find-common-block.js'
import { type NodeClient, NodeError } from './node-client.js'
import { removeBlocks } from './remove-blocks.js'
import { writeBlocks } from './write-blocks.js'

export type FollowChainOptions = {
  /** CAIP-2. */
  network: string
  node: NodeClient
  /** Contracts whose deposits and withdrawals count. */
  wrappedNative: ReadonlySet<Hex>
  report: (message: string) => void
  /** Receives how many blocks the index is behind the node, at the beginning of each step. */
  onDistance?: (blocks: number) => void
}

export type ChainFollower = {
  /** Brings the index some blocks nearer to the node. Tells whether more are left. */
  advance(db: Db): Promise<boolean>
}

/** Transactions of one step, about. Keeps answers of the node and statements small. */
const STEP = 400
const MAX_BLOCKS = 64
/** How often a node may be behind the index before that counts as a rollback: nodes behind one address may differ. */
const MAX_TIMES_BEHIND = 3
/** JSON-RPC: method not found. */
const NOT_FOUND = -32_601

/** Follows one chain, which one process does at a time. */
export function followChain({ network, node, wrappedNative, report, onDistance }: FollowChainOptions): ChainFollower {
  let hasTraces = true
  let count = 4
  let timesBehind = 0
  let wasCaughtUp = false
  /** Blocks that do not follow those before them, which were reported. */
  const unlinked = new Set<number>()

  async function fetchNext(first: number, last: number): Promise<FetchedBlock[]> {
    const range = { first, count: Math.min(count, last - first + 1) }
    try {
      return await fetchBlocks(node, { ...range, hasTraces })
    } catch (error) {
      if (!hasTraces || !isWithoutTraces(error)) throw error
      hasTraces = false
      report(`${network}: the node has no trace_block. Native currency that contracts send is not in the index.`)
      return fetchBlocks(node, { ...range, hasTraces })
    }
  }

  async function removeOrphans(db: Db, indexed: IndexedBlock, head: Head): Promise<boolean> {
    const common = await findCommonBlock(db, node, network, Math.min(indexed.number, head.number))
    if (common === indexed.number) return false
    if (common === -1 && indexed.number > 0) {
      report(`${network}: the node has none of the ${indexed.number + 1} indexed blocks. The history is built anew.`)
    }
    await removeBlocks(db, network, common)
    return true
  }

  /** The node has the indexed block, and its next one does not follow it. */
  function reportUnlinked(number: number, next: string): void {
    if (unlinked.has(number)) return
    unlinked.add(number)
    report(`${network}: block ${number} of the node does not follow its block ${number - 1}. ${next}`)
  }

  return {
    async advance(db) {
      const [indexed, head] = await Promise.all([readIndexedBlock(db, network), readHead(node)])
      onDistance?.(Math.max(0, head.number - (indexed?.number ?? -1)))
      if (indexed !== null && indexed.number >= head.number) {
        if (indexed.hash === head.hash) {
          timesBehind = 0
          if (!wasCaughtUp) await markCaughtUp(db, network)
          wasCaughtUp = true
          return false
        }
        timesBehind += 1
        if (indexed.number > head.number && timesBehind < MAX_TIMES_BEHIND) return false
        timesBehind = 0
        return removeOrphans(db, indexed, head)
      }
      timesBehind = 0
      const fetched = await fetchNext(indexed === null ? 0 : indexed.number + 1, head.number)
      const decoded = fetched.map((block) => decodeBlock(block, wrappedNative))
      if (indexed !== null && decoded[0] !== undefined && decoded[0].parentHash !== indexed.hash) {
        if (await removeOrphans(db, indexed, head)) return true
        // Nothing was replaced: the node's own blocks do not link. A restarted anvil has a new, empty block 0.
        if (indexed.number !== 0) {
          reportUnlinked(indexed.number + 1, 'Indexing waits for the node.')
          return false
        }
        reportUnlinked(1, 'It is indexed nevertheless: block 0 holds no transactions.')
      }
      const broken = decoded.findIndex(({ parentHash }, place) => place > 0 && parentHash !== decoded[place - 1]?.hash)
      const linked = broken === -1 ? decoded : decoded.slice(0, broken)
      if (linked.length > 0) await writeBlocks(db, network, linked)
      const transactions = linked.reduce((sum, block) => sum + block.transactions.length, 0)
      if (transactions > STEP) count = Math.max(1, Math.floor(count / 2))
      else if (transactions < STEP / 2) count = Math.min(MAX_BLOCKS, count * 2)
      return linked.length > 0 && (linked.at(-1)?.number ?? 0) < head.number
    },
  }
}

type Head = { number: number; hash: Hex }

async function readHead(node: NodeClient): Promise<Head> {
  const [head] = await node.send([{ method: 'eth_getBlockByNumber', params: ['latest', false] }])
  if (head instanceof Error) throw head
  const { number, hash } = head as { number?: Hex; hash?: Hex }
  if (!/^0x[0-9a-f]+$/.test(number ?? '') || hash === undefined)
    throw new OperatorError('The node answered without a block.')
  return { number: Number(number), hash }
}

function isWithoutTraces(error: unknown): boolean {
  if (!(error instanceof NodeError) || error.method !== 'trace_block') return false
  return error.code === NOT_FOUND || /not (found|supported|available|exist|whitelisted)/i.test(error.message)
}
