import { and, desc, eq, exists, inArray, isNull, lt, not, notExists, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { accounts, devices, sessions, walletDevices, wallets } from '../database/schema.js'
import { MAX_DEVICES, MAX_SESSION_LIFE } from './session-life.js'

/** The wallet that the account of a row of `devices` uses. */
const isWalletInUse = and(eq(wallets.accountId, devices.accountId), isNull(wallets.replacedAt))

/** The condition that a device has a share of the wallet of its account. */
function hasShare(db: Db): SQL {
  return exists(
    db
      .select({ walletId: walletDevices.walletId })
      .from(walletDevices)
      .innerJoin(wallets, eq(wallets.id, walletDevices.walletId))
      .where(and(isWalletInUse, eq(walletDevices.thumbprint, devices.thumbprint))),
  )
}

/**
 * Whether a device of the account of this address has its own mails and attempts: it has logged in before and, once there is a
 * wallet, has a share of it. Somebody who has only read a mail has none.
 */
export async function isKnownDevice(tx: Db, email: string, thumbprint: string | undefined): Promise<boolean> {
  const hasNoWallet = notExists(tx.select({ id: wallets.id }).from(wallets).where(isWalletInUse))
  const rows = await tx
    .select({ usedAt: devices.usedAt })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(eq(accounts.email, email), eq(devices.thumbprint, thumbprint ?? ''), or(hasNoWallet, hasShare(tx))))
  return rows.length > 0
}

/** Remembers a device that logs in. Of those without a share, the one that has not logged in for longest is forgotten. */
export async function keepDevice(tx: Db, device: typeof devices.$inferInsert): Promise<void> {
  const { accountId, usedAt } = device
  await tx
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({ target: [devices.accountId, devices.thumbprint], set: { usedAt } })
  const isOfAccount = eq(devices.accountId, accountId)
  const oldest = tx
    .select({ thumbprint: devices.thumbprint })
    .from(devices)
    .where(and(isOfAccount, not(hasShare(tx))))
    .orderBy(desc(devices.usedAt))
    .offset(MAX_DEVICES)
  await tx.delete(devices).where(and(isOfAccount, inArray(devices.thumbprint, oldest)))
}

/** Forgets a device that has neither a session nor a share: it is in no list, and nobody can end it. */
export async function forgetDevice(
  tx: Db,
  { accountId, thumbprint }: { accountId: string; thumbprint: string | null },
): Promise<void> {
  const hasSession = exists(
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.accountId, devices.accountId), eq(sessions.thumbprint, devices.thumbprint))),
  )
  await tx
    .delete(devices)
    .where(
      and(
        eq(devices.accountId, accountId),
        eq(devices.thumbprint, thumbprint ?? ''),
        not(hasSession),
        not(hasShare(tx)),
      ),
    )
}

/** Forgets the devices without a share whose last session has ended in any case. */
export async function forgetUnusedDevices(db: Db, now: number): Promise<void> {
  await db.delete(devices).where(and(lt(devices.usedAt, now - MAX_SESSION_LIFE), not(hasShare(db))))
}
