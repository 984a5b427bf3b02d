import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, emailUpdates, sessions } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { countMail, type LimitOwner, lockLimits, uncountMail } from '../limits/address-limits.js'
import type { MailOrder } from '../mail/compose-mail.js'
import { hashToken } from '../secrets/tokens.js'
import { endSessions } from '../sessions/end-sessions.js'
import type { Session } from '../sessions/read-session.js'
import { unlinkJoined } from '../social/linked-accounts.js'
import { findWallet } from '../wallet/find-wallet.js'
import { checkCode } from './check-code.js'
import { CODE_LIFE, LOGIN_LIFE } from './code-life.js'
import { findAccount } from './find-account.js'
import { findReplacedFrom, keepReplaced } from './replaced-address.js'

export type UpdateStep = {
  action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  /** ISO 8601. */
  expiresAt: string
}

type UpdateRow = typeof emailUpdates.$inferSelect

/**
 * Begins a change of the e-mail address: sends a code to the old address, or to the new one when the account has none.
 * Mails are in the language that the account used before. Whether the new address belongs to another account is visible
 * only to somebody who can read its mail.
 *
 * @throws ApiFailure 400, 429, 503
 */
export async function startEmailUpdate(
  context: IdentityContext,
  session: Session,
  request: { email: string; challenge: string; origin: string },
): Promise<UpdateStep> {
  const now = context.now()
  const { email: address, challenge, origin } = request
  if (address === session.email) throw new ApiFailure(400, 'email', 'Must be another address than before.')
  const wallet = await findWallet(context.readDatabase(), session.accountId)
  const step = session.email === null ? 'secondary' : 'primary'
  const row: UpdateRow = {
    accountId: session.accountId,
    sessionId: session.id,
    walletId: wallet?.id ?? null,
    address,
    step,
    challenge,
    origin,
    codeHash: null,
    codeExpiresAt: now + CODE_LIFE,
    tries: 0,
    expiresAt: now + LOGIN_LIFE,
  }
  return sendStep(context, session, row, async (tx, next) => {
    await tx.insert(emailUpdates).values(next).onConflictDoUpdate({ target: emailUpdates.accountId, set: next })
  })
}

/** Checks the code to the old address, and sends one to the new address. @throws ApiFailure 400, 404, 429, 503 */
export async function verifyPrimaryCode(
  context: IdentityContext,
  session: Session,
  { otp, verifier }: { otp: string; verifier: string },
): Promise<UpdateStep> {
  const row = await checkUpdateCode(context, session, {
    step: 'primary',
    otp,
    verifier,
    accept: async (_tx, current) => current,
  })
  const next: UpdateRow = {
    ...row,
    step: 'secondary',
    tries: 0,
    codeExpiresAt: context.now() + CODE_LIFE,
  }
  return sendStep(context, session, next, async (tx, changed) => {
    await tx.update(emailUpdates).set(changed).where(eq(emailUpdates.accountId, session.accountId))
  })
}

/**
 * Checks the code to the new address and changes it. The other sessions of the account end, and accounts that the old address has
 * linked are unlinked. Both addresses get a mail; the old one can undo the change for a while.
 *
 * @throws ApiFailure 400, also for an address that has an account by now; 404, 429
 */
export async function verifySecondaryCode(
  context: IdentityContext,
  session: Session,
  { otp, verifier }: { otp: string; verifier: string },
): Promise<string> {
  const { accountId, email: address } = session
  const changed = await checkUpdateCode(context, session, {
    step: 'secondary',
    otp,
    verifier,
    async accept(tx, { address: newAddress, origin, walletId }) {
      await tx.delete(emailUpdates).where(eq(emailUpdates.accountId, accountId))
      const wallet = await findWallet(tx, accountId)
      // The key of another wallet has not agreed to this change.
      if ((wallet?.id ?? null) !== walletId) return null
      const owner = (await findAccount(tx, newAddress)) ?? (await findReplacedFrom(tx, newAddress, context.now()))
      if (owner !== undefined && owner !== accountId) return null
      await tx.update(accounts).set({ email: newAddress }).where(eq(accounts.id, accountId))
      await endSessions(tx, accountId, ne(sessions.id, session.id))
      await unlinkJoined(tx, { accountId, keepAddress: newAddress, now: context.now(), session })
      const kept =
        address === null ? null : await keepReplaced(tx, context, { accountId, address, newAddress, origin, walletId })
      return { newAddress, origin, kept }
    },
  })
  if (changed === null) throw new ApiFailure(400, 'email', 'This address belongs to another account.')
  const { newAddress, origin, kept } = changed
  const head = { newAddress, origin, language: session.language }
  const mails: MailOrder[] = [{ kind: 'in-use', to: newAddress, ...head }]
  if (kept && address !== null) {
    const link = `${context.readPublicUrl()}/email/undo?token=${kept.token}`
    mails.push({ kind: 'changed', to: address, link, until: kept.waitsUntil, ...head })
  }
  for (const mail of mails) {
    // The change is made, so a mail that fails does not fail it.
    await context
      .sendMail(mail)
      .catch(() => context.report('Identity: the mail about a changed address could not be sent.'))
  }
  return newAddress
}

