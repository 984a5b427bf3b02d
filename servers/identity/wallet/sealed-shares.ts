import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/database.js'
import { keptShares, walletDevices, walletRecoveries, walletStarts, wallets } from '../database/schema.js'
import type { ShareOwner, StoredShare } from './create-share-seal.js'

/** The kinds of server shares, each in its own table, as messages name them. */
export const shareKinds = {
  device: 'of devices',
  recovery: 'of recoveries',
  start: 'of wallets that are to begin',
  kept: 'that are kept for 30 days',
} as const

export type ShareKind = keyof typeof shareKinds

/** A sealed share. `id` and the holder find its row. */
export type SealedShareRow = { id: string; owner: ShareOwner; stored: StoredShare }

export type SealedSharesQuery = {
  /** The id of the key whose shares are left out. */
  except?: string | undefined
  /** The id of the key whose shares alone are read. */
  only?: string
  /** The last row of the page before. Undefined for the first page. */
  after: SealedShareRow | undefined
  /** Rows of a page. */
  limit: number
}

export type SharePlace = {
  /** Reads a page in the order of the key of the table, so that a row which cannot be opened is read once. */
  readPage(db: Db, query: SealedSharesQuery): Promise<SealedShareRow[]>
  /** Replaces a stored share. False when it has changed since it was read. */
  replace(db: Db, row: SealedShareRow, stored: StoredShare): Promise<boolean>
  /** Counts the shares of each key. */
  count(db: Db): Promise<{ kekId: string; shares: number }[]>
}

/** Where the server shares of wallets are stored, also those of wallets that were replaced. */
export const sharePlaces: Record<ShareKind, SharePlace> = {
  device: createPlace(walletDevices, {
    id: walletDevices.walletId,
    holder: walletDevices.thumbprint,
    accountId: wallets.accountId,
  }),
  recovery: createPlace(walletRecoveries, {
    id: walletRecoveries.walletId,
    holder: sql`'recovery'::text`,
    accountId: wallets.accountId,
  }),
  start: createPlace(walletStarts, {
    id: walletStarts.walletId,
    holder: walletStarts.thumbprint,
    accountId: walletStarts.accountId,
  }),
  kept: createPlace(keptShares, { id: keptShares.id, holder: keptShares.holder, accountId: wallets.accountId }),
}

type SharesTable = PgTable & Record<'walletId' | 'serverShare' | 'kekId', AnyPgColumn<{ data: string; notNull: true }>>
type RowKey = { id: AnyPgColumn; holder: AnyPgColumn | SQL; accountId: AnyPgColumn }

function createPlace(table: SharesTable, { id, holder, accountId }: RowKey): SharePlace {
  return {
    async readPage(db, { except, only, after, limit }) {
      const rows = await db
        .select({
          id: sql<string>`${id}`,
          holder: sql<string>`${holder}`,
          accountId: sql<string>`${accountId}`,
          walletId: table.walletId,
          serverShare: table.serverShare,
          kekId: table.kekId,
        })
        .from(table)
        // A wallet that is to begin has no row yet.
        .leftJoin(wallets, eq(wallets.id, table.walletId))
        .where(
          and(
            except === undefined ? undefined : ne(table.kekId, except),
            only === undefined ? undefined : eq(table.kekId, only),
            after && sql`(${id}, ${holder}) > (${after.id}, ${after.owner.holder})`,
          ),
        )
        .orderBy(asc(id), asc(holder))
        .limit(limit)
      return rows.map(({ id: rowId, serverShare, kekId, ...owner }) => ({
        id: rowId,
        owner,
        stored: { serverShare, kekId },
      }))
    },
    async replace(db, row, stored) {
      const isRow = and(eq(id, row.id), sql`${holder} = ${row.owner.holder}`)
      const changed = await db
        .update(table)
        .set(stored)
        .where(and(isRow, eq(table.serverShare, row.stored.serverShare)))
        .returning({ kekId: table.kekId })
      return changed.length > 0
    },
    count: (db) => db.select({ kekId: table.kekId, shares: count() }).from(table).groupBy(table.kekId),
  }
}
