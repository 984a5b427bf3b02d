import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { accounts, socialAccounts, unlinkedAccounts } from '../database/schema.js'
import { type Account, ensureEmailAccount } from '../email/find-account.js'
import { createId } from '../secrets/tokens.js'
import type { SocialProfile } from './social-profile.js'

/** The account that a social account opens. `isJoined`: it was linked just now to an account that existed before. */
export type FoundAccount = { account: Account; isJoined: boolean }

/**
 * The account of a social account. A new social account joins the account of its address only when the provider has
 * verified the address, and when it was not unlinked from that account before; otherwise it gets an account of its own.
 */
export async function ensureSocialAccount(
  tx: Db,
  provider: string,
  { subject, userName, verifiedEmail: address }: SocialProfile,
  now: number,
): Promise<FoundAccount> {
  const ofPerson = and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))
  const [known] = await tx.update(socialAccounts).set({ userName }).where(ofPerson).returning()
  if (known) return { account: await readAccount(tx, known.accountId, userName), isJoined: false }
  const verifiedEmail = (await isUnlinked(tx, { provider, subject, address })) ? null : address
  const account = verifiedEmail ? await ensureEmailAccount(tx, verifiedEmail, now) : await createAccount(tx, now)
  const [linked] = await tx
    .insert(socialAccounts)
    .values({ provider, subject, accountId: account.id, userName, verifiedEmail, linkedAt: now })
    // Another login of the same person was first.
    .onConflictDoUpdate({ target: [socialAccounts.provider, socialAccounts.subject], set: { userName } })
    .returning()
  if (linked && linked.accountId !== account.id) {
    return { account: await readAccount(tx, linked.accountId, userName), isJoined: false }
  }
  return { account: { ...account, userName }, isJoined: !account.isNew }
}

/** Whether a social account was unlinked from the account that has this address now. */
async function isUnlinked(
  tx: Db,
  { provider, subject, address }: { provider: string; subject: string; address: string | null },
): Promise<boolean> {
  const rows = await tx
    .select({ accountId: unlinkedAccounts.accountId })
    .from(unlinkedAccounts)
    .innerJoin(accounts, eq(accounts.id, unlinkedAccounts.accountId))
    .where(
      and(
        eq(unlinkedAccounts.provider, provider),
        eq(unlinkedAccounts.subject, subject),
        eq(accounts.email, address ?? ''),
      ),
    )
  return rows.length > 0
}

async function readAccount(tx: Db, id: string, userName: string | null): Promise<Account> {
  const [row] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id))
  return { id, email: row?.email ?? null, userName, isNew: false }
}

async function createAccount(tx: Db, now: number): Promise<Account> {
  const id = createId()
  await tx.insert(accounts).values({ id, email: null, createdAt: now })
  return { id, email: null, userName: null, isNew: true }
}
