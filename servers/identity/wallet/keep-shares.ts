import type { Db } from '../../database/database.js'
import { keptShares, type walletDevices } from '../database/schema.js'
import { createId } from '../secrets/tokens.js'

/** How long a share that was replaced or revoked stays sealed, ms. Then it is deleted. */
export const KEPT_LIFE = 30 * 24 * 3_600_000

type KeptShare = Omit<typeof keptShares.$inferInsert, 'id' | 'keptAt'>

/**
 * Keeps the records that are about to be overwritten or deleted, so that the operator can restore it. Call it in the
 * same transaction.
 */
export async function keepShares(tx: Db, rows: readonly KeptShare[], keptAt: number): Promise<void> {
  if (rows.length === 0) return
  const picked = rows.map(({ walletId, serverShare, kekId, createdAt, holder, client, method, sealed }) => ({
    ...{ walletId, serverShare, kekId, createdAt, holder, client, method, sealed },
    id: createId(),
    keptAt,
  }))
  await tx.insert(keptShares).values(picked)
}

/** Keeps the shares of devices. */
export function keepDevices(
  tx: Db,
  rows: readonly (typeof walletDevices.$inferSelect)[],
  keptAt: number,
): Promise<void> {
  return keepShares(
    tx,
    rows.map((row) => ({ ...row, holder: row.thumbprint })),
    keptAt,
  )
}
