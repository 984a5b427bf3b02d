import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { RedirectProvider } from '../../../src/services/identity/provider-schema.js'
import type { SocialFailure } from '../../../src/services/identity/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { socialLogins } from '../database/schema.js'
import { createEndedFailure } from '../email/continue-email-login.js'
import type { IdentityContext } from '../identity-context.js'
import { createToken, hashToken } from '../secrets/tokens.js'
import { type CreatedSession, createSession } from '../sessions/create-session.js'
import { createLoginColumns, type LoginRequest } from '../sessions/login-columns.js'
import { ensureSocialAccount } from './find-social-account.js'
import type { SocialProfile } from './social-profile.js'

export type SocialLoginRow = typeof socialLogins.$inferSelect
export type SocialLoginRequest = LoginRequest & { provider: string; returnTo?: string | undefined }

/** Remembers a login that the frame begins. `columns`: further columns that a provider needs. */
export async function createSocialLogin(
  context: IdentityContext,
  request: SocialLoginRequest,
  columns: Partial<Pick<SocialLoginRow, 'id' | 'channel'>> = {},
): Promise<SocialLoginRow> {
  const { provider, returnTo } = request
  const row: SocialLoginRow = {
    ...createLoginColumns(request, context.now()),
    provider,
    returnTo: returnTo ?? null,
    stateHash: null,
    resultHash: null,
    profile: null,
    isOpenedByApp: null,
    failure: null,
    channel: null,
    ...columns,
  }
  await context.readDatabase().insert(socialLogins).values(row)
  return row
}

/**
 * A new `state` for the window that a login is opened in. The one before no longer works.
 *
 * @param openedBy The origin of the page that opens it, as a POST of the browser reports it.
 * @throws ApiFailure 404
 */
export async function openSocialLogin(
  context: IdentityContext,
  { loginId, provider, openedBy }: { loginId: string; provider: RedirectProvider; openedBy: string | undefined },
): Promise<string> {
  const state = `${loginId}.${createToken()}`
  const [row] = await context
    .readDatabase()
    .update(socialLogins)
    .set({
      stateHash: hashToken(state),
      failure: null,
      isOpenedByApp: openedBy === undefined ? false : sql`${socialLogins.origin} = ${openedBy}`,
    })
    .where(
      and(
        eq(socialLogins.id, loginId),
        eq(socialLogins.provider, provider),
        isNull(socialLogins.resultHash),
        gt(socialLogins.expiresAt, context.now()),
      ),
    )
    .returning()
  if (!row) throw createEndedFailure()
  return state
}

/**
 * Uses a state up: the reply of a provider counts once, and only for the provider of the login. An attacker who
 * makes one provider's reply arrive at another's URL (mix-up) gets nothing.
 */
export async function takeState(
  context: IdentityContext,
  state: string,
  provider: RedirectProvider,
): Promise<SocialLoginRow | undefined> {
  const [row] = await context
    .readDatabase()
    .update(socialLogins)
    .set({ stateHash: null })
    .where(
      and(
        eq(socialLogins.stateHash, hashToken(state)),
        eq(socialLogins.provider, provider),
        gt(socialLogins.expiresAt, context.now()),
      ),
    )
    .returning()
  return row
}

/** Stores the visitor's profile, and returns the one-time code of this result. `row` belongs to the state that was used up. */
export async function keepResult(
  context: IdentityContext,
  { id, isOpenedByApp }: SocialLoginRow,
  profile: SocialProfile,
): Promise<string> {
  const code = createToken()
  await context
    .readDatabase()
    .update(socialLogins)
    // The opener of this visitor's window. Another window may have been opened since.
    .set({ resultHash: hashToken(code), profile, isOpenedByApp })
    .where(eq(socialLogins.id, id))
  return code
}

/** Stores the reason why the provider did not identify the visitor. */
export async function keepFailure(context: IdentityContext, loginId: string, failure: SocialFailure): Promise<void> {
  await context.readDatabase().update(socialLogins).set({ failure }).where(eq(socialLogins.id, loginId))
}

export type PolledLogin =
  | { state: 'unopened' | 'pending' }
  | { state: 'failed'; error: SocialFailure }
  | { state: 'completed'; created: CreatedSession }

