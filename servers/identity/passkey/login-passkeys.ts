import { and, eq, isNull } from 'drizzle-orm'
import type { PasskeySet } from '../../../src/services/identity/passkey-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { loginPasskeys } from '../database/passkey-schema.js'
import { wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { NonceOwner } from '../secrets/nonces.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { findWallet, type WalletRow } from '../wallet/find-wallet.js'
import { mailOwner } from '../wallet/mail-owner.js'
import { requireWalletDevice } from '../wallet/release-share.js'
import { requireWalletProof } from '../wallet/require-wallet-proof.js'
import { checkNewPasskey, type PasskeyRow } from './check-passkey.js'

/** The passkey of this device for the wallet that its account uses. */
export async function findPasskey(db: Db, { accountId, thumbprint }: NonceOwner): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select({ passkey: loginPasskeys })
    .from(loginPasskeys)
    .innerJoin(wallets, eq(wallets.id, loginPasskeys.walletId))
    .where(and(eq(wallets.accountId, accountId), isNull(wallets.replacedAt), eq(loginPasskeys.thumbprint, thumbprint)))
  return row?.passkey
}

/** The condition that names a passkey. */
export const isPasskey = ({ walletId, thumbprint, credentialId }: PasskeyRow) =>
  and(
    eq(loginPasskeys.walletId, walletId),
    eq(loginPasskeys.thumbprint, thumbprint),
    eq(loginPasskeys.credentialId, credentialId),
  )

/**
 * Lets this device renew its login by a passkey, in place of an earlier one. The caller proves that they hold the wallet's key,
 * and the device has a share of it. The owner gets a mail.
 *
 * @throws ApiFailure 400, 401, 404
 */
export async function setPasskey(
  context: IdentityContext,
  session: DeviceSession,
  { proof, ...stored }: PasskeySet,
): Promise<WalletRow> {
  const { accountId, thumbprint } = session
  const db = context.readDatabase()
  const wallet = await findWallet(db, accountId)
  if (!wallet) throw new ApiFailure(404, 'walletId', 'The account has no wallet.')
  const { id: walletId, addresses } = wallet
  await requireWalletProof(context, session, {
    ...{ action: 'set-passkey', walletId, address: addresses.eip155, stored, proof },
  })
  const checked = await checkNewPasskey(context, { accountId, thumbprint }, stored)
  const { credentialId, transports } = stored
  const row = { credentialId, transports, ...checked, createdAt: context.now() }
  await db.transaction(async (tx) => {
    // A device that is revoked at the same time must not set a passkey after that.
    await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for('no key update')
    await requireWalletDevice(tx, walletId, thumbprint)
    await tx
      .insert(loginPasskeys)
      .values({ walletId, thumbprint, ...row })
      .onConflictDoUpdate({ target: [loginPasskeys.walletId, loginPasskeys.thumbprint], set: row })
  })
  await mailOwner(context, session, 'passkey')
  return wallet
}

/** Takes the passkey of this device away. @throws ApiFailure 404 */
export async function removePasskey(context: IdentityContext, session: DeviceSession): Promise<WalletRow> {
  const db = context.readDatabase()
  const wallet = await findWallet(db, session.accountId)
  const passkey = await findPasskey(db, session)
  if (!wallet || !passkey) throw createMissingFailure()
  await db.delete(loginPasskeys).where(isPasskey(passkey))
  return wallet
}

export function createMissingFailure(): ApiFailure {
  return new ApiFailure(404, 'passkey', 'This device has no passkey.')
}
