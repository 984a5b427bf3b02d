import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, socialAccounts, unlinkedAccounts } from '../database/schema.js'
import { type Account, ensureEmailAccount } from '../email/find-account.js'
import { createId } from '../secrets/tokens.js'
import type { SocialProfile } from './social-profile.js'

/** The account that a social account opens. `isJoined`: it was linked just now to an account that existed before. */
export type FoundAccount = { account: Account; isJoined: boolean }

/**
 * The account of a social account. A new social account joins the account of its address only when the provider has
 * verified the address, and when that address has not been unlinked from the account before; otherwise it gets its own account.
 *
 * @throws ApiFailure 409 when a change of the account's address has unlinked it: its owner would find an empty account
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
  const unlinked = await findUnlinked(tx, { provider, subject })
  const before = unlinked.find(({ email }) => address !== null && email === address)
  // By an address that it did not have then: a reader of its mail could link any other account as well.
  const joins = !before || (before.joinedBy !== null && before.joinedBy !== address)
  const changed = before && joins ? undefined : unlinked.find(({ unlinkedAt }) => unlinkedAt !== null)
  if (changed?.unlinkedAt) throw createUnlinkedFailure(changed.unlinkedAt)
  const verifiedEmail = joins ? address : null
  const account = verifiedEmail ? await ensureEmailAccount(tx, verifiedEmail, now) : await createAccount(tx, now)
  const [linked] = await tx
    .insert(socialAccounts)
    .values({ provider, subject, accountId: account.id, userName, verifiedEmail, linkedAt: now })
    // Another login of the same visitor was first.
    .onConflictDoUpdate({ target: [socialAccounts.provider, socialAccounts.subject], set: { userName } })
    .returning()
  if (linked && linked.accountId !== account.id) {
    return { account: await readAccount(tx, linked.accountId, userName), isJoined: false }
  }
  return { account: { ...account, userName }, isJoined: !account.isNew }
}

/** The accounts that a social account was unlinked from. */
function findUnlinked(tx: Db, { provider, subject }: { provider: string; subject: string }) {
  const { joinedBy, unlinkedAt } = unlinkedAccounts
  return tx
    .select({ email: accounts.email, joinedBy, unlinkedAt })
    .from(unlinkedAccounts)
    .innerJoin(accounts, eq(accounts.id, unlinkedAccounts.accountId))
    .where(and(eq(unlinkedAccounts.provider, provider), eq(unlinkedAccounts.subject, subject)))
    .orderBy(desc(unlinkedAt))
}

function createUnlinkedFailure(unlinkedAt: number): ApiFailure {
  const day = new Date(unlinkedAt).toISOString().slice(0, 10)
  const words =
    `This social account was unlinked on ${day}, when the e-mail address of your account changed. Log in by e-mail. ` +
    'To link it again, give the provider your new address first.'
  return new ApiFailure(409, 'provider', words)
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
