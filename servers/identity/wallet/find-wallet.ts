import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { loginPasskeys } from '../database/passkey-schema.js'
import { replacedEmails, walletDevices, walletRecoveries, walletStarts, wallets } from '../database/schema.js'
import type { Session } from '../sessions/read-session.js'

export type WalletRow = typeof wallets.$inferSelect

/** The wallet that an account uses. */
export async function findWallet(db: Db, accountId: string): Promise<WalletRow | undefined> {
  const inUse = and(eq(wallets.accountId, accountId), isNull(wallets.replacedAt))
  return (await db.select().from(wallets).where(inUse))[0]
}

/** @throws ApiFailure 404 when the account uses another wallet, or none. */
export async function requireWallet(db: Db, accountId: string, walletId: string): Promise<WalletRow> {
  const wallet = await findWallet(db, accountId)
  if (wallet?.id === walletId) return wallet
  throw new ApiFailure(404, 'walletId', 'The account does not use this wallet. Read `GET /wallet`.')
}

/** The wallet as the frame of this session sees it. */
export async function describeWallet(
  db: Db,
  { id, accountId, addresses, createdAt }: WalletRow,
  { thumbprint }: Pick<Session, 'thumbprint'>,
): Promise<Wallet> {
  const ofDevice = and(eq(walletDevices.walletId, id), eq(walletDevices.thumbprint, thumbprint ?? ''))
  const [device] = await db
    .select({ passkeySince: loginPasskeys.createdAt })
    .from(walletDevices)
    .leftJoin(
      loginPasskeys,
      and(eq(loginPasskeys.walletId, walletDevices.walletId), eq(loginPasskeys.thumbprint, walletDevices.thumbprint)),
    )
    .where(ofDevice)
  const [recovery] = await db
    .select({ method: walletRecoveries.method })
    .from(walletRecoveries)
    .where(eq(walletRecoveries.walletId, id))
  const [undo] = await db
    .select()
    .from(replacedEmails)
    .where(
      and(eq(replacedEmails.accountId, accountId), eq(replacedEmails.walletId, id), isNotNull(replacedEmails.undoAt)),
    )
    .orderBy(asc(replacedEmails.undoAt))
  const [next] = await db.select().from(walletStarts).where(eq(walletStarts.accountId, accountId))
  return {
    walletId: id,
    addresses,
    hasShare: device !== undefined,
    recovery: recovery ? { kind: recovery.method.kind } : null,
    loginPasskey: device?.passkeySince ? { createdAt: new Date(device.passkeySince).toISOString() } : null,
    createdAt: new Date(createdAt).toISOString(),
    next: next ? { startsAt: new Date(next.startsAt).toISOString(), client: next.client } : null,
    emailUndo: undo ? { address: undo.address, startsAt: new Date(undo.undoAt ?? 0).toISOString() } : null,
  }
}
