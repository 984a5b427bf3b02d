import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { isSameSecret } from '../../is-same-secret.js'
import { accounts, sessions, socialAccounts } from '../database/schema.js'
import { createToken, hashToken } from '../secrets/tokens.js'
import { MAX_SESSION_LIFE, REPLACED_TOKEN_LIFE, SESSION_LIFE, TOKEN_LIFE, USE_WRITE_INTERVAL } from './session-life.js'

/** `language` is that of mails about the account, and not that of the login, which the page around the frame has chosen. */
export type Session = typeof sessions.$inferSelect & { email: string | null; userName: string | null }

/** A session that is bound to a device key. */
export type DeviceSession = Session & { thumbprint: string }

export type ReadSession = {
  session: Session
  /** The new value of the cookie, when the token was replaced. */
  cookie?: string
}

const pattern = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Reads the session of a cookie. Its token is replaced every 10 minutes. A token that was replaced is valid until the new
 * one is used, since the reply with it may be lost, and 30 s longer for requests that were under way. After that someone
 * has a copy: the session ends for everybody.
 */
export async function readSession(db: Db, cookie: string | undefined, now: number): Promise<ReadSession | undefined> {
  const [, id, secret] = pattern.exec(cookie ?? '') ?? []
  if (id === undefined || secret === undefined) return undefined
  const [row] = await db
    .select({
      session: sessions,
      email: accounts.email,
      language: accounts.language,
      userName: socialAccounts.userName,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(
      socialAccounts,
      and(eq(socialAccounts.provider, sessions.method), eq(socialAccounts.subject, sessions.subject)),
    )
    .where(eq(sessions.id, id))
  if (!row) return undefined
  const { email, language, userName } = row
  const session = { ...row.session, email, language, userName }
  if (session.expiresAt <= now || session.createdAt + MAX_SESSION_LIFE <= now) {
    await endSession(db, id)
    return undefined
  }
  const hash = hashToken(secret)
  if (isSameSecret(hash, session.tokenHash)) {
    if (now - session.rotatedAt >= TOKEN_LIFE) return rotate(db, session, now)
    if (session.confirmedAt === null || now - session.usedAt >= USE_WRITE_INTERVAL) {
      const used = { confirmedAt: session.confirmedAt ?? now, usedAt: now, expiresAt: now + SESSION_LIFE }
      await db
        .update(sessions)
        .set(used)
        .where(and(eq(sessions.id, id), eq(sessions.tokenHash, hash)))
    }
    return { session }
  }
  if (session.previousHash !== null && isSameSecret(hash, session.previousHash)) {
    if (session.confirmedAt === null) return rotate(db, session, now)
    if (now - session.rotatedAt < REPLACED_TOKEN_LIFE) return { session }
  }
  await endSession(db, id)
  return undefined
}

async function rotate(db: Db, session: Session, now: number): Promise<ReadSession> {
  const secret = createToken()
  const { id, tokenHash, confirmedAt, previousHash } = session
  const rotated = await db
    .update(sessions)
    .set({
      // A token that never reached the browser is forgotten.
      previousHash: confirmedAt === null ? previousHash : tokenHash,
      tokenHash: hashToken(secret),
      rotatedAt: now,
      confirmedAt: null,
      usedAt: now,
      expiresAt: now + SESSION_LIFE,
    })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.tokenHash, tokenHash),
        confirmedAt === null ? isNull(sessions.confirmedAt) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  // Of parallel requests, one replaces the token.
  return rotated.length > 0 ? { session, cookie: `${id}.${secret}` } : { session }
}

/** Ends a session. Its cookie is then worthless. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}
