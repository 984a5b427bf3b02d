import { and, desc, eq, ne } from 'drizzle-orm'
import type { WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { ApiFailure } from '../../http/api-failure.js'
import { devices, sessions, walletDevices, walletOpenings, walletRecoveries, wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession, Session } from '../sessions/read-session.js'
import { findWallet } from './find-wallet.js'
import { keepDevices } from './keep-shares.js'
import { mailOwner } from './mail-owner.js'
import { requireOwnerProof } from './require-wallet-proof.js'

/** The devices that have a share of the account's wallet, the last used first. */
export async function listWalletDevices(context: IdentityContext, session: Session) {
  const db = context.readDatabase()
  const wallet = await findWallet(db, session.accountId)
  if (!wallet) return []
  const rows = await db
    .select()
    .from(walletDevices)
    .where(eq(walletDevices.walletId, wallet.id))
    .orderBy(desc(walletDevices.usedAt))
  return rows.map(({ thumbprint, client, createdAt, usedAt }) => ({
    thumbprint,
    isCurrent: thumbprint === session.thumbprint,
    client,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: new Date(usedAt).toISOString(),
  }))
}

/**
 * Takes the share of a device out of use, so that the share on the device is useless. The share stays sealed for 30 days.
 * Its other sessions end, and it is a new device at the next login. The caller proves that they hold the key. The owner
 * gets a mail.
 *
 * @throws ApiFailure 401, 404, and 409 if nothing else could open the wallet
 */
export async function revokeWalletDevice(
  context: IdentityContext,
  session: DeviceSession,
  { thumbprint, proof }: { thumbprint: string; proof: WalletProof },
): Promise<void> {
  const { accountId } = session
  await requireOwnerProof(context, session, { action: 'revoke-device', stored: { thumbprint }, proof })
  const client = await context.readDatabase().transaction(async (tx) => {
    const wallet = await findWallet(tx, accountId)
    if (!wallet) throw new ApiFailure(404, 'thumbprint', 'The account has no wallet.')
    // One revocation after another, so that two devices do not remove each other.
    await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, wallet.id)).for('no key update')
    const rows = await tx.select().from(walletDevices).where(eq(walletDevices.walletId, wallet.id))
    const revoked = rows.find((row) => row.thumbprint === thumbprint)
    if (!revoked) {
      throw new ApiFailure(404, 'thumbprint', 'The wallet has no such device.')
    }
    const ofWallet = eq(walletRecoveries.walletId, wallet.id)
    const [recovery] = await tx.select({ walletId: walletRecoveries.walletId }).from(walletRecoveries).where(ofWallet)
    if (rows.length === 1 && !recovery) {
      throw new ApiFailure(409, 'recovery', 'This is the only device of the wallet. Set up its recovery first.')
    }
    await tx
      .delete(walletOpenings)
      .where(and(eq(walletOpenings.walletId, wallet.id), eq(walletOpenings.thumbprint, thumbprint)))
    await keepDevices(tx, [revoked], context.now())
    await tx
      .delete(walletDevices)
      .where(and(eq(walletDevices.walletId, wallet.id), eq(walletDevices.thumbprint, thumbprint)))
    await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), eq(sessions.thumbprint, thumbprint), ne(sessions.id, session.id)))
    await tx.delete(devices).where(and(eq(devices.accountId, accountId), eq(devices.thumbprint, thumbprint)))
    return revoked.client
  })
  // The mail names the device that was removed.
  await mailOwner(context, { ...session, client }, 'revoked')
}
