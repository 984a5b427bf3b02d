import { and, desc, eq } from 'drizzle-orm'
import { doneSchema, sessionListSchema, sessionSchema } from '../../../src/services/identity/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { describeEndpoint } from '../../http/describe-endpoint.js'
import { sessions } from '../database/schema.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { dropSessionCookie } from '../sessions/cookies.js'
import { describeSession } from '../sessions/describe-session.js'
import { endSession } from '../sessions/read-session.js'
import { findSession, requireSession } from './require-session.js'

/** Adds the sessions: the own one, the list, and their ends. */
export function addSessionEndpoints(app: IdentityApp, context: IdentityContext): void {
  app.get('/session', describeEndpoint('The session of this browser.', { reply: sessionSchema }), async (request) => {
    return request.json(describeSession(await requireSession(context, request)))
  })

  app.get(
    '/sessions',
    describeEndpoint('All sessions of the account, the last used first.', { reply: sessionListSchema }),
    async (request) => {
      const own = await requireSession(context, request)
      const rows = await context
        .readDatabase()
        .select()
        .from(sessions)
        .where(eq(sessions.accountId, own.accountId))
        .orderBy(desc(sessions.usedAt))
      return request.json({
        sessions: rows.map(({ id, method, origin, client, createdAt, usedAt }) => ({
          sessionId: id,
          isCurrent: id === own.id,
          method,
          origin,
          client,
          createdAt: new Date(createdAt).toISOString(),
          usedAt: new Date(usedAt).toISOString(),
        })),
      })
    },
  )

  app.post(
    '/sessions/:id/revoke',
    describeEndpoint('Ends a session of the account.', { reply: doneSchema }),
    async (request) => {
      const own = await requireSession(context, request)
      const ofAccount = and(eq(sessions.id, request.req.param('id')), eq(sessions.accountId, own.accountId))
      const ended = await context.readDatabase().delete(sessions).where(ofAccount).returning({ id: sessions.id })
      if (ended.length === 0) throw new ApiFailure(404, 'id', 'The account has no such session.')
      if (ended[0]?.id === own.id) dropSessionCookie(request)
      return request.json({ status: 'SUCCESS' })
    },
  )

  app.post(
    '/sign-out',
    describeEndpoint('Ends the session of this browser.', { reply: doneSchema }),
    async (request) => {
      const session = await findSession(context, request)
      if (session) await endSession(context.readDatabase(), session.id)
      dropSessionCookie(request)
      return request.json({ status: 'SUCCESS' })
    },
  )
}
