import { isRecord } from '../../../src/rules/is-record.js'

/**
 * Counts the blocks that a log filter covers. `readHead` returns the number of the latest block; it is only called when
 * the filter names one end relative to it. A filter in an unknown form counts as Infinity: anvil accepts more forms than
 * the JSON-RPC specification lists.
 */
export async function countLogBlocks(filter: unknown, readHead: () => Promise<number>): Promise<number> {
  if (!isRecord(filter)) return Number.POSITIVE_INFINITY
  // One block. The node refuses a hash together with a range, but ignores `null`.
  if (typeof filter.blockHash === 'string') return 1
  const { fromBlock = 'latest', toBlock = 'latest' } = filter
  // Both ends are the head, or close to it.
  if (isNearHead(fromBlock) && isNearHead(toBlock)) return 1
  const head = isNearHead(fromBlock) || isNearHead(toBlock) ? await readHead() : 0
  const count = readNumber(toBlock, head) - readNumber(fromBlock, head) + 1
  return Number.isNaN(count) ? Number.POSITIVE_INFINITY : Math.max(0, count)
}

function isNearHead(block: unknown): boolean {
  return block === null || (typeof block === 'string' && ['latest', 'pending', 'safe', 'finalized'].includes(block))
}

/** Returns NaN for an unknown form. */
function readNumber(block: unknown, head: number): number {
  if (isNearHead(block)) return head
  if (block === 'earliest') return 0
  return typeof block === 'string' && /^0x[0-9a-f]{1,13}$/i.test(block) ? Number(block) : Number.NaN
}