/**
 * The progress of a login that began in this browser; once the provider has identified the visitor, their session. For
 * a window that cannot answer its opener, because a page between them has the header Cross-Origin-Opener-Policy. The
 * visitor must have come from a page of the app: a link that somebody else has sent does not log in.
 *
 * @throws ApiFailure 404
 */
export async function pollSocialLogin(
  context: IdentityContext,
  { loginId, verifier, cookie }: { loginId: string; verifier: string; cookie: string },
): Promise<PolledLogin> {
  const ofThisBrowser = and(eq(socialLogins.id, loginId), isOfBrowser(context, { verifier, cookie }))
  const [row] = await context.readDatabase().select().from(socialLogins).where(ofThisBrowser)
  if (!row) throw createEndedFailure()
  if (row.failure !== null) return { state: 'failed', error: row.failure }
  if (row.isOpenedByApp === null) return { state: 'unopened' }
  if (row.profile === null) return { state: 'pending' }
  const created = await openResult(context, and(ofThisBrowser, eq(socialLogins.isOpenedByApp, true)))
  if (!created) throw createEndedFailure()
  return { state: 'completed', created }
}

/**
 * Redeems a result for a session, once. Only the browser that began the login can: it has the cookie and the verifier.
 *
 * @throws ApiFailure 404
 */
export async function redeemResult(
  context: IdentityContext,
  { code, verifier, cookie }: { code: string; verifier: string; cookie: string },
): Promise<CreatedSession> {
  const condition = and(eq(socialLogins.resultHash, hashToken(code)), isOfBrowser(context, { verifier, cookie }))
  const opened = await openResult(context, condition)
  if (!opened) throw new ApiFailure(404, 'code', 'This result has ended, or belongs to another browser. Begin again.')
  return opened
}

/** The condition that a login has not ended and began in the browser with this verifier and this cookie. */
function isOfBrowser(context: IdentityContext, { verifier, cookie }: { verifier: string; cookie: string }) {
  return and(
    eq(socialLogins.challenge, hashToken(verifier)),
    eq(socialLogins.cookieHash, hashToken(cookie)),
    gt(socialLogins.expiresAt, context.now()),
  )
}

/** Uses the result up that `condition` finds: of parallel requests, one gets the session. */
async function openResult(context: IdentityContext, condition: SQL | undefined): Promise<CreatedSession | undefined> {
  const now = context.now()
  const found = await context.readDatabase().transaction(async (tx) => {
    const [row] = await tx
      .delete(socialLogins)
      .where(and(condition, isNotNull(socialLogins.profile)))
      .returning()
    return row?.profile ? { row, opened: await openSession(tx, row, row.profile, now) } : undefined
  })
  if (!found) return undefined
  await mailSocialLogin(context, found.row, found.opened)
  return found.opened
}

export type OpenedSession = CreatedSession & { isJoined: boolean }

/**
 * Mails the owner of an existing account when a social account is linked to it, and after the first login of a device
 * with one.
 */
export async function mailSocialLogin(
  context: Pick<IdentityContext, 'sendMail' | 'report'>,
  { provider, origin, client }: SocialLoginRow,
  { isJoined, isNewDevice, language, session: { email: to } }: OpenedSession,
): Promise<void> {
  if (to === null || !(isJoined || isNewDevice)) return
  // The visitor is logged in, so a failing mail does not fail the login.
  await context
    .sendMail({ kind: isJoined ? 'linked' : 'social-login', provider, to, origin, language, client })
    .catch(() => context.report('Identity: the mail about a login with a linked account could not be sent.'))
}

/** Creates the session of a visitor whom the provider has identified. */
export async function openSession(
  tx: Parameters<typeof createSession>[0],
  row: SocialLoginRow,
  profile: SocialProfile,
  now: number,
): Promise<OpenedSession> {
  const { account, isJoined } = await ensureSocialAccount(tx, row.provider, profile, now)
  const { provider: method, deviceKey, thumbprint, origin, client, language } = row
  const { subject } = profile
  const created = await createSession(
    tx,
    { account, method, subject, deviceKey, thumbprint, origin, client, language },
    now,
  )
  return { ...created, isJoined }
}
