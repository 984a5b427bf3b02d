import type { Context } from 'hono'
import { walletEndpoints, walletRequests } from '../../../src/services/identity/wallet-schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { createNonce } from '../secrets/nonces.js'
import type { DeviceSession, Session } from '../sessions/read-session.js'
import { MAX_LOGIN_AGE, MAX_LOGIN_AGE_TO_SIGN, MAX_SESSION_LIFE } from '../sessions/session-life.js'
import { refuse } from '../wallet/check-proof.js'
import { createWallet } from '../wallet/create-wallet.js'
import { describeWallet, findWallet, type WalletRow } from '../wallet/find-wallet.js'
import { addWalletDevice, openRecovery, saveRecovery } from '../wallet/recover-wallet.js'
import { readSessionsKey, releaseShare } from '../wallet/release-share.js'
import { keepWallet, replaceWallet } from '../wallet/replace-wallet.js'
import { listWalletDevices, revokeWalletDevice } from '../wallet/wallet-devices.js'
import { chargeOwnerMail, requireDeviceSession } from './require-device-session.js'
import { requireSession } from './require-session.js'

const proofAdvice =
  'The login must be at most 5 minutes old and have a device key; the header `DPoP` has a proof of that key (RFC 9449).'

const keyAdvice = "`proof` is a signature by the wallet's own key, with a nonce of `GET /wallet/nonce`."

const conflict = { 409: 'What exists already does not allow it.' }

/** Adds the embedded wallet: the server shares of its key. The service never has the whole key. */
export function addWalletEndpoints(app: IdentityApp, context: IdentityContext): void {
  const add = createEndpointAdder(app, walletEndpoints, walletRequests)
  const requireFreshDevice = (request: Context) => requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
  /** For requests that mail the owner. */
  const requireCountedDevice = async (request: Context): Promise<DeviceSession> => {
    const session = await requireFreshDevice(request)
    await chargeOwnerMail(context, session)
    return session
  }
  const write = (wallet: WalletRow, session: Session) => describeWallet(context.readDatabase(), wallet, session)

  add('read', { description: 'The wallet of the account.' }, async ({ request }) => {
    const session = await requireSession(context, request)
    const wallet = await findWallet(context.readDatabase(), session.accountId)
    return { wallet: wallet ? await write(wallet, session) : null }
  })

  add(
    'readNonce',
    { description: "A nonce for one proof of the wallet's key, by this device." },
    async ({ request }) => {
      const { accountId, thumbprint } = await requireSession(context, request)
      if (thumbprint === null) throw refuse('The session has no device key. Log in again with `device`.')
      const { nonce, expiresAt } = createNonce(context, 'wallet nonce', { accountId, thumbprint })
      return { nonce, expiresAt: new Date(expiresAt).toISOString() }
    },
  )

  add(
    'create',
    { description: `Creates the wallet of the account. ${proofAdvice} ${keyAdvice}`, failures: conflict },
    async ({ request, body }) => {
      const session = await requireFreshDevice(request)
      const wallet = await createWallet(context, session, body)
      return write(wallet, session)
    },
  )

  add(
    'setRecovery',
    { description: `Sets the recovery, replacing an earlier one. The owner gets a mail. ${proofAdvice} ${keyAdvice}` },
    async ({ request, body }) => {
      const session = await requireCountedDevice(request)
      const wallet = await saveRecovery(context, session, body)
      return write(wallet, session)
    },
  )

  add(
    'releaseShare',
    {
      description: `The server share of this device. An export is mailed to the owner. ${proofAdvice} To sign, 24 hours are enough.`,
    },
    async ({ request, body }) => {
      const maxAge = body.purpose === 'sign' ? MAX_LOGIN_AGE_TO_SIGN : MAX_LOGIN_AGE
      const session = await requireDeviceSession(context, { request, maxAge })
      if (body.purpose === 'export') await chargeOwnerMail(context, session)
      return { share: await releaseShare(context, session, body) }
    },
  )

  add(
    'readSessionsKey',
    {
      description:
        'What the keys that list smart sessions are made of, for a device with a share. The header `DPoP` has a proof of its key.',
    },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      return { key: await readSessionsKey(context, session, body.walletId) }
    },
  )

  add(
    'openRecovery',
    { description: `What the wallet is recovered from. The owner gets a mail. ${proofAdvice}` },
    async ({ request, body }) => {
      const session = await requireCountedDevice(request)
      return openRecovery(context, session, body.walletId)
    },
  )

  add(
    'addDevice',
    {
      description: `Adds this device, 10 minutes at most after it opened the recovery. The owner gets a mail. ${proofAdvice} ${keyAdvice}`,
    },
    async ({ request, body }) => {
      const session = await requireCountedDevice(request)
      const wallet = await addWalletDevice(context, session, body)
      return write(wallet, session)
    },
  )

  add(
    'listDevices',
    {
      description:
        'The devices that have a share of the wallet, the last used first. The header `DPoP` has a proof of the device key.',
    },
    async ({ request }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      return { devices: await listWalletDevices(context, session) }
    },
  )

  add(
    'revokeDevice',
    {
      description: `Takes the share of a device out of use and ends its other sessions. The owner gets a mail. ${proofAdvice} ${keyAdvice}`,
      failures: conflict,
    },
    async ({ request, params, body }) => {
      // Not counted with the mails: the caller who has used them up may be the device to revoke. A device is revoked once.
      const session = await requireFreshDevice(request)
      const { proof } = body
      await revokeWalletDevice(context, session, { thumbprint: params.thumbprint, proof })
      return { status: 'SUCCESS' }
    },
  )

  add(
    'replace',
    {
      description: `Begins a new wallet, which takes the place of the one in use after the waiting time. The owner gets a mail. ${proofAdvice} ${keyAdvice}`,
      failures: conflict,
    },
    async ({ request, body }) => {
      const session = await requireCountedDevice(request)
      const wallet = await replaceWallet(context, session, body)
      return write(wallet, session)
    },
  )

  add(
    'cancelReplacement',
    {
      description:
        'Cancels a new wallet before it takes the place of the one in use, by a device of that one. The owner gets a mail. ' +
        'The header `DPoP` has a proof of the device key (RFC 9449).',
    },
    async ({ request }) => {
      // With any login, and not counted: the owner may be prevented from logging in, because the owner or others have
      // used up the mails.
      const session = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      return write(await keepWallet(context, session), session)
    },
  )
}
