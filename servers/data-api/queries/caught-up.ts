import { inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { caughtUpChains } from '../database/schema.js'

/** Records that the index of a chain (CAIP-2) has reached the newest block. */
export async function markCaughtUp(db: Db, chainId: string): Promise<void> {
  await db.insert(caughtUpChains).values({ chain: chainId }).onConflictDoNothing()
}

/** Whether the index of every chain (CAIP-2) has once reached the newest block. */
export async function areCaughtUp(db: Db, chainIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select()
    .from(caughtUpChains)
    .where(inArray(caughtUpChains.chain, [...chainIds]))
  return rows.length === new Set(chainIds).size
}
