import { desc, eq } from 'drizzle-orm'
import {
  accountEndpoints,
  accountRequests,
  loginEndpoints,
  loginRequests,
} from '../../../src/services/identity/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { sessions } from '../database/schema.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { dropSessionCookie } from '../sessions/cookies.js'
import { describeSession } from '../sessions/describe-session.js'
import { endSessions } from '../sessions/end-sessions.js'
import { forgetDevice } from '../sessions/known-devices.js'
import { endSession } from '../sessions/read-session.js'
import { MAX_LOGIN_AGE, MAX_SESSION_LIFE } from '../sessions/session-life.js'
import { requireOwnerProof } from '../wallet/require-wallet-proof.js'
import { requireDeviceSession } from './require-device-session.js'
import { findSession, requireSession } from './require-session.js'

/** Adds the sessions: the own one, the list, and their ends. A copied cookie alone lists none and ends none but itself. */
export function addSessionEndpoints(app: IdentityApp, context: IdentityContext): void {
  const addLogin = createEndpointAdder(app, loginEndpoints, loginRequests)
  const addAccount = createEndpointAdder(app, accountEndpoints, accountRequests)
  addLogin('readSession', { description: 'The session of this browser.' }, async ({ request }) => {
    return describeSession(await requireSession(context, request))
  })

  addAccount(
    'listSessions',
    {
      description:
        'All sessions of the account, the last used first. The header `DPoP` has a proof of the device key (RFC 9449).',
    },
    async ({ request }) => {
      const own = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      const rows = await context
        .readDatabase()
        .select()
        .from(sessions)
        .where(eq(sessions.accountId, own.accountId))
        .orderBy(desc(sessions.usedAt))
      return {
        sessions: rows.map(({ id, method, origin, client, thumbprint, createdAt, usedAt }) => ({
          sessionId: id,
          isCurrent: id === own.id,
          method,
          origin,
          client,
          deviceThumbprint: thumbprint,
          createdAt: new Date(createdAt).toISOString(),
          usedAt: new Date(usedAt).toISOString(),
        })),
      }
    },
  )

  addAccount(
    'endSession',
    {
      description:
        "Ends a session of the account. The login must be at most 5 minutes old; the header `DPoP` has a proof of the device key, the body one of the wallet's.",
    },
    async ({ request, params, body }) => {
      const own = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      const sessionId = params.id
      const { proof } = body
      await requireOwnerProof(context, own, { action: 'end-session', stored: { sessionId }, proof })
      const ended = await context
        .readDatabase()
        .transaction((tx) => endSessions(tx, own.accountId, eq(sessions.id, sessionId)))
      if (ended.length === 0) throw new ApiFailure(404, 'id', 'The account has no such session.')
      if (sessionId === own.id) dropSessionCookie(request)
      return { status: 'SUCCESS' }
    },
  )

  addLogin(
    'signOut',
    {
      description:
        'Ends the session of this browser. A device without another one, and without a share of the wallet, is forgotten.',
    },
    async ({ request }) => {
      const session = await findSession(context, request)
      if (session) {
        await context.readDatabase().transaction(async (tx) => {
          await endSession(tx, session.id)
          await forgetDevice(tx, session)
        })
      }
      dropSessionCookie(request)
      return { status: 'SUCCESS' }
    },
  )
}
