import type { Context } from 'hono'
import { usedProofs } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession, Session } from '../sessions/read-session.js'
import { checkProof, refuse } from '../wallet/check-proof.js'
import { requireRecentLogin, requireSession } from './require-session.js'

/**
 * The session of a request that needs a proof of the device key. The proof is used up.
 *
 * @param maxAge The longest time since the login, ms.
 * @throws ApiFailure 401 and, when the account is over its limit, 429
 */
export async function requireDeviceSession(
  context: IdentityContext,
  { request, maxAge }: { request: Context; maxAge: number },
): Promise<DeviceSession> {
  return consumeProof(context, { request, maxAge, session: await requireSession(context, request) })
}

/**
 * As `requireDeviceSession`, for what logins without a device key may do as well: these need no proof.
 *
 * @throws ApiFailure 401, 429
 */
export async function requireProvenSession(
  context: IdentityContext,
  { request, maxAge }: { request: Context; maxAge: number },
): Promise<Session> {
  const session = await requireSession(context, request)
  if (session.thumbprint !== null) return consumeProof(context, { request, maxAge, session })
  requireRecentLogin(context, session, maxAge)
  return session
}

async function consumeProof(
  context: IdentityContext,
  { request, maxAge, session }: { request: Context; maxAge: number; session: Session },
): Promise<DeviceSession> {
  const { thumbprint } = session
  if (thumbprint === null) throw refuse('The session has no device key. Log in again with `device`.')
  const { hash, expiresAt } = await checkProof(request.req.header('dpop'), {
    method: request.req.method,
    url: `${context.readPublicUrl()}${request.req.path}`,
    thumbprint,
    now: context.now(),
  })
  // After the proof, and of this device alone: neither a copied cookie nor a stolen device uses up the limit of the owner,
  // who may be about to revoke it.
  context.chargeDevice(`${session.accountId} ${thumbprint}`)
  const used = await context
    .readDatabase()
    .insert(usedProofs)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedProofs.hash })
  if (used.length === 0) throw refuse('The proof was used before. Make one for each request.')
  requireRecentLogin(context, session, maxAge)
  return { ...session, thumbprint }
}
