import { and, eq } from 'drizzle-orm'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { Db } from '../../database/database.js'
import { accounts, sessions, socialAccounts } from '../database/schema.js'

/** The session as its browser is told about it. @throws Error when it has ended meanwhile. */
export async function formatSession(db: Db, id: string): Promise<IdentitySession> {
  const [row] = await db
    .select({ session: sessions, email: accounts.email, userName: socialAccounts.userName })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(
      socialAccounts,
      and(eq(socialAccounts.accountId, sessions.accountId), eq(socialAccounts.provider, sessions.method)),
    )
    .where(eq(sessions.id, id))
  if (!row) throw new Error('The session has ended while it was read.')
  const { session, email, userName } = row
  return {
    sessionId: session.id,
    accountId: session.accountId,
    email,
    userName,
    method: session.method,
    authenticatedAt: new Date(session.authenticatedAt).toISOString(),
    expiresAt: new Date(session.expiresAt).toISOString(),
    deviceThumbprint: session.thumbprint,
  }
}
