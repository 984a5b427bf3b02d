import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { devices, sessions } from '../database/schema.js'

/**
 * Ends the sessions of an account that `condition` finds, because somebody may be meant to stay out: their devices are new
 * to the account at the next login. Returns the ids.
 */
export async function endSessions(tx: Db, accountId: string, condition: SQL | undefined): Promise<string[]> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), condition))
    .returning({ id: sessions.id, thumbprint: sessions.thumbprint })
  const thumbprints = ended.flatMap(({ thumbprint }) => thumbprint ?? [])
  await tx.delete(devices).where(and(eq(devices.accountId, accountId), inArray(devices.thumbprint, thumbprints)))
  return ended.map(({ id }) => id)
}
