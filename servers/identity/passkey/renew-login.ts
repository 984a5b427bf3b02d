import { and, eq } from 'drizzle-orm'
import type { PasskeyAssertion } from '../../../src/services/identity/passkey-schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { loginPasskeys } from '../database/passkey-schema.js'
import { sessions } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { type CreatedSession, createSession } from '../sessions/create-session.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { checkAssertion } from './check-passkey.js'
import { createMissingFailure, findPasskey, isPasskey } from './login-passkeys.js'

/**
 * A new login in place of a session that has not ended, of the same account, device and method, by the passkey of the device: no
 * mail is needed. A device that was removed, and a session that somebody has ended, are not renewed.
 *
 * @throws ApiFailure 400, 401, 404
 */
export async function renewLogin(
  context: IdentityContext,
  session: DeviceSession,
  assertion: PasskeyAssertion,
): Promise<CreatedSession> {
  const { accountId, thumbprint, email, userName } = session
  const db = context.readDatabase()
  const passkey = await findPasskey(db, session)
  if (!passkey) throw createMissingFailure()
  const signCount = await checkAssertion(context, { accountId, thumbprint }, { passkey, assertion })
  return db.transaction(async (tx) => {
    // In the order of a revocation, which deletes both: it waits for this, and then ends the new session as well.
    const used = await tx
      .update(loginPasskeys)
      .set({ signCount })
      .where(and(isPasskey(passkey), eq(loginPasskeys.signCount, passkey.signCount)))
      .returning({ walletId: loginPasskeys.walletId })
    if (used.length === 0) throw createMissingFailure()
    const [ended] = await tx.delete(sessions).where(eq(sessions.id, session.id)).returning()
    if (!ended) throw new ApiFailure(401, 'session', 'The session has ended. Log in.')
    const { method, subject, deviceKey, origin, client, language } = ended
    const account = { id: accountId, email, userName, isNew: false }
    return createSession(
      tx,
      { account, method, subject, deviceKey, thumbprint, origin, client, language },
      context.now(),
    )
  })
}
