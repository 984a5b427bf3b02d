import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { NewWalletDevice, OpenedRecovery, WalletRecovery } from '../../../src/services/identity/wallet-schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { walletDevices, walletOpenings, walletRecoveries, walletStarts, wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { requireWallet, type WalletRow } from './find-wallet.js'
import { keepDevices, keepShares } from './keep-shares.js'
import { mailOwner } from './mail-owner.js'
import { openShare } from './open-share.js'
import { OPENING_LIFE } from './opening-life.js'
import { requireWalletDevice } from './release-share.js'
import { requireWalletProof } from './require-wallet-proof.js'

/** The maximum number of devices of a wallet. The one that was used longest ago is removed first: it can recover the wallet. */
const MAX_DEVICES = 50

/**
 * Sets the recovery of a wallet, replacing an earlier one, which is kept. Only a device of the wallet can, and it proves
 * that it holds the key: a login alone cannot remove the owner's recovery.
 *
 * @throws ApiFailure 401, 404
 */
export async function saveRecovery(
  context: IdentityContext,
  session: DeviceSession,
  { proof, ...body }: WalletRecovery,
): Promise<WalletRow> {
  const { accountId, thumbprint } = session
  const { walletId, method, sealed, share } = body
  const { addresses } = await requireWallet(context.readDatabase(), accountId, walletId)
  const address = addresses.eip155
  await requireWalletProof(context, session, { action: 'set-recovery', walletId, address, stored: body, proof })
  const stored = context.shareSeal.seal({ accountId, walletId, holder: 'recovery' }, share)
  const row = { method, sealed, createdAt: context.now(), ...stored }
  const wallet = await context.readDatabase().transaction(async (tx) => {
    const found = await requireWallet(tx, accountId, walletId)
    // A device that is revoked at the same time must not set the recovery after that.
    await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for('no key update')
    await requireWalletDevice(tx, walletId, thumbprint)
    const replaced = await tx.select().from(walletRecoveries).where(eq(walletRecoveries.walletId, walletId))
    const kept = replaced.map((one) => ({ ...one, holder: 'recovery' }))
    await keepShares(tx, kept, row.createdAt)
    await tx
      .insert(walletRecoveries)
      .values({ walletId, ...row })
      .onConflictDoUpdate({ target: walletRecoveries.walletId, set: row })
    return found
  })
  await mailOwner(context, session, 'recovery')
  return wallet
}

/**
 * Gives the frame the data to recover the wallet, and lets this device be added for 10 minutes. The owner gets a mail.
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
  await mailOwner(context, session, 'opened')
  return { method: row.method, sealed: row.sealed, share }
}

/**
 * Gives this device its own share, after it has recovered the wallet: it proves that it holds the key. A wallet that
 * would take the place of this one does not begin, since the key is not lost. The owner gets a mail.
 *
 * @throws ApiFailure 401, 404
 */
export async function addWalletDevice(
  context: IdentityContext,
  session: DeviceSession,
  { proof, ...body }: NewWalletDevice,
): Promise<WalletRow> {
  const { accountId, thumbprint, client } = session
  const { walletId, share } = body
  const now = context.now()
  const { addresses } = await requireWallet(context.readDatabase(), accountId, walletId)
  const address = addresses.eip155
  await requireWalletProof(context, session, { action: 'add-device', walletId, address, stored: body, proof })
  const { wallet, isKept } = await context.readDatabase().transaction(async (tx) => {
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
    const isThis = and(eq(walletDevices.walletId, walletId), eq(walletDevices.thumbprint, thumbprint))
    await keepDevices(tx, await tx.select().from(walletDevices).where(isThis), now)
    await tx
      .insert(walletDevices)
      .values({ walletId, thumbprint, ...row })
      .onConflictDoUpdate({ target: [walletDevices.walletId, walletDevices.thumbprint], set: row })
    const oldest = tx
      .select({ thumbprint: walletDevices.thumbprint })
      .from(walletDevices)
      .where(eq(walletDevices.walletId, walletId))
      .orderBy(desc(walletDevices.usedAt))
      .offset(MAX_DEVICES)
    const removed = await tx
      .delete(walletDevices)
      .where(and(eq(walletDevices.walletId, walletId), inArray(walletDevices.thumbprint, oldest)))
      .returning()
    await keepDevices(tx, removed, now)
    const ended = await tx.delete(walletStarts).where(eq(walletStarts.accountId, accountId)).returning()
    return { wallet: found, isKept: ended.length > 0 }
  })
  await mailOwner(context, session, 'device')
  if (isKept) await mailOwner(context, session, 'kept')
  return wallet
}
