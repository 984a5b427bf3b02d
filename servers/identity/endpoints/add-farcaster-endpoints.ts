import { and, eq, gt } from 'drizzle-orm'
import { loginEndpoints, loginRequests } from '../../../src/services/identity/schema.js'
import { formatError } from '../../format-error.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { socialLogins } from '../database/schema.js'
import { createEndedFailure } from '../email/continue-email-login.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { checkDevice } from '../secrets/check-device.js'
import { createId, hashToken } from '../secrets/tokens.js'
import { keepLoginCookie, requireLoginCookie } from '../sessions/cookies.js'
import { readClient } from '../sessions/read-client.js'
import type { ChannelRequest, FarcasterClient } from '../social/create-farcaster-client.js'
import { createSocialLogin, mailSocialLogin, openSession } from '../social/social-login.js'
import { finishLogin } from './finish-login.js'

/** Adds the login with Farcaster: the visitor signs in another app, and the frame polls until that has happened. */
export function addFarcasterEndpoints(
  app: IdentityApp,
  context: IdentityContext,
  client: FarcasterClient | undefined,
): void {
  const addLogin = createEndpointAdder(app, loginEndpoints, loginRequests)
  const describeRequest = (loginId: string, origin: string): ChannelRequest => ({
    domain: new URL(origin).host,
    uri: origin,
    // EIP-4361 allows letters and digits only.
    nonce: Buffer.from(context.vault.derive('farcaster', loginId), 'base64url').toString('hex'),
  })
  const requireClient = () => {
    if (client) return client
    throw new ApiFailure(400, 'provider', 'Farcaster is not configured.')
  }
  const explain = (error: unknown) => {
    context.report(`Identity: Farcaster does not answer, or not as it should. ${formatError(error)}`)
    return new ApiFailure(503, 'provider', 'Farcaster does not answer, or not as it should. Try again later.')
  }

  addLogin(
    'startFarcaster',
    { description: 'Begins a login with Farcaster. `url` is shown as a QR code, or opened on a phone.' },
    async ({ request, body }) => {
      const farcaster = requireClient()
      const { device: asked, ...begun } = body
      await context.requireAllowedOrigin(begun.origin)
      const device = await checkDevice(asked, begun.challenge)
      const refusal = request.env.chargeLogin()
      if (refusal) return refusal
      const id = createId()
      const channel = await farcaster.createChannel(describeRequest(id, begun.origin)).catch((error) => {
        throw explain(error)
      })
      const cookie = keepLoginCookie(request)
      const browser = readClient(request.req.header('user-agent'))
      const row = await createSocialLogin(
        context,
        { ...begun, provider: 'farcaster', device, client: browser, cookie },
        { id, channel: context.vault.seal(id, channel.token) },
      )
      return { loginId: id, url: channel.url, expiresAt: new Date(row.expiresAt).toISOString() }
    },
  )

  addLogin(
    'pollFarcaster',
    { description: 'Whether the visitor has signed; once they have, the session.' },
    async ({ request, body }) => {
      const farcaster = requireClient()
      const { loginId, verifier } = body
      const now = context.now()
      const ofThisBrowser = and(
        eq(socialLogins.id, loginId),
        eq(socialLogins.provider, 'farcaster'),
        eq(socialLogins.challenge, hashToken(verifier)),
        eq(socialLogins.cookieHash, hashToken(requireLoginCookie(request))),
        gt(socialLogins.expiresAt, now),
      )
      const db = context.readDatabase()
      const [row] = await db.select().from(socialLogins).where(ofThisBrowser)
      if (!row?.channel) throw createEndedFailure()
      const token = context.vault.open(loginId, row.channel)
      const profile = await farcaster.readProfile(token, describeRequest(loginId, row.origin), now).catch((error) => {
        throw explain(error)
      })
      if (!profile) return { state: 'pending' }
      const created = await db.transaction(async (tx) => {
        // Of parallel requests, one gets the session.
        const [taken] = await tx.delete(socialLogins).where(ofThisBrowser).returning()
        if (!taken) throw createEndedFailure()
        return openSession(tx, taken, profile, now)
      })
      await mailSocialLogin(context, row, created)
      return { state: 'completed', session: await finishLogin(context, request, created) }
    },
  )
}
