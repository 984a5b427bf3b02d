import { and, eq, gt, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Language } from '../../../src/services/identity/schema.js'
import type { Db } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, devices, emailUpdates, replacedEmails, sessions } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { createId, createToken, hashToken } from '../secrets/tokens.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { unlinkJoined } from '../social/linked-accounts.js'
import { findWallet } from '../wallet/find-wallet.js'
import { requireWalletDevice } from '../wallet/release-share.js'

export type ReplacedEmail = typeof replacedEmails.$inferSelect

/** The account that has replaced this address and can still undo that. Nobody else can use the address until then. */
export async function findReplacedFrom(tx: Db, address: string, now: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ accountId: replacedEmails.accountId })
    .from(replacedEmails)
    // Due changes are undone a few seconds later, or once the service runs again.
    .where(
      and(
        eq(replacedEmails.address, address),
        or(gt(replacedEmails.waitsUntil, now), isNotNull(replacedEmails.undoAt)),
      ),
    )
  return row?.accountId
}

/** Keeps an address that is replaced, for the time in which it can undo that. `token` is that of the mailed link. */
export async function keepReplaced(
  tx: Db,
  { now, emailWait }: Pick<IdentityContext, 'now' | 'emailWait'>,
  change: Pick<ReplacedEmail, 'accountId' | 'address' | 'newAddress' | 'origin' | 'walletId'>,
): Promise<{ token: string; waitsUntil: number }> {
  const token = createToken()
  const replacedAt = now()
  const waitsUntil = replacedAt + emailWait
  await tx
    .insert(replacedEmails)
    .values({ ...change, id: createId(), replacedAt, waitsUntil, undoHash: hashToken(token) })
  return { token, waitsUntil }
}

/** The change that the link of this token undoes, with the language of its account. */
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
 * Undoes a change by the link of the old address. If a wallet's key has agreed to the change, a reader of the old mailbox has
 * proven less: then it happens after the waiting time, in which each device of that wallet can keep the new address. Both
 * addresses get a mail.
 *
 * @returns when the change is undone, ms; null if it is undone already.
 * @throws ApiFailure 404
 */
export async function undoEmailChange(context: IdentityContext, token: string): Promise<number | null> {
  const found = await findUndo(context, token)
  if (!found) throw createUndoneFailure()
  const { replaced } = found
  if (replaced.undoAt !== null) return replaced.undoAt
  const db = context.readDatabase()
  const wallet = await findWallet(db, replaced.accountId)
  // A wallet that the new owner has created since does not count.
  if (replaced.walletId === null || wallet?.id !== replaced.walletId) {
    const undone = await db.transaction((tx) =>
      undoChange(tx, and(isUndoable(context, token), isNull(replacedEmails.undoAt)), context.now()),
    )
    if (!undone) throw createUndoneFailure()
    await mailBoth(context, 'restored', undone)
    return null
  }
  const undoAt = context.now() + context.emailWait
  const [asked] = await db
    .update(replacedEmails)
    // Nobody else can use the address until then.
    .set({ undoAt, waitsUntil: undoAt })
    .where(and(isUndoable(context, token), isNull(replacedEmails.undoAt)))
    .returning()
  if (!asked) throw createUndoneFailure()
  await mailBoth(context, 'undo-asked', { ...found, row: asked })
  return undoAt
}

/** Undoes the changes whose waiting time has ended. One of all processes mails both addresses. */
export async function takeBackDue(context: MailContext & Pick<IdentityContext, 'readDatabase' | 'now'>): Promise<void> {
  const db = context.readDatabase()
  const due = lte(replacedEmails.undoAt, context.now())
  for (const { id } of await db.select({ id: replacedEmails.id }).from(replacedEmails).where(due)) {
    try {
      const undone = await db.transaction((tx) => undoChange(tx, and(eq(replacedEmails.id, id), due), context.now()))
      if (undone) await mailBoth(context, 'restored', undone)
    } catch (error) {
      // The others do not wait for it.
      context.report(`Identity: the change of an address could not be taken back. ${formatError(error)}`)
    }
  }
}

/**
 * Keeps the address that the account has: no earlier one can undo a change any more. Any device of the wallet can, and
 * both addresses get a mail.
 *
 * @throws ApiFailure 404
 */
export async function keepNewAddress(
  context: IdentityContext,
  { accountId, thumbprint }: DeviceSession,
): Promise<void> {
  const db = context.readDatabase()
  const wallet = await findWallet(db, accountId)
  if (!wallet) throw createUndoneFailure()
  await requireWalletDevice(db, wallet.id, thumbprint)
  const isAsked = and(
    eq(replacedEmails.accountId, accountId),
    eq(replacedEmails.walletId, wallet.id),
    isNotNull(replacedEmails.undoAt),
  )
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  const ended = await db
    .update(replacedEmails)
    .set({ undoAt: null, waitsUntil: context.now() })
    .where(isAsked)
    .returning()
  if (ended.length === 0 || !account) throw createUndoneFailure()
  for (const row of ended) await mailBoth(context, 'undo-ended', { ...account, row })
}

type Undone = { row: ReplacedEmail; email: string | null; language: Language }

/**
 * Gives the account its address back, once: all its sessions end, accounts linked by the new address are unlinked, and changes
 * that came after this one can no longer be undone.
 */
async function undoChange(tx: Db, condition: SQL | undefined, now: number): Promise<Undone | undefined> {
  const [row] = await tx.delete(replacedEmails).where(condition).returning()
  if (!row) return undefined
  const { accountId } = row
  // First, since a running change locks its row: the next statements see its writes.
  await tx.delete(emailUpdates).where(eq(emailUpdates.accountId, accountId))
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
  // The addresses of later changes are dropped: their authors cannot return by their links.
  await tx
    .delete(replacedEmails)
    .where(and(eq(replacedEmails.accountId, accountId), gte(replacedEmails.replacedAt, row.replacedAt)))
  await tx.update(accounts).set({ email: row.address }).where(eq(accounts.id, accountId))
  await tx.delete(sessions).where(eq(sessions.accountId, accountId))
  await tx.delete(devices).where(eq(devices.accountId, accountId))
  await unlinkJoined(tx, { accountId, keepAddress: row.address, now })
  return { row, email: account?.email ?? null, language: account?.language ?? 'en' }
}

type MailContext = Pick<IdentityContext, 'sendMail' | 'report'>

/** Mails the old address, and the one that the account has had since. */
async function mailBoth(
  context: MailContext,
  kind: 'restored' | 'undo-asked' | 'undo-ended',
  { row: { address, origin, undoAt, newAddress }, email, language }: Undone,
): Promise<void> {
  for (const to of new Set([address, email ?? address])) {
    const head = { to, address, origin, language }
    // It is done, so a mail that fails does not fail it.
    await context
      .sendMail(
        kind === 'undo-asked' ? { kind, ...head, newAddress, until: undoAt ?? 0 } : { kind, ...head, newAddress },
      )
      .catch(() => context.report('Identity: the mail about a changed address could not be sent.'))
  }
}

function isUndoable({ now }: Pick<IdentityContext, 'now'>, token: string): SQL | undefined {
  return and(eq(replacedEmails.undoHash, hashToken(token)), gt(replacedEmails.waitsUntil, now()))
}

function createUndoneFailure(): ApiFailure {
  return new ApiFailure(404, 'token', 'This change can no longer be taken back.')
}
