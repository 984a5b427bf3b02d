import type { NewWallet, WalletCreate } from '../../../src/services/identity/wallet-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { walletDevices, wallets } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import type { StoredShare } from './create-share-seal.js'
import { findWallet, type WalletRow } from './find-wallet.js'
import { requireWalletProof } from './require-wallet-proof.js'

/**
 * Creates the wallet of an account, and this device as its first. It proves that it holds the key of the wallet's address.
 *
 * @throws ApiFailure 401, and 409 when the account has a wallet. Of parallel requests one succeeds.
 */
export async function createWallet(
  context: IdentityContext,
  session: DeviceSession,
  { proof, ...wallet }: WalletCreate,
): Promise<WalletRow> {
  const { accountId, thumbprint, client } = session
  const { walletId, addresses, share } = wallet
  const address = addresses.eip155
  await requireWalletProof(context, session, { action: 'create-wallet', walletId, address, stored: wallet, proof })
  const stored = context.shareSeal.seal({ accountId, walletId, holder: thumbprint }, share)
  const row = { accountId, walletId, addresses, thumbprint, client, ...stored }
  return context.readDatabase().transaction((tx) => insertWallet(tx, row, context.now()))
}

/** A wallet with its first device. */
export type WalletInsert = Omit<NewWallet, 'share'> &
  StoredShare & { accountId: string; thumbprint: string; client: string }

/** @throws ApiFailure 409 */
export async function insertWallet(
  tx: Db,
  { accountId, walletId, addresses, thumbprint, client, serverShare, kekId }: WalletInsert,
  time: number,
): Promise<WalletRow> {
  const [row] = await tx
    .insert(wallets)
    .values({ id: walletId, accountId, addresses, createdAt: time, replacedAt: null })
    .onConflictDoNothing()
    .returning()
  if (!row) {
    const owned = await findWallet(tx, accountId)
    if (owned) throw new ApiFailure(409, 'wallet', 'The account has a wallet. Read `GET /wallet`.')
    throw refuseId()
  }
  const device = { walletId, thumbprint, client, createdAt: time, usedAt: time, serverShare, kekId }
  await tx.insert(walletDevices).values(device)
  return row
}

/** The error for an id that another wallet has. */
export function refuseId(): ApiFailure {
  return new ApiFailure(409, 'walletId', 'This id was used before. Make a random one.')
}
