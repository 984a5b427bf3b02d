import { inArray, lt } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import {
  keptShares,
  walletDevices,
  walletOpenings,
  walletRecoveries,
  walletStarts,
  wallets,
} from '../database/schema.js'

const DAY = 24 * 3_600_000
/** A replaced wallet is kept long enough for its owner to notice, like the kept shares. */
const MIN_DAYS = 30

export type ForgottenWallet = { id: string; address: string; replacedAt: number }

/**
 * The wallets that were replaced more than `days` days ago, the oldest first. With `deletes` they are deleted, with all their
 * shares: their funds are lost to an owner without the recovery phrase.
 *
 * @throws RangeError for fewer than 30 days
 */
export async function forgetWallets(
  db: Db,
  { days, deletes, now }: { days: number; deletes: boolean; now: number },
): Promise<ForgottenWallet[]> {
  if (!Number.isSafeInteger(days) || days < MIN_DAYS) {
    throw new RangeError(`Name a number of days, ${MIN_DAYS} at least.`)
  }
  return db.transaction(async (tx) => {
    const old = await tx
      .select()
      .from(wallets)
      .where(lt(wallets.replacedAt, now - days * DAY))
      .orderBy(wallets.replacedAt)
      .for('update')
    const ids = old.map(({ id }) => id)
    if (deletes && ids.length > 0) {
      for (const table of [walletDevices, walletRecoveries, walletOpenings, keptShares]) {
        await tx.delete(table).where(inArray(table.walletId, ids))
      }
      await tx.delete(walletStarts).where(inArray(walletStarts.replaces, ids))
      await tx.delete(wallets).where(inArray(wallets.id, ids))
    }
    return old.map(({ id, addresses, replacedAt }) => ({ id, address: addresses.eip155, replacedAt: replacedAt ?? 0 }))
  })
}
