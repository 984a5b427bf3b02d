import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { isSameSecret } from '../../is-same-secret.js'
import { countWrongTry, type LimitOwner, lockLimits, refuseTooManyWrongTries } from '../limits/address-limits.js'
import type { Vault } from '../secrets/create-vault.js'
import { MAX_TRIES } from './code-life.js'
import { createEndedFailure } from './continue-email-login.js'

/** A code that was sent to an address. */
export type SentCode = { codeHash: string | null; codeExpiresAt: number; tries: number }

export type CodeCheck<Row extends SentCode, Value> = {
  vault: Vault
  now: number
  /** The address that the code was sent to, and the device that requested it. */
  limitOwner: LimitOwner
  /** The purpose of the code: the id of the login or of the change. */
  subject: string
  otp: string
  /** Reads the row of this browser and locks it. */
  read: (tx: Db) => Promise<Row | undefined>
  countTry: (tx: Db, row: Row) => Promise<void>
  /** Uses the code up. */
  accept: (tx: Db, row: Row) => Promise<Value>
}

/**
 * Checks a code and uses it up, in one transaction that parallel tries for the same address wait for.
 *
 * @throws ApiFailure 400 for a wrong code, 404 when the login has ended, 410 when the code has, 429 after too many wrong ones.
 */
export async function checkCode<Row extends SentCode, Value>(db: Db, check: CodeCheck<Row, Value>): Promise<Value> {
  const { vault, now, limitOwner, subject, otp } = check
  const result = await db.transaction(async (tx): Promise<{ value: Value } | ApiFailure> => {
    const limits = await lockLimits(tx, limitOwner, now)
    const row = await check.read(tx)
    if (!row) return createEndedFailure()
    if (row.codeHash === null)
      return new ApiFailure(400, 'otp', 'The device is not approved. Open the link in the mail.')
    if (row.codeExpiresAt <= now) return new ApiFailure(410, 'otp', 'This code has ended. Ask for a new one.')
    if (row.tries >= MAX_TRIES) return new ApiFailure(429, 'otp', 'Too many wrong codes. Ask for a new one.')
    refuseTooManyWrongTries(limits, now)
    if (isSameSecret(vault.hashCode(subject, otp), row.codeHash)) return { value: await check.accept(tx, row) }
    // Returned and not thrown, so that the transaction keeps the counts.
    await check.countTry(tx, row)
    await countWrongTry(tx, limitOwner, limits, now)
    const left = MAX_TRIES - row.tries - 1
    const advice = left > 0 ? `Tries left: ${left}.` : 'Ask for a new one.'
    return new ApiFailure(400, 'otp', `This code is wrong. ${advice}`)
  })
  if (result instanceof ApiFailure) throw result
  return result.value
}
