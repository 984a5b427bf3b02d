import { and, count, eq, isNull, lte, ne } from 'drizzle-orm'
import type { WalletReplace } from '../../../src/services/identity/wallet-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts, walletDevices, walletRecoveries, walletStarts, wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { insertWallet, refuseId } from './create-wallet.js'
import { findWallet, requireWallet, type WalletRow } from './find-wallet.js'
import { mailOwner } from './mail-owner.js'
import { requireWalletProof } from './require-wallet-proof.js'

/** The maximum number of wallets of an account, including replaced ones: they are kept, so their number is bounded. */
const MAX_WALLETS = 20

/**
 * Begins a new wallet beside the one in use, for a visitor who has lost its key. It takes the place of the other after the
 * waiting time, in which any device of that wallet can cancel it. One without recovery was given to no page: its place is
 * taken at once. The owner gets a mail about both.
 *
 * @returns the wallet that the account uses now.
 * @throws ApiFailure 401, 404 when the account does not use the old wallet, 409
 */
export async function replaceWallet(
  context: IdentityContext,
  session: DeviceSession,
  { proof, ...body }: WalletReplace,
): Promise<WalletRow> {
  const { accountId, thumbprint, client, origin, language } = session
  const { walletId, wallet } = body
  const address = wallet.addresses.eip155
  await requireWallet(context.readDatabase(), accountId, walletId)
  await requireWalletProof(context, session, { action: 'replace-wallet', walletId, address, stored: body, proof })
  const now = context.now()
  const sealed = context.shareSeal.seal({ accountId, walletId: wallet.walletId, holder: thumbprint }, wallet.share)
  const { used, started, startsAt } = await context.readDatabase().transaction(async (tx) => {
    // One after another: the second finds that the wallet was replaced.
    await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for('no key update')
    const used = await requireWallet(tx, accountId, walletId)
    if (await isUsedId(tx, { accountId, walletId: wallet.walletId })) throw refuseId()
    const [all] = await tx.select({ count: count() }).from(wallets).where(eq(wallets.accountId, accountId))
    if ((all?.count ?? 0) >= MAX_WALLETS) {
      const most = `An account has ${MAX_WALLETS} wallets at most. Ask the operator of the app.`
      throw new ApiFailure(409, 'wallet', most)
    }
    const startsAt = (await hasRecovery(tx, walletId)) ? now + context.walletWait : now
    const row = {
      ...{ replaces: walletId, walletId: wallet.walletId, addresses: wallet.addresses, thumbprint, ...sealed },
      ...{ createdAt: now, startsAt, origin, client, language },
    }
    await tx
      .insert(walletStarts)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: walletStarts.accountId, set: row })
    return { used, started: await startWallet(tx, accountId, now), startsAt }
  })
  if (started) await mailOwner(context, session, 'replaced')
  else await mailOwner(context, session, 'replacing', startsAt)
  return started?.wallet ?? used
}

/**
 * Cancels a wallet that was to take the place of the one in use. Any device of that one can, and the device that has begun
 * it. The owner gets a mail.
 *
 * @throws ApiFailure 404
 */
export async function keepWallet(context: IdentityContext, session: DeviceSession): Promise<WalletRow> {
  const { accountId, thumbprint } = session
  const db = context.readDatabase()
  const used = await findWallet(db, accountId)
  const [start] = await db.select().from(walletStarts).where(eq(walletStarts.accountId, accountId))
  if (!used || !start) throw refuseCancel()
  const ofDevice = and(eq(walletDevices.walletId, used.id), eq(walletDevices.thumbprint, thumbprint))
  const [device] = await db.select({ thumbprint: walletDevices.thumbprint }).from(walletDevices).where(ofDevice)
  if (!device && start.thumbprint !== thumbprint) {
    throw new ApiFailure(404, 'device', 'This device has no share of the wallet. Recover the wallet first.')
  }
  const ended = await db.delete(walletStarts).where(eq(walletStarts.walletId, start.walletId)).returning()
  // It began, or was replaced, at the same time.
  if (ended.length === 0) throw refuseCancel()
  await mailOwner(context, session, 'kept')
  return used
}

function refuseCancel(): ApiFailure {
  return new ApiFailure(404, 'next', 'No other wallet is to begin. Read `GET /wallet`.')
}

/** Starts the wallets whose waiting time has ended. One of all processes mails each owner. */
export async function startDueWallets(
  context: Pick<IdentityContext, 'readDatabase' | 'now' | 'sendMail' | 'report'>,
): Promise<void> {
  const now = context.now()
  const db = context.readDatabase()
  const due = await db
    .select({ accountId: walletStarts.accountId, email: accounts.email })
    .from(walletStarts)
    .innerJoin(accounts, eq(accounts.id, walletStarts.accountId))
    .where(lte(walletStarts.startsAt, now))
  for (const { accountId, email } of due) {
    const started = await db.transaction((tx) => startWallet(tx, accountId, now))
    if (started) await mailOwner(context, { ...started.start, email }, 'replaced')
  }
}

/** @returns the new wallet, and how it was begun; undefined when none is due. */
async function startWallet(tx: Db, accountId: string, now: number) {
  const isDue = and(eq(walletStarts.accountId, accountId), lte(walletStarts.startsAt, now))
  const [start] = await tx.delete(walletStarts).where(isDue).returning()
  // Another account may have used its id in the meantime.
  if (!start || (await isUsedId(tx, start))) return undefined
  const inUse = and(eq(wallets.id, start.replaces), isNull(wallets.replacedAt))
  const replaced = await tx.update(wallets).set({ replacedAt: now }).where(inUse).returning({ id: wallets.id })
  // The operator may have given the account another wallet in the meantime.
  if (replaced.length === 0) return undefined
  return { start, wallet: await insertWallet(tx, start, now) }
}

/** Whether a wallet, or a wallet that another account has begun, has this id. */
async function isUsedId(tx: Db, { accountId, walletId }: { accountId: string; walletId: string }): Promise<boolean> {
  const [wallet] = await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId))
  const ofOthers = and(eq(walletStarts.walletId, walletId), ne(walletStarts.accountId, accountId))
  const [start] = await tx.select({ walletId: walletStarts.walletId }).from(walletStarts).where(ofOthers)
  return wallet !== undefined || start !== undefined
}

async function hasRecovery(tx: Db, walletId: string): Promise<boolean> {
  const ofWallet = eq(walletRecoveries.walletId, walletId)
  const [row] = await tx.select({ walletId: walletRecoveries.walletId }).from(walletRecoveries).where(ofWallet)
  return row !== undefined
}
