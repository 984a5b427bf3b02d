import type { Context } from 'hono'
import { ApiFailure } from '../../http/api-failure.js'
import type { IdentityContext } from '../identity-context.js'
import { readSessionCookie, writeSessionCookie } from '../sessions/cookies.js'
import { readSession, type Session } from '../sessions/read-session.js'

/** The session of the request's cookie, which may get a new token. Undefined without one. */
export async function findSession(context: IdentityContext, request: Context): Promise<Session | undefined> {
  const cookie = readSessionCookie(request)
  if (cookie === undefined) return undefined
  const read = await readSession(context.readDatabase(), cookie, context.now())
  if (read?.cookie) writeSessionCookie(request, read.cookie)
  return read?.session
}

/** @throws ApiFailure 401 */
export async function requireSession(context: IdentityContext, request: Context): Promise<Session> {
  const session = await findSession(context, request)
  if (session) return session
  // The cookie stays: the browser may have got that of a new session since it sent this request.
  throw new ApiFailure(401, 'session', 'There is no session. Log in.')
}

/** @throws ApiFailure 401 when the login is older than `maxAge` (ms). */
export function requireRecentLogin(
  context: IdentityContext,
  { authenticatedAt }: Pick<Session, 'authenticatedAt'>,
  maxAge: number,
): void {
  if (context.now() - authenticatedAt <= maxAge) return
  const minutes = maxAge / 60_000
  const limit = minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`
  throw new ApiFailure(401, 'authenticatedAt', `The login is older than ${limit}. Log in again with \`fresh\`.`)
}
