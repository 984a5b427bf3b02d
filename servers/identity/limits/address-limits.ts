import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { addressLimits } from '../database/schema.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Mails to an address in an hour. */
const MAX_MAILS = 5
/** Wrong codes for an address in a day. */
const MAX_WRONG_TRIES = 20
/** Wrong codes for an address in a day after which a new device of the account needs the mailed link. */
const SUSPICIOUS_WRONG_TRIES = 5

/**
 * The owner of the counts: the address, and the thumbprint of a device of its account that has proven its key. Strangers, whose
 * `knownDevice` is empty, share one budget, which they cannot use up for a known device.
 */
export type LimitOwner = { address: string; knownDevice: string }

const isOfOwner = ({ address, knownDevice }: LimitOwner) =>
  and(eq(addressLimits.address, address), eq(addressLimits.knownDevice, knownDevice))

export type LockedLimits = { sentAt: readonly number[]; wrongAt: readonly number[] }

/**
 * Locks the counts of a limit owner until the transaction `tx` ends, so that parallel requests are counted one after
 * another. Every address has them, whether it has an account or not.
 */
export async function lockLimits(tx: Db, limitOwner: LimitOwner, now: number): Promise<LockedLimits> {
  const { address, knownDevice } = limitOwner
  const [row] = await tx
    .insert(addressLimits)
    .values({ address, knownDevice, sentAt: [], wrongAt: [], usedAt: now })
    .onConflictDoUpdate({ target: [addressLimits.address, addressLimits.knownDevice], set: { usedAt: now } })
    .returning()
  return {
    sentAt: (row?.sentAt ?? []).filter((time) => now - time < HOUR),
    wrongAt: (row?.wrongAt ?? []).filter((time) => now - time < DAY),
  }
}

/**
 * Counts a mail to the address of the limit owner. `interval` is the time since the last one after which it may follow, ms: 0
 * for a mail that nobody requested a second time.
 *
 * @throws ApiFailure 429
 */
export async function countMail(
  tx: Db,
  limitOwner: LimitOwner,
  { limits, now, interval }: { limits: LockedLimits; now: number; interval: number },
): Promise<void> {
  const { sentAt } = limits
  const oldest = sentAt.at(-MAX_MAILS)
  const waits = [
    (sentAt.at(-1) ?? Number.NEGATIVE_INFINITY) + interval - now,
    oldest === undefined ? 0 : oldest + HOUR - now,
  ]
  const seconds = Math.ceil(Math.max(...waits) / 1_000)
  if (seconds > 0) throw new ApiFailure(429, 'email', `Please try again after ${seconds} seconds`, seconds)
  await tx
    .update(addressLimits)
    .set({ sentAt: [...sentAt, now] })
    .where(isOfOwner(limitOwner))
}

/** Takes the mail of `time` back, because it could not be sent. */
export async function uncountMail(db: Db, limitOwner: LimitOwner, time: number): Promise<void> {
  await db
    .update(addressLimits)
    .set({ sentAt: sql`array_remove(${addressLimits.sentAt}, ${time}::bigint)` })
    .where(isOfOwner(limitOwner))
}

/** @throws ApiFailure 429 when too many wrong codes were typed for the address in the last day. */
export function refuseTooManyWrongTries({ wrongAt }: LockedLimits, now: number): void {
  const oldest = wrongAt.at(-MAX_WRONG_TRIES)
  if (oldest === undefined) return
  const seconds = Math.ceil((oldest + DAY - now) / 1_000)
  throw new ApiFailure(429, 'otp', `Please try again after ${seconds} seconds`, seconds)
}

/** Whether so many wrong codes were typed for the address that someone may be guessing. */
export function isSuspicious({ wrongAt }: LockedLimits): boolean {
  return wrongAt.length >= SUSPICIOUS_WRONG_TRIES
}

/** Counts a wrong code or password for the limit owner. */
export async function countWrongTry(tx: Db, limitOwner: LimitOwner, limits: LockedLimits, now: number): Promise<void> {
  await tx
    .update(addressLimits)
    .set({ wrongAt: [...limits.wrongAt, now] })
    .where(isOfOwner(limitOwner))
}
