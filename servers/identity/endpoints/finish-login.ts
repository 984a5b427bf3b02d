import type { Context } from 'hono'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { readSessionCookie, writeSessionCookie } from '../sessions/cookies.js'
import type { CreatedSession } from '../sessions/create-session.js'
import { endSession, readSession } from '../sessions/read-session.js'

/** Gives the browser its new session. The one it had before ends. */
export async function finishLogin(
  context: IdentityContext,
  request: Context,
  created: CreatedSession,
): Promise<IdentitySession> {
  const db = context.readDatabase()
  const earlier = await readSession(db, readSessionCookie(request), context.now())
  if (earlier) await endSession(db, earlier.session.id)
  writeSessionCookie(request, created.cookie)
  return created.session
}
