import {
  doneSchema,
  emailLoginSchema,
  emailStartSchema,
  emailUpdatedSchema,
  emailUpdateOtpSchema,
  emailUpdateSchema,
  emailUpdateStepSchema,
  emailVerifySchema,
  loginIdSchema,
  sessionSchema,
} from '../../../src/services/identity/schema.js'
import { checkBody, checkQuery, describeEndpoint } from '../../http/describe-endpoint.js'
import { readEmailLogin, resendEmail } from '../email/continue-email-login.js'
import { keepNewAddress } from '../email/replaced-address.js'
import { startEmailLogin } from '../email/start-email-login.js'
import { startEmailUpdate, verifyPrimaryCode, verifySecondaryCode } from '../email/update-email.js'
import { verifyEmailLogin } from '../email/verify-email-login.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { checkDevice } from '../secrets/check-device.js'
import { keepLoginCookie, requireLoginCookie } from '../sessions/cookies.js'
import { readClient } from '../sessions/read-client.js'
import { FRESH_LOGIN, LONGEST_SESSION } from '../sessions/session-life.js'
import { requireOwnerProof } from '../wallet/require-wallet-proof.js'
import { finishLogin } from './finish-login.js'
import { requireDeviceSession } from './require-device-session.js'
import { findSession } from './require-session.js'

const proofAdvice =
  'The login must be at most 5 minutes old and have a device key; the header `DPoP` has a proof of that key (RFC 9449).'

const ended = { 410: 'The code has ended. Ask for a new one.' }

/** Adds the login by e-mail and the change of the address. */
export function addEmailEndpoints(app: IdentityApp, context: IdentityContext): void {
  app.post(
    '/email/start',
    describeEndpoint('Sends a one-time code, or the link that approves an unknown device first.', {
      reply: emailLoginSchema,
    }),
    checkBody(emailStartSchema),
    async (request) => {
      const { email, challenge, origin, language, device: asked, fresh } = request.req.valid('json')
      await context.requireAllowedOrigin(origin)
      const device = await checkDevice(asked, challenge)
      const session = fresh ? undefined : await findSession(context, request)
      if (session?.email === email && session.thumbprint === (device?.thumbprint ?? null)) {
        return request.json({ action: 'CONNECT' })
      }
      const refusal = request.env.chargeLogin()
      if (refusal) return refusal
      const cookie = keepLoginCookie(request)
      const client = readClient(request.req.header('user-agent'))
      return request.json(
        await startEmailLogin(context, { email, challenge, origin, language, device, client, cookie }),
      )
    },
  )

  app.get(
    '/email/device',
    describeEndpoint('What a login waits for: the approval of the device, or the code.', { reply: emailLoginSchema }),
    checkQuery(loginIdSchema),
    async (request) => {
      const { loginId } = request.req.valid('query')
      return request.json(await readEmailLogin(context, { loginId, cookie: requireLoginCookie(request) }))
    },
  )

  app.post(
    '/email/resend',
    describeEndpoint('Sends a new code or link. The one before no longer works.', { reply: emailLoginSchema }),
    checkBody(loginIdSchema),
    async (request) => {
      const { loginId } = request.req.valid('json')
      return (
        request.env.chargeLogin() ??
        request.json(await resendEmail(context, { loginId, cookie: requireLoginCookie(request) }))
      )
    },
  )

  app.post(
    '/email/verify',
    describeEndpoint('Redeems a code for a session.', { reply: sessionSchema, failures: ended }),
    checkBody(emailVerifySchema),
    async (request) => {
      const body = request.req.valid('json')
      const created = await verifyEmailLogin(context, { ...body, cookie: requireLoginCookie(request) })
      return request.json(await finishLogin(context, request, created))
    },
  )

  app.post(
    '/email/update/start',
    describeEndpoint(`Begins a change of the address. ${proofAdvice} The body has a proof of the wallet's key.`, {
      reply: emailUpdateStepSchema,
    }),
    checkBody(emailUpdateSchema),
    async (request) => {
      const body = request.req.valid('json')
      await context.requireAllowedOrigin(body.origin)
      const session = await requireDeviceSession(context, { request, maxAge: FRESH_LOGIN })
      const { proof, ...stored } = body
      await requireOwnerProof(context, session, { action: 'change-email', stored, proof })
      return request.env.chargeLogin() ?? request.json(await startEmailUpdate(context, session, stored))
    },
  )

  app.post(
    '/email/update/primary',
    describeEndpoint(`Checks the code to the old address, and sends one to the new address. ${proofAdvice}`, {
      reply: emailUpdateStepSchema,
      failures: ended,
    }),
    checkBody(emailUpdateOtpSchema),
    async (request) => {
      const session = await requireDeviceSession(context, { request, maxAge: FRESH_LOGIN })
      return request.json(await verifyPrimaryCode(context, session, request.req.valid('json')))
    },
  )

  app.post(
    '/email/update/secondary',
    describeEndpoint(`Checks the code to the new address and changes it. ${proofAdvice}`, {
      reply: emailUpdatedSchema,
      failures: ended,
    }),
    checkBody(emailUpdateOtpSchema),
    async (request) => {
      const session = await requireDeviceSession(context, { request, maxAge: FRESH_LOGIN })
      return request.json({ newEmail: await verifySecondaryCode(context, session, request.req.valid('json')) })
    },
  )

  app.post(
    '/email/undo/cancel',
    describeEndpoint(
      'Keeps the address of the account, which the one before has asked to take back, by a device of the wallet. Both addresses ' +
        'get a mail. The header `DPoP` has a proof of the device key (RFC 9449).',
      { reply: doneSchema },
    ),
    async (request) => {
      // With any login, and not counted, as a wallet is kept.
      await keepNewAddress(context, await requireDeviceSession(context, { request, maxAge: LONGEST_SESSION }))
      return request.json({ status: 'SUCCESS' })
    },
  )
}
