import { and, eq, gt, gte, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, devices, emailUpdates, replacedEmails, sessions } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { createId, createToken, hashToken } from '../secrets/tokens.js'
import { unlinkJoined } from '../social/linked-accounts.js'

export type ReplacedEmail = typeof replacedEmails.$inferSelect

/** The account that has replaced this address and can still take that back. Nobody else can use the address until then. */
export async function findReplacedFrom(tx: Db, address: string, now: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ accountId: replacedEmails.accountId })
    .from(replacedEmails)
    .where(and(eq(replacedEmails.address, address), gt(replacedEmails.waitsUntil, now)))
  return row?.accountId
}

/** Keeps an address that is replaced, for the time in which it can take that back. `token` is that of the mailed link. */
export async function keepReplaced(
  tx: Db,
  { now, emailWait }: Pick<IdentityContext, 'now' | 'emailWait'>,
  change: Pick<ReplacedEmail, 'accountId' | 'address' | 'newAddress' | 'origin'>,
): Promise<{ token: string; waitsUntil: number }> {
  const token = createToken()
  const replacedAt = now()
  const waitsUntil = replacedAt + emailWait
  await tx
    .insert(replacedEmails)
    .values({ ...change, id: createId(), replacedAt, waitsUntil, undoHash: hashToken(token) })
  return { token, waitsUntil }
}

/** The change that the link of this token takes back, with the language of its account. */
export async function findUndo(context: IdentityContext, token: string) {
  const [row] = await context
    .readDatabase()
    .select({ replaced: replacedEmails, language: accounts.language, email: accounts.email })
    .from(replacedEmails)
    .innerJoin(accounts, eq(accounts.id, replacedEmails.accountId))
    .where(isUndoable(context, token))
  return row
}

/**
 * Gives the account its address back, once: all its sessions end, what was linked by the new address is unlinked, and changes
 * that came after this one can no longer be taken back. Both addresses are told.
 *
 * @throws ApiFailure 404
 */
export async function undoEmailChange(context: IdentityContext, token: string): Promise<void> {
  const found = await findUndo(context, token)
  if (!found) throw createUndoneFailure()
  const { email, language } = found
  const { address, origin } = await context.readDatabase().transaction(async (tx) => {
    const [row] = await tx.delete(replacedEmails).where(isUndoable(context, token)).returning()
    if (!row) throw createUndoneFailure()
    const { accountId } = row
    // The addresses of later changes are given up: whoever made them does not come back by their links.
    await tx
      .delete(replacedEmails)
      .where(and(eq(replacedEmails.accountId, accountId), gte(replacedEmails.replacedAt, row.replacedAt)))
    await tx.delete(emailUpdates).where(eq(emailUpdates.accountId, accountId))
    await tx.update(accounts).set({ email: row.address }).where(eq(accounts.id, accountId))
    await tx.delete(sessions).where(eq(sessions.accountId, accountId))
    await tx.delete(devices).where(eq(devices.accountId, accountId))
    await unlinkJoined(tx, { accountId, keepAddress: row.address })
    return row
  })
  for (const to of new Set([address, email ?? address])) {
    // The change is taken back, so a mail that fails does not fail it.
    await context
      .sendMail({ kind: 'restored', to, address, origin, language })
      .catch(() => context.report('Identity: the mail about a restored address could not be sent.'))
  }
}

function isUndoable({ now }: Pick<IdentityContext, 'now'>, token: string): SQL | undefined {
  return and(eq(replacedEmails.undoHash, hashToken(token)), gt(replacedEmails.waitsUntil, now()))
}

function createUndoneFailure(): ApiFailure {
  return new ApiFailure(404, 'token', 'This change can no longer be taken back.')
}