async function sendStep(
  context: IdentityContext,
  session: Session,
  row: UpdateRow,
  write: (tx: Db, row: UpdateRow) => Promise<void>,
): Promise<UpdateStep> {
  const { address: newAddress, origin, step } = row
  const db = context.readDatabase()
  const now = context.now()
  const limitOwner = readLimitOwner(session, row)
  const { code, hash } = context.vault.createCode(nameSubject(row))
  await db.transaction(async (tx) => {
    const limits = await lockLimits(tx, limitOwner, now)
    // It is counted for the interval of a login, but does not wait for it.
    await countMail(tx, limitOwner, { limits, now, interval: 0 })
    await write(tx, { ...row, codeHash: hash })
  })
  try {
    const head = { to: limitOwner.address, origin, language: session.language, code }
    await context.sendMail(step === 'primary' ? { kind: 'primary', newAddress, ...head } : { kind: step, ...head })
  } catch (error) {
    await db.delete(emailUpdates).where(eq(emailUpdates.accountId, row.accountId))
    await uncountMail(db, limitOwner, now)
    throw error
  }
  return {
    action: step === 'primary' ? 'VERIFY_PRIMARY_OTP' : 'VERIFY_SECONDARY_OTP',
    expiresAt: new Date(row.codeExpiresAt).toISOString(),
  }
}

/** The address of the step. Mails to the account's own are those of this device, which strangers cannot use up. */
function readLimitOwner({ email, thumbprint }: Session, { step, address }: UpdateRow): LimitOwner {
  return step === 'primary' && email !== null
    ? { address: email, knownDevice: thumbprint ?? '' }
    : { address, knownDevice: '' }
}

/** A code counts for one step of one change. */
function nameSubject({ accountId, address, step, challenge }: UpdateRow): string {
  return ['update', accountId, address, step, challenge].join(' ')
}

type UpdateCheck<Value> = {
  step: UpdateRow['step']
  otp: string
  verifier: string
  accept: (tx: Db, row: UpdateRow) => Promise<Value>
}

async function checkUpdateCode<Value>(
  context: IdentityContext,
  session: Session,
  { step, otp, verifier, accept }: UpdateCheck<Value>,
): Promise<Value> {
  const db = context.readDatabase()
  const now = context.now()
  const ofThisSession = and(
    eq(emailUpdates.accountId, session.accountId),
    eq(emailUpdates.sessionId, session.id),
    eq(emailUpdates.challenge, hashToken(verifier)),
    eq(emailUpdates.step, step),
    gt(emailUpdates.expiresAt, now),
  )
  const [known] = await db.select().from(emailUpdates).where(ofThisSession)
  if (!known) throw new ApiFailure(404, 'otp', 'This change has ended. Begin again.')
  return checkCode(db, {
    vault: context.vault,
    now,
    limitOwner: readLimitOwner(session, known),
    subject: nameSubject(known),
    otp,
    read: async (tx) => (await tx.select().from(emailUpdates).where(ofThisSession).for('update'))[0],
    async countTry(tx, row) {
      await tx
        .update(emailUpdates)
        .set({ tries: row.tries + 1 })
        .where(eq(emailUpdates.accountId, row.accountId))
    },
    async accept(tx, row) {
      // The code is used up, also when what follows is a mail that fails.
      await tx.update(emailUpdates).set({ codeHash: null }).where(eq(emailUpdates.accountId, row.accountId))
      return accept(tx, row)
    },
  })
}
