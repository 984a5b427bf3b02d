import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { devices, sessions } from '../database/schema.js'
import { createId, createToken, hashToken } from '../secrets/tokens.js'
import { MOST_SESSIONS, SESSION_LIFE } from './session-life.js'

export type NewSession = Pick<
  typeof sessions.$inferInsert,
  'accountId' | 'method' | 'deviceKey' | 'thumbprint' | 'origin' | 'client'
>

export type CreatedSession = {
  id: string
  /** The value of the cookie. */
  cookie: string
}

/** Creates a session and remembers its device. Call it in the transaction that uses up the code. */
export async function createSession(tx: Db, session: NewSession, now: number): Promise<CreatedSession> {
  const [id, secret] = [createId(), createToken()]
  const older = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, session.accountId))
    .orderBy(desc(sessions.usedAt))
    .offset(MOST_SESSIONS - 1)
  if (older.length > 0) {
    const ids = older.map((row) => row.id)
    await tx.delete(sessions).where(inArray(sessions.id, ids))
  }
  await tx.insert(sessions).values({
    ...session,
    id,
    tokenHash: hashToken(secret),
    rotatedAt: now,
    confirmedAt: now,
    authenticatedAt: now,
    createdAt: now,
    usedAt: now,
    expiresAt: now + SESSION_LIFE,
  })
  if (session.thumbprint) {
    await tx
      .insert(devices)
      .values({ accountId: session.accountId, thumbprint: session.thumbprint, usedAt: now })
      .onConflictDoUpdate({ target: [devices.accountId, devices.thumbprint], set: { usedAt: now } })
  }
  return { id, cookie: `${id}.${secret}` }
}
