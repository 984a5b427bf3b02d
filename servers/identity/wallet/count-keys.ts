import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import { OperatorError } from '../../operator-error.js'
import { walletRecoveries } from '../database/schema.js'
import { createShareSeal, type Kek, type ShareSeal } from './create-share-seal.js'
import { type SealedShareRow, type ShareKind, shareKinds, sharePlaces } from './sealed-shares.js'

/** Shares of a kind that are tried to find out whether a key is the right one: one of them may have been changed. */
const SAMPLE = 3

/** The records that need a key that seals shares. */
export type KeyUse = {
  kekId: string
  /** The shares that it has sealed. */
  shares: Record<ShareKind, number>
  /** The recovery passwords in which it takes part. */
  passwords: number
}

/** Counts what each key of `WALLET_KEKS` is needed for, also keys that are missing there. It reads all rows. */
export async function countKeys(db: Db): Promise<KeyUse[]> {
  const uses = new Map<string, KeyUse>()
  const use = (kekId: string) => {
    const found = uses.get(kekId) ?? { kekId, shares: { device: 0, recovery: 0, start: 0, kept: 0 }, passwords: 0 }
    uses.set(kekId, found)
    return found
  }
  for (const kind of Object.keys(shareKinds) as ShareKind[]) {
    for (const { kekId, shares } of await sharePlaces[kind].count(db)) use(kekId).shares[kind] = shares
  }
  const oprfKey = sql<string>`${walletRecoveries.method} ->> 'oprfKey'`
  const counted = await db
    .select({ kekId: oprfKey, passwords: sql<number>`count(*)::int` })
    .from(walletRecoveries)
    .where(sql`${oprfKey} is not null`)
    .groupBy(sql`1`)
  for (const { kekId, passwords } of counted) use(kekId).passwords = passwords
  return [...uses.values()].sort((one, other) => (one.kekId < other.kekId ? -1 : 1))
}

/** Describes the records that need a key, such as `2 shares of devices and 1 recovery password`. */
export function describeUse({ shares, passwords }: KeyUse): string {
  const sealed = (Object.keys(shareKinds) as ShareKind[]).filter((kind) => shares[kind] > 0)
  const parts = sealed.map((kind) => `${formatCount(shares[kind], 'share')} ${shareKinds[kind]}`)
  if (passwords > 0) parts.push(formatCount(passwords, 'recovery password'))
  return parts.length === 0 ? 'nothing' : new Intl.ListFormat('en').format(parts)
}

/**
 * Tells the operator what cannot be opened because keys are missing, a sentence for each key.
 *
 * @param ids of the keys that are there
 */
export async function describeMissingKeys(db: Db, ids: readonly string[]): Promise<string[]> {
  const missing = (await countKeys(db)).filter(({ kekId }) => !ids.includes(kekId))
  return missing.map(
    (use) =>
      `WALLET_KEKS has no key ${JSON.stringify(use.kekId)}, which is needed for ${describeUse(use)}. Add it from your copy. Until then ` +
      'these devices cannot sign and these recoveries do not open: a wallet that has nothing else is left with its recovery phrase.',
  )
}

/**
 * Tells the operator which keys have the id of another one, a sentence for each: what they seal from now on would be lost as well
 * when they are corrected. Some shares of each kind are tried.
 */
export async function describeWrongKeys(db: Db, keks: readonly Kek[]): Promise<string[]> {
  const seal = createShareSeal(keks)
  const problems: string[] = []
  for (const { id } of keks) {
    const pages = Object.values(sharePlaces).map(({ readPage }) =>
      readPage(db, { only: id, after: undefined, limit: SAMPLE }),
    )
    const rows = (await Promise.all(pages)).flat()
    if (rows.length === 0 || rows.some((row) => opens(seal, row))) continue
    problems.push(
      `The key ${JSON.stringify(id)} of WALLET_KEKS is another one than the key of this id that has sealed shares, and opens none of ` +
        'them: write the right one from your copy.',
    )
  }
  return problems
}

function opens(seal: ShareSeal, { owner, stored }: SealedShareRow): boolean {
  try {
    return seal.open(owner, stored).share !== ''
  } catch {
    // Its key has its id, so that only the bytes can be wrong.
    return false
  }
}

/** A key is another one than the key of its id. */
export class WrongKeysError extends OperatorError {
  override readonly name = 'WrongKeysError'
}

/**
 * Refuses to work with a key that has the id of another one.
 *
 * @throws WrongKeysError with a sentence for each.
 */
export async function refuseWrongKeys(db: Db, keks: readonly Kek[]): Promise<void> {
  const problems = await describeWrongKeys(db, keks)
  if (problems.length > 0) throw new WrongKeysError(problems.join('\n'))
}

/** Tells the operator at the start what keys are missing. Their owners would else find the shares one by one. */
export async function reportMissingKeys(
  db: Db,
  keks: readonly Kek[],
  report: (message: string) => void,
): Promise<void> {
  try {
    const ids = keks.map(({ id }) => id)
    for (const problem of await describeMissingKeys(db, ids)) report(`Identity: ${problem}`)
  } catch (error) {
    report(`Identity: the keys of the shares could not be counted. ${formatError(error)}`)
  }
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
