import { and, eq, gt, ne } from 'drizzle-orm'
import type { Language } from '../../../src/services/identity/schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, emailUpdates, sessions } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { countMail, lockLimits, refundMail } from '../limits/address-limits.js'
import { hashToken } from '../secrets/tokens.js'
import type { Session } from '../sessions/read-session.js'
import { checkCode } from './check-code.js'
import { CODE_LIFE, LOGIN_LIFE } from './code-life.js'
import { findAccount } from './find-account.js'

export type UpdateStep = {
  action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  /** ISO 8601. */
  expiresAt: string
}

type UpdateRow = typeof emailUpdates.$inferSelect

/**
 * Begins a change of the e-mail address: sends a code to the old address, or to the new one when the account has none.
 * Whether the new address belongs to another account shows only to someone who can read its mail.
 *
 * @throws ApiFailure 400, 429, 503
 */
export async function startEmailUpdate(
  context: IdentityContext,
  session: Session,
  request: { email: string; challenge: string; origin: string; language: Language },
): Promise<UpdateStep> {
  const now = context.now()
  const { email: address, challenge, origin, language } = request
  if (address === session.email) throw new ApiFailure(400, 'email', 'Must be another address than before.')
  const step = session.email === null ? 'secondary' : 'primary'
  const row: UpdateRow = {
    accountId: session.accountId,
    sessionId: session.id,
    address,
    step,
    challenge,
    origin,
    language,
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
 * Checks the code to the new address and changes it. The other sessions of the account end, and the old address is told.
 *
 * @throws ApiFailure 400, also for an address that has an account by now; 404, 429
 */
export async function verifySecondaryCode(
  context: IdentityContext,
  session: Session,
  { otp, verifier }: { otp: string; verifier: string },
): Promise<string> {
  const row = await checkUpdateCode(context, session, {
    step: 'secondary',
    otp,
    verifier,
    async accept(tx, current) {
      await tx.delete(emailUpdates).where(eq(emailUpdates.accountId, session.accountId))
      const owner = await findAccount(tx, current.address)
      if (owner !== undefined && owner !== session.accountId) return null
      await tx.update(accounts).set({ email: current.address }).where(eq(accounts.id, session.accountId))
      await tx.delete(sessions).where(and(eq(sessions.accountId, session.accountId), ne(sessions.id, session.id)))
      return current
    },
  })
  if (row === null) throw new ApiFailure(400, 'email', 'This address belongs to another account.')
  if (session.email !== null) {
    const { origin, language, address: newAddress } = row
    // The change is made, so a mail that fails does not fail it.
    await context
      .sendMail({ kind: 'changed', to: session.email, newAddress, origin, language })
      .catch(() => context.report('Identity: the mail about a changed address could not be sent.'))
  }
  return row.address
}

async function sendStep(
  context: IdentityContext,
  session: Session,
  row: UpdateRow,
  write: (tx: Db, row: UpdateRow) => Promise<void>,
): Promise<UpdateStep> {
  const { address: newAddress, origin, language, step } = row
  const db = context.readDatabase()
  const now = context.now()
  const to = step === 'primary' && session.email !== null ? session.email : newAddress
  const { code, hash } = context.vault.createCode(nameSubject(row))
  await db.transaction(async (tx) => {
    const limits = await lockLimits(tx, to, now)
    // It is counted for the interval of a login, but does not wait for it.
    await countMail(tx, to, { limits, now, interval: 0 })
    await write(tx, { ...row, codeHash: hash })
  })
  try {
    const head = { to, origin, language, code }
    await context.sendMail(step === 'primary' ? { kind: 'primary', newAddress, ...head } : { kind: step, ...head })
  } catch (error) {
    await db.delete(emailUpdates).where(eq(emailUpdates.accountId, row.accountId))
    await refundMail(db, to, now)
    throw error
  }
  return {
    action: step === 'primary' ? 'VERIFY_PRIMARY_OTP' : 'VERIFY_SECONDARY_OTP',
    expiresAt: new Date(row.codeExpiresAt).toISOString(),
  }
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
    address: step === 'primary' && session.email !== null ? session.email : known.address,
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
