import { and, desc, eq, inArray } from 'drizzle-orm'
import type { IdentitySession, Language } from '../../../src/services/identity/schema.js'
import type { Db } from '../../database/database.js'
import { accounts, devices, sessions } from '../database/schema.js'
import type { Account } from '../email/find-account.js'
import { createId, createToken, hashToken } from '../secrets/tokens.js'
import { describeSession } from './describe-session.js'
import { keepDevice } from './known-devices.js'
import { MAX_SESSIONS, SESSION_LIFE } from './session-life.js'

export type NewSession = Pick<
  typeof sessions.$inferSelect,
  'method' | 'subject' | 'deviceKey' | 'thumbprint' | 'origin' | 'client' | 'language'
> & {
  account: Account
}

export type CreatedSession = {
  session: IdentitySession
  /** Whether the account existed before, and no login of this device has opened it. */
  isNewDevice: boolean
  /** The language of mails about the account. */
  language: Language
  /** The value of the cookie. */
  cookie: string
}

/** Creates a session and remembers its device. Call it in the transaction that uses up the code. */
export async function createSession(tx: Db, { account, ...session }: NewSession, now: number): Promise<CreatedSession> {
  const [id, secret] = [createId(), createToken()]
  const accountId = account.id
  if (!account.isNew) await endOldest(tx, accountId)
  const language = await keepLanguage(tx, account, session.language)
  const isNewDevice = !account.isNew && !(await hasDevice(tx, accountId, session.thumbprint))
  const times = { authenticatedAt: now, expiresAt: now + SESSION_LIFE }
  await tx.insert(sessions).values({
    ...session,
    ...times,
    id,
    accountId,
    tokenHash: hashToken(secret),
    rotatedAt: now,
    confirmedAt: now,
    createdAt: now,
    usedAt: now,
  })
  if (session.thumbprint) await keepDevice(tx, { accountId, thumbprint: session.thumbprint, usedAt: now })
  const { email, userName } = account
  return {
    session: describeSession({ ...session, ...times, id, accountId, email, userName }),
    cookie: `${id}.${secret}`,
    isNewDevice,
    language,
  }
}

/**
 * The language of mails about the account is that of the login before this one, since the page around the frame chooses that of
 * a login: it cannot choose a language for the code that the visitor does not read.
 */
async function keepLanguage(tx: Db, { id, isNew }: Account, language: Language): Promise<Language> {
  const [before] = isNew
    ? [{ language }]
    : await tx
        .select({ language: sessions.language })
        .from(sessions)
        .where(eq(sessions.accountId, id))
        .orderBy(desc(sessions.createdAt))
        .limit(1)
  const [row] = before
    ? await tx.update(accounts).set(before).where(eq(accounts.id, id)).returning({ language: accounts.language })
    : await tx.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, id))
  return row?.language ?? language
}

async function hasDevice(tx: Db, accountId: string, thumbprint: string | null): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: devices.usedAt })
    .from(devices)
    .where(and(eq(devices.accountId, accountId), eq(devices.thumbprint, thumbprint ?? '')))
  return row !== undefined
}

/** Makes room for one more session. */
async function endOldest(tx: Db, accountId: string): Promise<void> {
  const oldest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.usedAt))
    .offset(MAX_SESSIONS - 1)
  await tx.delete(sessions).where(inArray(sessions.id, oldest))
}
