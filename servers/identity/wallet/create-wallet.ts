import { and, count, eq, isNull } from 'drizzle-orm'
import type { WalletCreate, WalletReplace } from '../../../src/services/identity/wallet-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { walletDevices, wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { findWallet, type WalletRow } from './find-wallet.js'
import { tellOwner } from './tell-owner.js'

/** Wallets of an account, with those that were replaced: they are kept, so their number is bounded. */
const MOST_WALLETS = 20

/**
 * Creates the wallet of an account, and this device as its first.
 *
 * @throws ApiFailure 409 when the account has a wallet. Of parallel requests one succeeds.
 */
export function createWallet(
  context: IdentityContext,
  session: DeviceSession,
  wallet: WalletCreate,
): Promise<WalletRow> {
  return context.readDatabase().transaction((tx) => insertWallet(tx, context, session, wallet))
}

/**
 * Gives up the wallet of an account for a new one. The old one is kept as replaced and gives nothing out.
 *
 * @throws ApiFailure 404 when the account does not use the old wallet, 409
 */
export async function replaceWallet(
  context: IdentityContext,
  session: DeviceSession,
  { walletId, wallet }: WalletReplace,
): Promise<WalletRow> {
  const { accountId } = session
  const created = await context.readDatabase().transaction(async (tx) => {
    const replaced = await tx
      .update(wallets)
      .set({ replacedAt: context.now() })
      .where(and(eq(wallets.id, walletId), eq(wallets.accountId, accountId), isNull(wallets.replacedAt)))
      .returning({ id: wallets.id })
    if (replaced.length === 0) throw new ApiFailure(404, 'walletId', 'The account does not use this wallet.')
    const [all] = await tx.select({ count: count() }).from(wallets).where(eq(wallets.accountId, accountId))
    if ((all?.count ?? 0) >= MOST_WALLETS) {
      throw new ApiFailure(
        409,
        'wallet',
        `An account has ${MOST_WALLETS} wallets at most. Ask the operator of the app.`,
      )
    }
    return insertWallet(tx, context, session, wallet)
  })
  await tellOwner(context, session, 'replaced')
  return created
}

async function insertWallet(
  tx: Db,
  { shareSeal, now }: IdentityContext,
  { accountId, thumbprint, client }: DeviceSession,
  { walletId, addresses, share }: WalletCreate,
): Promise<WalletRow> {
  const time = now()
  const [row] = await tx
    .insert(wallets)
    .values({ id: walletId, accountId, addresses, createdAt: time, replacedAt: null })
    .onConflictDoNothing()
    .returning()
  if (!row) {
    const owned = await findWallet(tx, accountId)
    if (owned) throw new ApiFailure(409, 'wallet', 'The account has a wallet. Read `GET /wallet`.')
    throw new ApiFailure(409, 'walletId', 'This id was used before. Make a random one.')
  }
  await tx.insert(walletDevices).values({
    walletId,
    thumbprint,
    client,
    createdAt: time,
    usedAt: time,
    ...shareSeal.seal({ accountId, walletId, holder: thumbprint }, share),
  })
  return row
}
