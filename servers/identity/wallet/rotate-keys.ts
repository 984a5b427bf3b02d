import type { Db } from '../../database/database.js'
import { createShareSeal, type Kek, KekMissingError, ShareBrokenError } from './create-share-seal.js'
import { type SealedShareRow, type ShareKind, shareKinds, sharePlaces } from './sealed-shares.js'

export type Rotation = {
  /** The number of shares that were sealed anew. */
  sealed: Record<ShareKind, number>
  /** The wallets of shares that do not open because they were changed. They stay unchanged. */
  broken: string[]
  /** The ids of keys that are missing. Shares that they have sealed stay unchanged. */
  missing: string[]
}

export type RotateKeysOptions = {
  /** Shares that are read at once. Default: 500. */
  page?: number
  /** Open every share, also those of the first key, and write none. `sealed` counts those that open. */
  isDryRun?: boolean
  signal?: AbortSignal
}

/**
 * Seals every server share with the first key that another key has sealed. Services may run in the meantime: a share
 * that they change stays as they wrote it. It can be ended at any time and run again, and does nothing the second time.
 *
 * @param keks The first seals, all open. Every process of the service must have all of them already.
 * @example const { sealed } = await rotateKeys(db, parseKeks(`2027:${newKey},2026:${oldKey}`))
 */
export async function rotateKeys(
  db: Db,
  keks: readonly Kek[],
  { page = 500, isDryRun = false, signal }: RotateKeysOptions = {},
): Promise<Rotation> {
  const seal = createShareSeal(keks)
  const except = isDryRun ? undefined : keks[0]?.id
  const sealed: Rotation['sealed'] = { device: 0, recovery: 0, start: 0, kept: 0 }
  const [broken, missing] = [new Set<string>(), new Set<string>()]
  for (const kind of Object.keys(shareKinds) as ShareKind[]) {
    const place = sharePlaces[kind]
    let after: SealedShareRow | undefined
    do {
      const rows = await place.readPage(db, { except, after, limit: page })
      for (const row of rows) {
        signal?.throwIfAborted()
        try {
          const { share } = seal.open(row.owner, row.stored)
          if (isDryRun || (await place.replace(db, row, seal.seal(row.owner, share)))) sealed[kind] += 1
        } catch (error) {
          if (error instanceof KekMissingError) missing.add(row.stored.kekId)
          else if (error instanceof ShareBrokenError) broken.add(row.owner.walletId)
          else throw error
        }
      }
      after = rows.at(-1)
    } while (after)
  }
  return { sealed, broken: [...broken], missing: [...missing].sort() }
}
