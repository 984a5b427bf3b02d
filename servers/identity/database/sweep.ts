import { and, desc, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import { forgetUnusedDevices } from '../sessions/known-devices.js'
import { KEPT_LIFE } from '../wallet/keep-shares.js'
import { OPENING_LIFE } from '../wallet/opening-life.js'
import {
  addressLimits,
  emailLogins,
  emailUpdates,
  keptShares,
  replacedEmails,
  sessions,
  socialLogins,
  usedProofs,
  walletOpenings,
} from './schema.js'
import { sponsorBudgets } from './sponsor-schema.js'

export type StoreBounds = {
  /** Pending logins by e-mail, and by social providers. The oldest end first. */
  logins: number
  /** Addresses whose mails and wrong codes are counted. The counts that were used longest ago are forgotten first. */
  addresses: number
}

export const defaultBounds: StoreBounds = { logins: 100_000, addresses: 500_000 }

const DAY = 24 * 3_600_000
/** How long a replaced address is kept, so that the operator can give it back, ms. */
const REPLACED_LIFE = 30 * DAY

/** Deletes ended records, and records above the limits: a flood of logins cannot fill the database. */
export async function sweep(db: Db, now: number, bounds: StoreBounds = defaultBounds): Promise<void> {
  await db.delete(emailLogins).where(lt(emailLogins.expiresAt, now))
  await db.delete(emailUpdates).where(lt(emailUpdates.expiresAt, now))
  await db
    .delete(replacedEmails)
    .where(and(lt(replacedEmails.waitsUntil, now), lt(replacedEmails.replacedAt, now - REPLACED_LIFE)))
  await db.delete(socialLogins).where(lt(socialLogins.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await forgetUnusedDevices(db, now)
  await db.delete(addressLimits).where(lt(addressLimits.usedAt, now - DAY))
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, now))
  await db.delete(walletOpenings).where(lt(walletOpenings.openedAt, now - OPENING_LIFE))
  await db.delete(sponsorBudgets).where(lt(sponsorBudgets.day, Math.floor(now / DAY) - 1))
  await db.delete(keptShares).where(lt(keptShares.keptAt, now - KEPT_LIFE))
  const oldLogins = db
    .select({ id: emailLogins.id })
    .from(emailLogins)
    .orderBy(desc(emailLogins.createdAt))
    .offset(bounds.logins)
  await db.delete(emailLogins).where(inArray(emailLogins.id, oldLogins))
  const oldSocials = db
    .select({ id: socialLogins.id })
    .from(socialLogins)
    .orderBy(desc(socialLogins.createdAt))
    .offset(bounds.logins)
  await db.delete(socialLogins).where(inArray(socialLogins.id, oldSocials))
  const limitOwner = sql`(${addressLimits.address}, ${addressLimits.knownDevice})`
  const oldAddresses = db
    .select({ address: addressLimits.address, knownDevice: addressLimits.knownDevice })
    .from(addressLimits)
    // Counts of wrong codes are kept longer than those of mails.
    .orderBy(desc(sql`cardinality(${addressLimits.wrongAt}) > 0`), desc(addressLimits.usedAt))
    .offset(bounds.addresses)
  await db.delete(addressLimits).where(inArray(limitOwner, oldAddresses))
}

/** Sweeps every 10 s, and does `more` that is due. */
export function startSweeping(
  db: Db,
  { more, report }: { more: () => Promise<void>; report: (message: string) => void },
): { close(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(db, Date.now())
      .then(more)
      .catch((error: unknown) => report(`Identity: due changes could not be made. ${formatError(error)}`))
  }, 10_000)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
