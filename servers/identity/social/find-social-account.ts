import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { accounts, socialAccounts } from '../database/schema.js'
import { ensureEmailAccount } from '../email/find-account.js'
import { createId } from '../secrets/tokens.js'
import type { SocialProfile } from './social-profile.js'

/**
 * The id of the account of a social account. A new social account joins the account of its address only when the
 * provider has verified the address; otherwise it gets an account of its own.
 */
export async function ensureSocialAccount(
  tx: Db,
  provider: string,
  { subject, userName, verifiedEmail }: SocialProfile,
  now: number,
): Promise<string> {
  const ofPerson = and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))
  const [known] = await tx.update(socialAccounts).set({ userName }).where(ofPerson).returning()
  if (known) return known.accountId
  const accountId = verifiedEmail ? await ensureEmailAccount(tx, verifiedEmail, now) : await createAccount(tx, now)
  const [linked] = await tx
    .insert(socialAccounts)
    .values({ provider, subject, accountId, userName, linkedAt: now })
    // Another login of the same person was first.
    .onConflictDoUpdate({ target: [socialAccounts.provider, socialAccounts.subject], set: { userName } })
    .returning()
  return linked?.accountId ?? accountId
}

async function createAccount(tx: Db, now: number): Promise<string> {
  const id = createId()
  await tx.insert(accounts).values({ id, email: null, createdAt: now })
  return id
}
