import type { Context } from 'hono'
import type { IdentityContext } from '../identity-context.js'
import { consumeProof } from '../secrets/nonces.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { checkProof, refuse } from '../wallet/check-proof.js'
import { findWallet } from '../wallet/find-wallet.js'
import { findWalletDevice } from '../wallet/release-share.js'
import { requireRecentLogin, requireSession } from './require-session.js'

/**
 * The session of a request that needs a proof of the device key. The proof is used up.
 *
 * @param maxAge The longest time since the login, ms.
 * @throws ApiFailure 401 and, when the account is over its limit, 429
 */
export async function requireDeviceSession(
  context: IdentityContext,
  { request, maxAge }: { request: Context; maxAge: number },
): Promise<DeviceSession> {
  const session = await requireSession(context, request)
  const { thumbprint } = session
  if (thumbprint === null) throw refuse('The session has no device key. Log in again with `device`.')
  const { hash, expiresAt } = await checkProof(request.req.header('dpop'), {
    method: request.req.method,
    url: `${context.readPublicUrl()}${request.req.path}`,
    thumbprint,
    now: context.now(),
  })
  // After the proof, and of this device alone: neither a copied cookie nor a stolen device uses up the limit of the owner,
  // who may be about to revoke it.
  context.chargeDevice(`${session.accountId} ${thumbprint}`)
  if (!(await consumeProof(context.readDatabase(), { hash, expiresAt }))) {
    throw refuse('The proof was used before. Make one for each request.')
  }
  requireRecentLogin(context, session, maxAge)
  return { ...session, thumbprint }
}

/**
 * Counts a request about which the owner gets a mail: for a device that has a share of the wallet by itself, for all
 * others of the account together. Whoever reads the mails could otherwise keep the owner's device from setting a new
 * recovery.
 *
 * @throws ApiFailure 429
 */
export async function chargeOwnerMail(
  context: IdentityContext,
  { accountId, thumbprint }: Pick<DeviceSession, 'accountId' | 'thumbprint'>,
): Promise<void> {
  const db = context.readDatabase()
  const wallet = await findWallet(db, accountId)
  const device = wallet && (await findWalletDevice(db, wallet.id, thumbprint))
  context.countOwnerMail(device ? `${accountId} ${thumbprint}` : accountId)
}
