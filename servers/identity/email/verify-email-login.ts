import { and, eq, gt } from 'drizzle-orm'
import { emailLogins } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { hashToken } from '../secrets/tokens.js'
import { type CreatedSession, createSession } from '../sessions/create-session.js'
import { checkCode } from './check-code.js'
import { createEndedFailure, type LoginReference } from './continue-email-login.js'
import { ensureEmailAccount } from './find-account.js'

/**
 * Redeems a code for a session. Only the browser that requested it can: it has the cookie and the verifier.
 *
 * @throws ApiFailure 400, 404, 429
 */
export async function verifyEmailLogin(
  context: IdentityContext,
  { loginId, cookie, otp, verifier }: LoginReference & { otp: string; verifier: string },
): Promise<CreatedSession> {
  const db = context.readDatabase()
  const now = context.now()
  const ofThisBrowser = and(
    eq(emailLogins.id, loginId),
    eq(emailLogins.cookieHash, hashToken(cookie)),
    eq(emailLogins.challenge, hashToken(verifier)),
    gt(emailLogins.expiresAt, now),
  )
  // Neither ever changes, and they name the counts that are locked before the login.
  const [limitOwner] = await db
    .select({ address: emailLogins.address, knownDevice: emailLogins.knownDevice })
    .from(emailLogins)
    .where(ofThisBrowser)
  if (!limitOwner) throw createEndedFailure()
  return checkCode(db, {
    vault: context.vault,
    now,
    limitOwner,
    subject: loginId,
    otp,
    read: async (tx) => (await tx.select().from(emailLogins).where(ofThisBrowser).for('update'))[0],
    async countTry(tx, row) {
      await tx
        .update(emailLogins)
        .set({ tries: row.tries + 1 })
        .where(eq(emailLogins.id, loginId))
    },
    async accept(tx, { address, ...login }) {
      await tx.delete(emailLogins).where(eq(emailLogins.id, loginId))
      const account = await ensureEmailAccount(tx, address, now)
      const { deviceKey, thumbprint, origin, client, language } = login
      return createSession(
        tx,
        { account, method: 'email', subject: null, deviceKey, thumbprint, origin, client, language },
        now,
      )
    },
  })
}
