import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { Session } from './read-session.js'

export type KnownSession = Pick<
  Session,
  'id' | 'accountId' | 'method' | 'authenticatedAt' | 'expiresAt' | 'thumbprint' | 'email' | 'userName'
>

/** The session as its browser sees it. */
export function describeSession(session: KnownSession): IdentitySession {
  return {
    sessionId: session.id,
    accountId: session.accountId,
    email: session.email,
    userName: session.userName,
    method: session.method,
    authenticatedAt: new Date(session.authenticatedAt).toISOString(),
    expiresAt: new Date(session.expiresAt).toISOString(),
    deviceThumbprint: session.thumbprint,
  }
}
