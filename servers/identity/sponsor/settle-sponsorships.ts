import { and, eq, lt, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Db } from '../../database/database.js'
import { sponsorBudgets, sponsoredAccounts } from '../database/sponsor-schema.js'
import { DAY } from './count-sponsorship.js'
import type { SponsorOptions } from './sponsor-options.js'

/** Sponsorships that are looked up in one go. */
const MAX_SETTLED = 50

type Row = typeof sponsoredAccounts.$inferSelect

/**
 * Counts the charge in place of the signed maximum, for sponsorships that have expired: nothing for those that were never sent. One
 * whose charge is not known counts in full, and is read again later.
 *
 * @param now in ms
 */
export async function settleSponsorships(
  db: Db,
  { networks, now }: { networks: SponsorOptions['networks']; now: number },
): Promise<void> {
  const rows = await db
    .select()
    .from(sponsoredAccounts)
    .where(lt(sponsoredAccounts.openUntil, Math.floor(now / 1_000)))
    .orderBy(sql`${sponsoredAccounts.openUntil} desc`)
    .limit(MAX_SETTLED)
  await Promise.all(
    rows.map(async (row) => {
      const { paymaster, chain } = networks[row.network] ?? {}
      if (!paymaster || !chain || row.openUntil === null || row.openFrom === null) return
      const sender = row.sender as Address
      const use = { sender, paymaster, validUntil: row.openUntil, fromBlock: BigInt(row.openFrom) }
      // It stays counted in full while the node does not answer.
      const charge = await chain.readCharge(use).catch(() => null)
      if (charge !== null) await settle(db, row, charge)
    }),
  )
}

async function settle(db: Db, row: Row, charge: bigint): Promise<void> {
  const cost = charge < row.cost ? charge : row.cost
  await db.transaction(async (tx) => {
    const [settled] = await tx
      .update(sponsoredAccounts)
      .set({ cost, openUntil: null, openFrom: null, budgets: [] })
      // No row, if it was sponsored anew or settled in the meantime.
      .where(and(eq(sponsoredAccounts.accountId, row.accountId), eq(sponsoredAccounts.openUntil, row.openUntil ?? 0)))
      .returning({ accountId: sponsoredAccounts.accountId })
    if (!settled) return
    const day = Math.floor(row.sponsoredAt / DAY)
    for (const name of row.budgets.toReversed()) {
      await tx
        .update(sponsorBudgets)
        .set({ spent: sql`${sponsorBudgets.spent} - ${String(row.cost - cost)}::numeric` })
        .where(and(eq(sponsorBudgets.name, name), eq(sponsorBudgets.day, day)))
    }
  })
}
