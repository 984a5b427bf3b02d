import { desc, eq, inArray } from 'drizzle-orm'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { Db } from '../../database/database.js'
import { devices, sessions } from '../database/schema.js'
import type { Account } from '../email/find-account.js'
import { createId, createToken, hashToken } from '../secrets/tokens.js'
import { describeSession } from './describe-session.js'
import { MOST_SESSIONS, SESSION_LIFE } from './session-life.js'

export type NewSession = Pick<
  typeof sessions.$inferSelect,
  'method' | 'deviceKey' | 'thumbprint' | 'origin' | 'client' | 'language'
> & {
  account: Account
}

export type CreatedSession = {
  session: IdentitySession
  /** The value of the cookie. */
  cookie: string
}

/** Creates a session and remembers its device. Call it in the transaction that uses up the code. */
export async function createSession(tx: Db, { account, ...session }: NewSession, now: number): Promise<CreatedSession> {
  const [id, secret] = [createId(), createToken()]
  const accountId = account.id
  if (!account.isNew) await endOldest(tx, accountId)
  const times = { authenticatedAt: now, expiresAt: now + SESSION_LIFE }
  await tx.insert(sessions).values({
    ...session,
    ...times,
    id,
    accountId,
    tokenHash: hashToken(secret),
    rotatedAt: now,
    confirmedAt: now,
    createdAt: now,
    usedAt: now,
  })
  if (session.thumbprint) {
    await tx
      .insert(devices)
      .values({ accountId, thumbprint: session.thumbprint, usedAt: now })
      .onConflictDoUpdate({ target: [devices.accountId, devices.thumbprint], set: { usedAt: now } })
  }
  const { email, userName } = account
  return {
    session: describeSession({ ...session, ...times, id, accountId, email, userName }),
    cookie: `${id}.${secret}`,
  }
}

/** Makes room for one more session. */
async function endOldest(tx: Db, accountId: string): Promise<void> {
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.usedAt))
    .offset(MOST_SESSIONS - 1)
  await tx.delete(sessions).where(inArray(sessions.id, oldest))
}
