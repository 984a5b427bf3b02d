import { desc, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Db } from '../../database/database.js'
import { blocks } from '../database/schema.js'

/** `time` is in seconds since 1970. */
export type IndexedBlock = { number: number; hash: Hex; time: number }

/** Reads the newest indexed block of a chain (CAIP-2). Null before the first. */
export async function readIndexedBlock(db: Db, chainId: string): Promise<IndexedBlock | null> {
  const [block] = await db
    .select({ number: blocks.number, hash: blocks.hash, time: blocks.time })
    .from(blocks)
    .where(eq(blocks.chain, chainId))
    .orderBy(desc(blocks.number))
    .limit(1)
  return block ?? null
}
