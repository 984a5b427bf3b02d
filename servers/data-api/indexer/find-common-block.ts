import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { blocks } from '../database/schema.js'
import type { NodeClient } from './node-client.js'

/**
 * Finds the newest indexed block, `last` at most, that the node still has. -1 if there is none. Blocks below a common one
 * are common too, so it halves the range at each step.
 */
export async function findCommonBlock(db: Db, node: NodeClient, chain: string, last: number): Promise<number> {
  let common = -1
  let orphaned = last + 1
  while (orphaned - common > 1) {
    const middle = Math.floor((common + orphaned) / 2)
    if (await isCommon(db, node, chain, middle)) common = middle
    else orphaned = middle
  }
  return common
}

async function isCommon(db: Db, node: NodeClient, chain: string, number: number): Promise<boolean> {
  const [[indexed], [block]] = await Promise.all([
    db
      .select({ hash: blocks.hash })
      .from(blocks)
      .where(and(eq(blocks.chain, chain), eq(blocks.number, number))),
    node.send([{ method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] }]),
  ])
  if (block instanceof Error) throw block
  return indexed !== undefined && indexed.hash === (block as { hash: string } | null)?.hash
}
