import {
  accountEndpoints,
  accountRequests,
  loginEndpoints,
  loginRequests,
} from '../../../src/services/identity/schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { readEmailLogin, resendEmail } from '../email/continue-email-login.js'
import { keepNewAddress } from '../email/replaced-address.js'
import { startEmailLogin } from '../email/start-email-login.js'
import { startEmailUpdate, verifyPrimaryCode, verifySecondaryCode } from '../email/update-email.js'
import { verifyEmailLogin } from '../email/verify-email-login.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { checkDevice } from '../secrets/check-device.js'
import { keepLoginCookie, requireLoginCookie } from '../sessions/cookies.js'
import { readClient } from '../sessions/read-client.js'
import { MAX_LOGIN_AGE, MAX_SESSION_LIFE } from '../sessions/session-life.js'
import { requireOwnerProof } from '../wallet/require-wallet-proof.js'
import { finishLogin } from './finish-login.js'
import { requireDeviceSession } from './require-device-session.js'
import { findSession } from './require-session.js'

const proofAdvice =
  'The login must be at most 5 minutes old and have a device key; the header `DPoP` has a proof of that key (RFC 9449).'

const ended = { 410: 'The code has ended. Ask for a new one.' }

/** Adds the login by e-mail and the change of the address. */
export function addEmailEndpoints(app: IdentityApp, context: IdentityContext): void {
  const addLogin = createEndpointAdder(app, loginEndpoints, loginRequests)
  const addAccount = createEndpointAdder(app, accountEndpoints, accountRequests)
  addLogin(
    'startEmail',
    { description: 'Sends a one-time code, or the link that approves an unknown device first.' },
    async ({ request, body }) => {
      const { email, challenge, origin, language, device: asked, fresh } = body
      await context.requireAllowedOrigin(origin)
      const device = await checkDevice(asked, challenge)
      const session = fresh ? undefined : await findSession(context, request)
      if (session?.email === email && session.thumbprint === (device?.thumbprint ?? null)) {
        return { action: 'CONNECT' }
      }
      const refusal = request.env.chargeLogin()
      if (refusal) return refusal
      const cookie = keepLoginCookie(request)
      const client = readClient(request.req.header('user-agent'))
      return startEmailLogin(context, { email, challenge, origin, language, device, client, cookie })
    },
  )

  addLogin(
    'readEmail',
    { description: 'What a login waits for: the approval of the device, or the code.' },
    async ({ request, query }) => {
      const { loginId } = query
      return readEmailLogin(context, { loginId, cookie: requireLoginCookie(request) })
    },
  )

  addLogin(
    'resendEmail',
    { description: 'Sends a new code or link. The one before no longer works.' },
    async ({ request, body }) => {
      const { loginId } = body
      return request.env.chargeLogin() ?? (await resendEmail(context, { loginId, cookie: requireLoginCookie(request) }))
    },
  )

  addLogin(
    'verifyEmail',
    { description: 'Redeems a code for a session.', failures: ended },
    async ({ request, body }) => {
      const created = await verifyEmailLogin(context, { ...body, cookie: requireLoginCookie(request) })
      return finishLogin(context, request, created)
    },
  )

  addAccount(
    'startEmailUpdate',
    { description: `Begins a change of the address. ${proofAdvice} The body has a proof of the wallet's key.` },
    async ({ request, body }) => {
      await context.requireAllowedOrigin(body.origin)
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      const { proof, ...stored } = body
      await requireOwnerProof(context, session, { action: 'change-email', stored, proof })
      return request.env.chargeLogin() ?? (await startEmailUpdate(context, session, stored))
    },
  )

  addAccount(
    'verifyPrimaryEmail',
    {
      description: `Checks the code to the old address, and sends one to the new address. ${proofAdvice}`,
      failures: ended,
    },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      return verifyPrimaryCode(context, session, body)
    },
  )

  addAccount(
    'verifySecondaryEmail',
    { description: `Checks the code to the new address and changes it. ${proofAdvice}`, failures: ended },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      return { newEmail: await verifySecondaryCode(context, session, body) }
    },
  )

  addAccount(
    'keepEmail',
    {
      description:
        'Keeps the address of the account, which the one before has asked to take back, by a device of the wallet. Both addresses ' +
        'get a mail. The header `DPoP` has a proof of the device key (RFC 9449).',
    },
    async ({ request }) => {
      // With any login, and not counted, like keeping a wallet.
      await keepNewAddress(context, await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE }))
      return { status: 'SUCCESS' }
    },
  )
}
