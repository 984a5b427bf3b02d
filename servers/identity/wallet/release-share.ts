import { and, eq } from 'drizzle-orm'
import type { SharePurpose } from '../../../src/services/identity/wallet-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { walletDevices } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { requireWallet } from './find-wallet.js'
import { mailOwner } from './mail-owner.js'
import { openShare } from './open-share.js'

export type WalletDeviceRow = typeof walletDevices.$inferSelect

/** Finds the record of this device of the wallet. */
export async function findWalletDevice(
  db: Db,
  walletId: string,
  thumbprint: string,
): Promise<WalletDeviceRow | undefined> {
  const ofDevice = and(eq(walletDevices.walletId, walletId), eq(walletDevices.thumbprint, thumbprint))
  return (await db.select().from(walletDevices).where(ofDevice))[0]
}

/** @throws ApiFailure 404 when this device has no share of the wallet. */
export async function requireWalletDevice(db: Db, walletId: string, thumbprint: string): Promise<WalletDeviceRow> {
  const row = await findWalletDevice(db, walletId, thumbprint)
  if (row) return row
  throw new ApiFailure(404, 'device', 'This device has no share of the wallet. Recover the wallet first.')
}

/**
 * Gives the frame the server share of its device. The owner gets a mail about an export.
 *
 * @throws ApiFailure 404, 500, 503
 */
export async function releaseShare(
  context: IdentityContext,
  session: DeviceSession,
  { walletId, purpose }: { walletId: string; purpose: SharePurpose },
): Promise<string> {
  const { accountId, thumbprint } = session
  const db = context.readDatabase()
  await requireWallet(db, accountId, walletId)
  const row = await requireWalletDevice(db, walletId, thumbprint)
  const { share, stored } = openShare(context, { accountId, walletId, holder: thumbprint }, row)
  await db
    .update(walletDevices)
    .set({ ...stored, usedAt: context.now() })
    .where(
      and(
        eq(walletDevices.walletId, walletId),
        eq(walletDevices.thumbprint, thumbprint),
        // Not the share of a recovery that happened in the meantime.
        eq(walletDevices.serverShare, row.serverShare),
      ),
    )
  if (purpose === 'export') await mailOwner(context, session, 'export')
  return share
}

/**
 * Derives the secret of the wallet's keys for smart sessions. Not for other devices: a cookie or the mailbox alone must
 * not list sessions.
 *
 * @throws ApiFailure 404, 503
 */
export async function readSessionsKey(
  { readDatabase, vault }: Pick<IdentityContext, 'readDatabase' | 'vault'>,
  { accountId, thumbprint }: Pick<DeviceSession, 'accountId' | 'thumbprint'>,
  walletId: string,
): Promise<string> {
  const db = readDatabase()
  await requireWallet(db, accountId, walletId)
  await requireWalletDevice(db, walletId, thumbprint)
  return vault.derive('sessions', walletId)
}
