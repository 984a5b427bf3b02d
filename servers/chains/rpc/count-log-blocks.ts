import { isRecord } from '../../../src/rules/is-record.js'

/**
 * Counts the blocks that a log filter covers. `readHead` returns the number of the latest block; it is only called when
 * the filter names one end relative to it. Invalid filters count as 0, and the node refuses them.
 */
export async function countLogBlocks(filter: unknown, readHead: () => Promise<number>): Promise<number> {
  if (!isRecord(filter) || filter.blockHash !== undefined) return 0
  const { fromBlock = 'latest', toBlock = 'latest' } = filter
  // Both ends are the head, or close to it.
  if (isNearHead(fromBlock) && isNearHead(toBlock)) return 1
  const head = isNearHead(fromBlock) || isNearHead(toBlock) ? await readHead() : 0
  const [from, to] = [fromBlock, toBlock].map((block) => readNumber(block, head))
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from + 1)
}

function isNearHead(block: unknown): boolean {
  return block === null || (typeof block === 'string' && ['latest', 'pending', 'safe', 'finalized'].includes(block))
}

function readNumber(block: unknown, head: number): number | undefined {
  if (isNearHead(block)) return head
  if (block === 'earliest') return 0
  return typeof block === 'string' && /^0x[0-9a-f]{1,13}$/i.test(block) ? Number(block) : undefined
}
