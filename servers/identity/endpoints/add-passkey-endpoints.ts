import { passkeyEndpoints, passkeyRequests } from '../../../src/services/identity/passkey-schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { findPasskey, removePasskey, setPasskey } from '../passkey/login-passkeys.js'
import { renewLogin } from '../passkey/renew-login.js'
import { createNonce } from '../secrets/nonces.js'
import { MAX_LOGIN_AGE, MAX_SESSION_LIFE } from '../sessions/session-life.js'
import { describeWallet } from '../wallet/find-wallet.js'
import { finishLogin } from './finish-login.js'
import { chargeOwnerMail, requireDeviceSession } from './require-device-session.js'

const deviceAdvice = 'The header `DPoP` has a proof of the device key (RFC 9449).'

/** Adds the passkey by which a device with the wallet renews its login, without a mail. */
export function addPasskeyEndpoints(app: IdentityApp, context: IdentityContext): void {
  const add = createEndpointAdder(app, passkeyEndpoints, passkeyRequests)
  add(
    'readPasskeyChallenge',
    {
      description: `A challenge for one use of the passkey of this device, or for setting one; the latter needs a login of 5 minutes at most. ${deviceAdvice}`,
    },
    async ({ request, body }) => {
      const { purpose } = body
      // Before the browser has created a passkey in vain.
      const maxAge = purpose === 'set' ? MAX_LOGIN_AGE : MAX_SESSION_LIFE
      const session = await requireDeviceSession(context, { request, maxAge })
      const passkey = await findPasskey(context.readDatabase(), session)
      const { nonce, expiresAt } = createNonce(context, `passkey ${purpose}`, session)
      return {
        challenge: nonce,
        expiresAt: new Date(expiresAt).toISOString(),
        passkey: passkey ? { credentialId: passkey.credentialId, transports: passkey.transports } : null,
      }
    },
  )

  add(
    'setPasskey',
    {
      description: `Sets the passkey by which this device renews its login. The device has a share of the wallet. The owner gets a mail. The login must be at most 5 minutes old. ${deviceAdvice} The body has a proof of the wallet's key.`,
    },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      await chargeOwnerMail(context, session)
      const wallet = await setPasskey(context, session, body)
      return describeWallet(context.readDatabase(), wallet, session)
    },
  )

  add(
    'removePasskey',
    { description: `Takes the passkey of this device away. ${deviceAdvice}` },
    async ({ request }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      const wallet = await removePasskey(context, session)
      return describeWallet(context.readDatabase(), wallet, session)
    },
  )

  add(
    'renew',
    {
      description: `Renews the login of a session that has not ended, by the passkey of its device. The session is a new one. ${deviceAdvice}`,
    },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      const created = await renewLogin(context, session, body)
      return finishLogin(context, request, created)
    },
  )
}
