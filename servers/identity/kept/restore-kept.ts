import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { accounts, keptShares, walletDevices, walletRecoveries, walletStarts, wallets } from '../database/schema.js'
import { keepDevices, keepShares } from '../wallet/keep-shares.js'

/** Something of a wallet that was replaced or revoked, and can be restored. */
export type Kept = {
  id: string
  what: 'wallet' | 'recovery' | 'device'
  /** The address of the wallet, how it is recovered, or the browser and system of the device. */
  detail: string
  walletId: string
  /** When it was replaced or revoked, ms. */
  at: number
}

/**
 * The kept data of an account, the newest first.
 *
 * @param who The e-mail address of the account, or its id.
 * @throws Error if the account does not exist
 */
export async function listKept(db: Db, who: string): Promise<Kept[]> {
  const isAccount = or(eq(accounts.email, who.toLowerCase()), eq(accounts.id, who))
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(isAccount)
  if (!account) throw new Error(`There is no account ${JSON.stringify(who)}. Name its e-mail address or its id.`)
  const ofAccount = eq(wallets.accountId, account.id)
  const replaced = await db
    .select()
    .from(wallets)
    .where(and(ofAccount, isNotNull(wallets.replacedAt)))
  const shares = await db
    .select({ share: keptShares })
    .from(keptShares)
    .innerJoin(wallets, eq(wallets.id, keptShares.walletId))
    .where(ofAccount)
    .orderBy(desc(keptShares.keptAt))
  const kept: Kept[] = [
    ...replaced.map(({ id, addresses, replacedAt }) => ({
      ...{ id, what: 'wallet' as const, detail: addresses.eip155, walletId: id, at: replacedAt ?? 0 },
    })),
    ...shares.map(({ share: { id, walletId, keptAt, method, client } }) => ({
      ...{ id, walletId, at: keptAt },
      ...(method
        ? { what: 'recovery' as const, detail: method.kind }
        : { what: 'device' as const, detail: client ?? '?' }),
    })),
  ]
  return kept.sort((one, other) => other.at - one.at)
}

/**
 * Restores a kept record. The one in its place is kept instead.
 *
 * @param id As `listKept` gives it.
 * @throws Error if there is no kept record with this id
 */
export async function restoreKept(db: Db, id: string, now: number): Promise<Kept['what']> {
  return db.transaction(async (tx) => {
    const [wallet] = await tx
      .select()
      .from(wallets)
      .where(and(eq(wallets.id, id), isNotNull(wallets.replacedAt)))
    if (wallet) {
      const { accountId } = wallet
      await tx.delete(walletStarts).where(eq(walletStarts.accountId, accountId))
      await tx
        .update(wallets)
        .set({ replacedAt: now })
        .where(and(eq(wallets.accountId, accountId), isNull(wallets.replacedAt)))
      await tx.update(wallets).set({ replacedAt: null }).where(eq(wallets.id, id))
      return 'wallet'
    }
    const [share] = await tx.delete(keptShares).where(eq(keptShares.id, id)).returning()
    if (!share) throw new Error(`Nothing is kept under ${JSON.stringify(id)}. Read the ids with \`list\`.`)
    const { walletId, serverShare, kekId, createdAt, holder, client, method, sealed } = share
    const stored = { walletId, serverShare, kekId, createdAt }
    if (method && sealed) {
      const isRecovery = eq(walletRecoveries.walletId, walletId)
      const current = await tx.delete(walletRecoveries).where(isRecovery).returning()
      const kept = current.map((row) => ({ ...row, holder }))
      await keepShares(tx, kept, now)
      await tx.insert(walletRecoveries).values({ ...stored, method, sealed })
      return 'recovery'
    }
    const isDevice = and(eq(walletDevices.walletId, walletId), eq(walletDevices.thumbprint, holder))
    await keepDevices(tx, await tx.delete(walletDevices).where(isDevice).returning(), now)
    await tx.insert(walletDevices).values({ ...stored, thumbprint: holder, client: client ?? '?', usedAt: now })
    return 'device'
  })
}
