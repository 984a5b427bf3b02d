import { and, eq, gt } from 'drizzle-orm'
import type { EmailLogin } from '../../../src/services/identity/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { emailLogins } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { countMail, lockLimits } from '../limits/address-limits.js'
import { hashToken } from '../secrets/tokens.js'
import { describeLogin, type LoginRow, prepareMail, sendOrUndo } from './start-email-login.js'

/** A pending login, and the token of the browser that names it. */
export type LoginReference = { loginId: string; cookie: string }

export function createEndedFailure(): ApiFailure {
  return new ApiFailure(404, 'loginId', 'This login has ended, or belongs to another browser. Begin again.')
}

/** @throws ApiFailure 404 if the browser has no such login. */
async function findLogin(context: IdentityContext, { loginId, cookie }: LoginReference): Promise<LoginRow> {
  const [row] = await context
    .readDatabase()
    .select()
    .from(emailLogins)
    .where(
      and(
        eq(emailLogins.id, loginId),
        eq(emailLogins.cookieHash, hashToken(cookie)),
        gt(emailLogins.expiresAt, context.now()),
      ),
    )
  if (!row) throw createEndedFailure()
  return row
}

/** The next step of a login: the approval of the device, or the code. @throws ApiFailure 404 */
export async function readEmailLogin(context: IdentityContext, reference: LoginReference): Promise<EmailLogin> {
  return describeLogin(context, await findLogin(context, reference))
}

/** Sends a new code or link. The one before no longer works. @throws ApiFailure 404, 429, 503 */
export async function resendEmail(context: IdentityContext, reference: LoginReference): Promise<EmailLogin> {
  const row = await findLogin(context, reference)
  return describeLogin(
    context,
    await sendAgain(context, row, { needsApproval: row.approvalHash !== null, interval: context.mailInterval }),
  )
}

/** A login whose device waits for approval. */
export async function findApproval(context: IdentityContext, token: string): Promise<LoginRow | undefined> {
  const [row] = await context
    .readDatabase()
    .select()
    .from(emailLogins)
    .where(and(eq(emailLogins.approvalHash, hashToken(token)), gt(emailLogins.codeExpiresAt, context.now())))
  return row
}

/** Approves the device of the mailed link, once, and sends the code. @throws ApiFailure 404, 429, 503 */
export async function approveDevice(context: IdentityContext, token: string): Promise<void> {
  const row = await findApproval(context, token)
  if (!row) throw createEndedFailure()
  await sendAgain(context, row, { needsApproval: false, interval: 0 })
}

async function sendAgain(
  context: IdentityContext,
  row: LoginRow,
  { needsApproval, interval }: { needsApproval: boolean; interval: number },
): Promise<LoginRow> {
  const now = context.now()
  const sending = prepareMail(context, { id: row.id, needsApproval, now })
  const next = await context.readDatabase().transaction(async (tx) => {
    const limits = await lockLimits(tx, row, now)
    await countMail(tx, row, { limits, now, interval })
    const [updated] = await tx
      .update(emailLogins)
      .set(sending.columns)
      // No other mail was sent in the meantime: a link approves once.
      .where(and(eq(emailLogins.id, row.id), eq(emailLogins.sentAt, row.sentAt)))
      .returning()
    if (!updated) throw createEndedFailure()
    return updated
  })
  await sendOrUndo(context, next, sending.write(next))
  return next
}
