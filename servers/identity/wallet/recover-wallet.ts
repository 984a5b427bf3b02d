import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { OpenedRecovery, WalletRecovery } from '../../../src/services/identity/wallet-schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { walletDevices, walletOpenings, walletRecoveries, wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { requireWallet, type WalletRow } from './find-wallet.js'
import { openShare } from './open-share.js'
import { OPENING_LIFE } from './opening-life.js'
import { requireWalletDevice } from './release-share.js'
import { tellOwner } from './tell-owner.js'

/** Devices of a wallet. The one that was used longest ago is removed first: it can recover the wallet. */
const MOST_DEVICES = 50

/**
 * Sets the recovery of a wallet, replacing an earlier one. Only a device of the wallet can: another login cannot take the
 * owner's recovery away.
 *
 * @throws ApiFailure 404
 */
export async function saveRecovery(
  context: IdentityContext,
  session: DeviceSession,
  { walletId, method, sealed, share }: WalletRecovery,
): Promise<WalletRow> {
  const { accountId, thumbprint } = session
  const stored = context.shareSeal.seal({ accountId, walletId, holder: 'recovery' }, share)
  const row = { method, sealed, createdAt: context.now(), ...stored }
  const wallet = await context.readDatabase().transaction(async (tx) => {
    const found = await requireWallet(tx, accountId, walletId)
    // A device that is revoked at the same time sets nothing after that.
    await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for('no key update')
    await requireWalletDevice(tx, walletId, thumbprint)
    await tx
      .insert(walletRecoveries)
      .values({ walletId, ...row })
      .onConflictDoUpdate({ target: walletRecoveries.walletId, set: row })
    return found
  })
  await tellOwner(context, session, 'recovery')
  return wallet
}

/**
 * Gives the frame what it recovers the wallet from, and lets this device be added for 10 minutes. The owner is told.
 *
 * @throws ApiFailure 404, 500, 503
 */
export async function openRecovery(
  context: IdentityContext,
  session: DeviceSession,
  walletId: string,
): Promise<OpenedRecovery> {
  const { accountId, thumbprint } = session
  const db = context.readDatabase()
  await requireWallet(db, accountId, walletId)
  const [row] = await db.select().from(walletRecoveries).where(eq(walletRecoveries.walletId, walletId))
  if (!row) throw new ApiFailure(404, 'recovery', 'The wallet has no recovery.')
  const { share, stored } = openShare(context, { accountId, walletId, holder: 'recovery' }, row)
  await db
    .update(walletRecoveries)
    .set(stored)
    .where(and(eq(walletRecoveries.walletId, walletId), eq(walletRecoveries.serverShare, row.serverShare)))
  const openedAt = context.now()
  await db
    .insert(walletOpenings)
    .values({ walletId, thumbprint, openedAt })
    .onConflictDoUpdate({ target: [walletOpenings.walletId, walletOpenings.thumbprint], set: { openedAt } })
  await tellOwner(context, session, 'opened')
  return { method: row.method, sealed: row.sealed, share }
}

/**
 * Gives this device a share of its own, after it has recovered the wallet. The owner is told.
 *
 * @throws ApiFailure 404
 */
export async function addWalletDevice(
  context: IdentityContext,
  session: DeviceSession,
  { walletId, share }: { walletId: string; share: string },
): Promise<WalletRow> {
  const { accountId, thumbprint, client } = session
  const now = context.now()
  const wallet = await context.readDatabase().transaction(async (tx) => {
    const found = await requireWallet(tx, accountId, walletId)
    const ofDevice = and(eq(walletOpenings.walletId, walletId), eq(walletOpenings.thumbprint, thumbprint))
    const [opening] = await tx
      .select()
      .from(walletOpenings)
      .where(and(ofDevice, gte(walletOpenings.openedAt, now - OPENING_LIFE)))
      // A device that is revoked at the same time is not added after that.
      .for('update')
    if (!opening)
      throw new ApiFailure(404, 'recovery', 'Open the recovery of the wallet first, 10 minutes ago at most.')
    const stored = context.shareSeal.seal({ accountId, walletId, holder: thumbprint }, share)
    const row = { client, createdAt: now, usedAt: now, ...stored }
    await tx
      .insert(walletDevices)
      .values({ walletId, thumbprint, ...row })
      .onConflictDoUpdate({ target: [walletDevices.walletId, walletDevices.thumbprint], set: row })
    const oldest = tx
      .select({ thumbprint: walletDevices.thumbprint })
      .from(walletDevices)
      .where(eq(walletDevices.walletId, walletId))
      .orderBy(desc(walletDevices.usedAt))
      .offset(MOST_DEVICES)
    await tx
      .delete(walletDevices)
      .where(and(eq(walletDevices.walletId, walletId), inArray(walletDevices.thumbprint, oldest)))
    return found
  })
  await tellOwner(context, session, 'device')
  return wallet
}
