import { and, eq } from 'drizzle-orm'
import type { EmailLogin } from '../../../src/services/identity/schema.js'
import { emailLogins } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { countMail, isSuspicious, lockLimits, refuseTooManyWrongTries, uncountMail } from '../limits/address-limits.js'
import type { MailOrder } from '../mail/compose-mail.js'
import { createToken, hashToken } from '../secrets/tokens.js'
import { isKnownDevice } from '../sessions/known-devices.js'
import { createLoginColumns, type LoginRequest } from '../sessions/login-columns.js'
import { CODE_LIFE } from './code-life.js'

export type LoginRow = typeof emailLogins.$inferSelect

/**
 * Begins a login by e-mail: sends a code, or first the link by which the device is approved. A device that is known to the
 * account, and proves its key, has its own mails, attempts and pending login. For all others what happens depends
 * on the wrong codes of the last day, never on whether the address has an account.
 *
 * @throws ApiFailure 429, 503
 */
export async function startEmailLogin(
  context: IdentityContext,
  request: LoginRequest & { email: string },
): Promise<EmailLogin> {
  const { email, device } = request
  const now = context.now()
  const columns = createLoginColumns(request, now)
  const { row, mail } = await context.readDatabase().transaction(async (tx) => {
    // Checked for every address, so that the time of the reply reveals nothing about accounts.
    const knownDevice = (await isKnownDevice(tx, email, device?.thumbprint)) ? (device?.thumbprint ?? '') : ''
    const limitOwner = { address: email, knownDevice }
    const limits = await lockLimits(tx, limitOwner, now)
    refuseTooManyWrongTries(limits, now)
    await countMail(tx, limitOwner, { limits, now, interval: context.mailInterval })
    const needsApproval = knownDevice === '' && (context.approvesEveryDevice || isSuspicious(limits))
    const sending = prepareMail(context, { id: columns.id, needsApproval, now })
    const row: LoginRow = { ...limitOwner, ...columns, ...sending.columns }
    await tx
      .insert(emailLogins)
      .values(row)
      .onConflictDoUpdate({ target: [emailLogins.address, emailLogins.knownDevice], set: row })
    return { row, mail: sending.write(row) }
  })
  await sendOrUndo(context, row, mail)
  return describeLogin(context, row)
}

type Sending = {
  columns: Pick<LoginRow, 'codeHash' | 'codeExpiresAt' | 'tries' | 'sentAt' | 'approvalHash'>
  write: (row: LoginRow) => MailOrder
}

/** A new code, or a new link while the device is not approved. Earlier mails no longer work. */
export function prepareMail(
  { vault, readPublicUrl }: IdentityContext,
  { id, needsApproval, now }: { id: string; needsApproval: boolean; now: number },
): Sending {
  const columns = { codeExpiresAt: now + CODE_LIFE, tries: 0, sentAt: now }
  const head = ({ address, language, origin }: LoginRow) => ({ to: address, language, origin })
  if (needsApproval) {
    const token = createToken()
    const link = `${readPublicUrl()}/device?token=${token}`
    return {
      columns: { ...columns, codeHash: null, approvalHash: hashToken(token) },
      write: (row) => ({ kind: 'device', link, client: row.client, ...head(row) }),
    }
  }
  const { code, hash } = vault.createCode(id)
  return {
    columns: { ...columns, codeHash: hash, approvalHash: null },
    write: (row) => ({ kind: 'code', code, ...head(row) }),
  }
}

/** Sends the mail of a login. When that fails, the mail is not counted and the login ends. */
export async function sendOrUndo(context: IdentityContext, row: LoginRow, mail: MailOrder): Promise<void> {
  try {
    await context.sendMail(mail)
  } catch (error) {
    const db = context.readDatabase()
    await db.delete(emailLogins).where(and(eq(emailLogins.id, row.id), eq(emailLogins.sentAt, row.sentAt)))
    await uncountMail(db, row, row.sentAt)
    throw error
  }
}

/** The login as its browser sees it. */
export function describeLogin({ mailInterval }: IdentityContext, row: LoginRow): EmailLogin {
  return {
    action: row.approvalHash === null ? 'VERIFY_OTP' : 'VERIFY_DEVICE',
    loginId: row.id,
    resendAt: new Date(row.sentAt + mailInterval).toISOString(),
    expiresAt: new Date(row.codeExpiresAt).toISOString(),
  }
}
