import { eq } from 'drizzle-orm'
import type { Evaluation, EvaluationRequest } from '../../../src/services/identity/recovery-oprf-schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { walletRecoveries } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { countWrongTry, lockLimits } from '../limits/address-limits.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { KekMissingError } from './create-share-seal.js'
import { requireWallet } from './find-wallet.js'
import { findWalletDevice, requireWalletDevice } from './release-share.js'

const DAY = 24 * 3_600_000
/** The number of passwords that may be tried for a wallet in a day. The service cannot know whether they are right. */
const MAX_GUESSES = 20

/**
 * Takes part in deriving the key of a recovery from a password. A try for the recovery that is set is counted: for a
 * device that has a share of the wallet by itself, for all others together. Another salt is that of a new recovery,
 * which only a device of the wallet sets; its tries are counted anew.
 *
 * @throws ApiFailure 404, 422, 429 with the time until the next try, 503
 */
export async function evaluatePassword(
  context: IdentityContext,
  { accountId, thumbprint }: DeviceSession,
  { walletId, salt, blinded }: EvaluationRequest,
): Promise<Evaluation> {
  const { recoveryOprf } = context
  const db = context.readDatabase()
  await requireWallet(db, accountId, walletId)
  const [row] = await db.select().from(walletRecoveries).where(eq(walletRecoveries.walletId, walletId))
  const guessed = row?.method.kind === 'password' && row.method.salt === salt ? row.method : null
  if (guessed) await countGuess(db, { walletId, salt, thumbprint }, context.now())
  else await requireWalletDevice(db, walletId, thumbprint)
  const keyId = guessed ? guessed.oprfKey : recoveryOprf.newKeyId
  if (keyId === undefined) throw new ApiFailure(404, 'recovery', 'This recovery was set up without the service.')
  try {
    return { evaluated: recoveryOprf.evaluate({ accountId, walletId, salt }, keyId, blinded), keyId }
  } catch (error) {
    if (error instanceof RangeError) throw new ApiFailure(422, 'blinded', error.message)
    if (!(error instanceof KekMissingError)) throw error
    context.report(`Identity: ${error.message}`)
    throw new ApiFailure(503, 'recovery', 'The key that opens this recovery is missing. Try again later.')
  }
}

type Guess = { walletId: string; salt: string; thumbprint: string }

/** @throws ApiFailure 429 */
async function countGuess(db: Db, { walletId, salt, thumbprint }: Guess, now: number): Promise<void> {
  const wait = await db.transaction(async (tx) => {
    // No address has a space, so these counts are separate from those of wrong codes. Devices without a share have one count:
    // a reader of the mails can create any number of them, and could otherwise guess as often.
    const device = await findWalletDevice(tx, walletId, thumbprint)
    const counted = { address: `recovery ${walletId} ${salt}`, knownDevice: device?.thumbprint ?? '' }
    const limits = await lockLimits(tx, counted, now)
    const oldest = limits.wrongAt.at(-MAX_GUESSES)
    if (oldest !== undefined) return Math.ceil((oldest + DAY - now) / 1_000)
    await countWrongTry(tx, counted, limits, now)
    return 0
  })
  if (wait > 0) throw new ApiFailure(429, 'recovery', `Please try again after ${wait} seconds`, wait)
}
