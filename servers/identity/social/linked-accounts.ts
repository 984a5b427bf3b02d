import { and, eq, isNotNull, isNull, ne, not, or } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, sessions, socialAccounts, unlinkedAccounts } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { hashToken } from '../secrets/tokens.js'
import { endSessions } from '../sessions/end-sessions.js'
import type { Session } from '../sessions/read-session.js'

type LinkedRow = typeof socialAccounts.$inferSelect

/** The id of a linked social account in URLs: the provider's id of the visitor stays here. */
function nameLink({ provider, subject }: Pick<LinkedRow, 'provider' | 'subject'>): string {
  return hashToken(JSON.stringify([provider, subject]))
}

/** The social accounts that open the account, the newest first. */
export async function listLinkedAccounts(context: IdentityContext, { accountId, method, subject }: Session) {
  const rows = await context.readDatabase().select().from(socialAccounts).where(eq(socialAccounts.accountId, accountId))
  return rows
    .sort((one, other) => other.linkedAt - one.linkedAt)
    .map((row) => ({
      linkId: nameLink(row),
      provider: row.provider,
      userName: row.userName,
      isCurrent: row.provider === method && row.subject === subject,
      linkedAt: new Date(row.linkedAt).toISOString(),
    }))
}

/**
 * Unlinks a social account from the account: it no longer opens it, even if its provider continues to
 * verify the address, and its other sessions end. The owner gets a mail.
 *
 * @throws ApiFailure 404, and 409 for the only way to log in
 */
export async function unlinkAccount(context: IdentityContext, session: Session, linkId: string): Promise<void> {
  const { accountId } = session
  const unlinked = await context.readDatabase().transaction(async (tx) => {
    // One after another, so that two requests do not take the last two away.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    const rows = await tx.select().from(socialAccounts).where(eq(socialAccounts.accountId, accountId))
    const row = rows.find((one) => nameLink(one) === linkId)
    if (!row) throw new ApiFailure(404, 'linkId', 'The account has no such linked account.')
    if (rows.length === 1 && session.email === null) {
      throw new ApiFailure(409, 'linkId', 'This is the only way to log in. Add an e-mail address first.')
    }
    await removeLink(tx, row, { keptSession: session.id, unlinkedAt: null })
    return row
  })
  if (session.email === null) return
  const { email: to, origin, language, client } = session
  // It is unlinked, so a mail that fails does not fail it.
  await context
    .sendMail({ kind: 'unlinked', provider: unlinked.provider, to, origin, language, client })
    .catch(() => context.report('Identity: the mail about an unlinked account could not be sent.'))
}

/**
 * Unlinks the accounts that another verified address than `keepAddress` has linked: a reader of the mail of that address may have
 * linked it. The social account of `session`, which has just logged in, stays.
 */
export async function unlinkJoined(
  tx: Db,
  { accountId, keepAddress, now, session }: { accountId: string; keepAddress: string; now: number; session?: Session },
): Promise<void> {
  const isOwn = and(
    eq(socialAccounts.provider, session?.method ?? ''),
    eq(socialAccounts.subject, session?.subject ?? ''),
  )
  const rows = await tx
    .select()
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.accountId, accountId),
        isNotNull(socialAccounts.verifiedEmail),
        ne(socialAccounts.verifiedEmail, keepAddress),
        isOwn && not(isOwn),
      ),
    )
  const unlinkedAt = now
  for (const row of rows) await removeLink(tx, row, { keptSession: session?.id, unlinkedAt })
}

/**
 * Unlinks: the verified address that has linked it does not link it again.
 *
 * @param keptSession The session that continues, even if it began by this link.
 * @param unlinkedAt When a change of the address unlinks it. Null when the owner does, for good.
 */
async function removeLink(
  tx: Db,
  { accountId, provider, subject, verifiedEmail }: LinkedRow,
  { keptSession, unlinkedAt }: { keptSession: string | undefined; unlinkedAt: number | null },
): Promise<void> {
  await tx.delete(socialAccounts).where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
  const joinedBy = unlinkedAt === null ? null : verifiedEmail
  await tx
    .insert(unlinkedAccounts)
    .values({ provider, subject, accountId, joinedBy, unlinkedAt })
    // The second time no address links it again.
    .onConflictDoUpdate({
      target: [unlinkedAccounts.provider, unlinkedAccounts.subject, unlinkedAccounts.accountId],
      set: { joinedBy: null, unlinkedAt },
    })
  await endSessions(
    tx,
    accountId,
    and(
      eq(sessions.method, provider),
      // A session from before the subject was stored may belong to this visitor.
      or(eq(sessions.subject, subject), isNull(sessions.subject)),
      ne(sessions.id, keptSession ?? ''),
    ),
  )
}
