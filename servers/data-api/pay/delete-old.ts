import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { events, options, refunds, requests } from './database/schema.js'

/** How long delivered and expired events are kept, ms. */
const EVENT_LIFE = 90 * 86_400_000
/** Requests that are deleted at once. */
const BATCH = 1_000

/**
 * Deletes requests without arrivals once they are not watched any more, 30 days after their end, and events after 90
 * days. Paid requests stay.
 */
export async function deleteOld(db: Db, now: number): Promise<void> {
  await db.delete(events).where(and(isNull(events.nextAt), lt(events.createdAt, now - EVENT_LIFE)))
  await db.transaction(async (tx) => {
    const isUnsent = and(eq(events.requestId, requests.id), isNotNull(events.nextAt))
    const rows = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(
          lt(requests.watchUntil, now),
          isNull(requests.confirmedAt),
          sql`${requests.received} = '[]'::jsonb`,
          notExists(tx.select().from(refunds).where(eq(refunds.requestId, requests.id))),
          notExists(tx.select().from(events).where(isUnsent)),
        ),
      )
      .limit(BATCH)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(events).where(inArray(events.requestId, ids))
    await tx.delete(options).where(inArray(options.requestId, ids))
    await tx.delete(requests).where(inArray(requests.id, ids))
  })
}
