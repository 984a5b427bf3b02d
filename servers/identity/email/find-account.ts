import { eq } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts } from '../database/schema.js'
import { createId } from '../secrets/tokens.js'
import { findReplacedFrom } from './replaced-address.js'

export type Account = {
  id: string
  email: string | null
  /** The visitor's name at the social provider. */
  userName: string | null
  isNew: boolean
}

/**
 * The account with this verified address. It is created if it does not exist.
 *
 * @throws ApiFailure 409 for an address that was replaced and can still undo that
 */
export async function ensureEmailAccount(tx: Db, email: string, now: number): Promise<Account> {
  const known = await findAccount(tx, email)
  if (known !== undefined) return { id: known, email, userName: null, isNew: false }
  if ((await findReplacedFrom(tx, email, now)) !== undefined) {
    throw new ApiFailure(
      409,
      'email',
      'An account has replaced this address by another one a short time ago. Log in with that one, or open the link in the mail about the change.',
    )
  }
  const id = createId()
  const [created] = await tx
    .insert(accounts)
    .values({ id, email, createdAt: now })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  if (created) return { id, email, userName: null, isNew: true }
  return { id: (await findAccount(tx, email)) ?? id, email, userName: null, isNew: false }
}

/** The id of the account with this verified address, if there is one. */
export async function findAccount(tx: Db, email: string): Promise<string | undefined> {
  // A change of the address that is being made is waited for: a login by the old one does not outlive it.
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)).for('key share')
  return row?.id
}
