import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { redirectProviders } from '../../src/services/identity/provider-schema.js'
import type { Db } from '../database/database.js'
import { formatError } from '../format-error.js'
import { createDatabaseFailure, createOutageFinder } from '../http/answer-outage.js'
import { ApiFailure, answerApiFailure } from '../http/api-failure.js'
import { checkCaller } from '../http/check-caller.js'
import { checkHost } from '../http/check-host.js'
import { createRequestLimits, type RequestRate } from '../http/create-request-limits.js'
import { answerOpenApi } from '../http/describe-endpoint.js'
import { answerFailure } from '../http/failure.js'
import { recordRoute } from '../http/record-route.js'
import { addBundlerEndpoint } from './endpoints/add-bundler-endpoint.js'
import { addDevicePage } from './endpoints/add-device-page.js'
import { addEmailEndpoints } from './endpoints/add-email-endpoints.js'
import { addFarcasterEndpoints } from './endpoints/add-farcaster-endpoints.js'
import { addLinkEndpoints } from './endpoints/add-link-endpoints.js'
import { addPasskeyEndpoints } from './endpoints/add-passkey-endpoints.js'
import { addRecoveryEndpoint } from './endpoints/add-recovery-endpoint.js'
import { addSessionEndpoints } from './endpoints/add-session-endpoints.js'
import { addSocialEndpoints, type SocialClients } from './endpoints/add-social-endpoints.js'
import { addSponsorEndpoint } from './endpoints/add-sponsor-endpoint.js'
import { addUndoPage } from './endpoints/add-undo-page.js'
import { addWalletEndpoints } from './endpoints/add-wallet-endpoints.js'
import type { IdentityContext, IdentityEnv } from './identity-context.js'
import type { IdentitySettings } from './identity-settings.js'
import type { Mailer } from './mail/create-mailer.js'
import { pageStyle } from './pages/render-page.js'
import { createVault } from './secrets/create-vault.js'
import { createFarcasterClient } from './social/create-farcaster-client.js'
import { createSocialClient } from './social/create-social-client.js'
import { providers } from './social/providers.js'
import { createRecoveryOprf } from './wallet/create-recovery-oprf.js'
import { createShareSeal } from './wallet/create-share-seal.js'

export type IdentityOptions = IdentitySettings & {
  /** Returns the database, or undefined while it is not open. */
  readDatabase: () => Db | undefined
  mailer: Pick<Mailer, 'send'>
  /** The public URL of this server. */
  readPublicUrl: () => string
}

/** Handles a request. `address` is the caller's IP address, for its limits. */
export type Identity = (request: Request, address?: string) => Promise<Response>

/** Bytes. */
const MAX_BODY = 65_536
/** In ms. */
const MAIL_INTERVAL = 30_000
/** In ms. */
const EMAIL_WAIT = 3 * 24 * 3_600_000
/** In ms. */
const WALLET_WAIT = 3 * 24 * 3_600_000
/** After the mail server failed, s. */
const RETRY_AFTER = 2
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, dpop',
  // How long a browser remembers it, s.
  'access-control-max-age': '7200',
}
/** The pages that visitors open in their own window. Only the frame calls the rest. */
const pages = /^\/(?:device|email\/undo|page\.css|openapi\.json|social\/result\.js|social\/\w+\/(?:open|callback))$/

/**
 * The identity service: a request handler for every endpoint in docs/identity.md. It keeps no state except the counts of
 * limits.
 *
 * @example const answer = createIdentity({ readDatabase: () => db, secret, mailer, frameOrigin, isAllowedOrigin, readPublicUrl })
 */
export function createIdentity(options: IdentityOptions): Identity {
  const { projectIds, hosts = [], frameOrigin, now = Date.now, report = console.error } = options
  const unlimited = { rate: 1, burst: 1 }
  const countRequest = createRequestLimits({
    perAddress: options.perAddress ?? { rate: 50, burst: 500 },
    perProject: unlimited,
    now,
  })
  const countLogin = createRequestLimits({
    perAddress: options.loginsPerAddress ?? { rate: 1, burst: 60 },
    perProject: unlimited,
    now,
  })
  const context = createContext(options)
  const findOutage = createOutageFinder('Identity', report)
  const app = new Hono<IdentityEnv>()

  app.use(recordRoute)
  app.use(async (call, next) => {
    const { req, env } = call
    const isPage = pages.test(req.path)
    const isFrame = req.header('origin') === frameOrigin
    const refusal =
      checkHost(req.raw.headers, hosts) ??
      env.chargeRequest() ??
      (isPage ? undefined : checkFrame(req.raw, { isFrame, projectIds }))
    if (refusal) call.res = refusal
    else if (req.method === 'OPTIONS') call.res = new Response(null, { status: 204, headers: preflightHeaders })
    else await next()
    call.header('x-content-type-options', 'nosniff')
    if (isPage) return
    call.header('vary', 'origin')
    call.header('cache-control', 'no-store')
    if (!isFrame) return
    call.header('access-control-allow-origin', frameOrigin)
    call.header('access-control-allow-credentials', 'true')
    call.header('access-control-expose-headers', 'retry-after')
  })
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => answerFailure(400, [{ field: 'body', description: `Must have ${MAX_BODY} bytes at most.` }]),
    }),
  )

  addEmailEndpoints(app, context)
  addSessionEndpoints(app, context)
  addWalletEndpoints(app, context)
  addRecoveryEndpoint(app, context)
  addSponsorEndpoint(app, context, { sponsor: options.sponsor, hasProjects: projectIds !== undefined })
  addBundlerEndpoint(app, context, options.bundlerAccessKey)
  addLinkEndpoints(app, context)
  addPasskeyEndpoints(app, context)
  addDevicePage(app, context)
  addUndoPage(app, context)
  addSocialEndpoints(app, context, createClients(options.social ?? {}, context))
  addFarcasterEndpoints(app, context, options.farcaster && createFarcasterClient(options.farcaster))
  app.get('/page.css', ({ body }) => body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get(
    '/openapi.json',
    answerOpenApi(app, {
      title: 'Identity service of Lintel',
      description: 'Logins and sessions of people, and the server shares of their wallets.',
    }),
  )

  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error, call) => {
    const known = answerApiFailure(findOutage(error) ?? error)
    if (!known) report(`Identity: a request failed. ${formatError(error)}`)
    const description = 'The identity service failed. Try again later.'
    const answer = known ?? answerFailure(500, [{ field: 'server', description }])
    // With the cookies that were set before it failed.
    return call.newResponse(answer.body, answer.status as 400, Object.fromEntries(answer.headers))
  })
  return async (request, address) => {
    const caller = { address, projectId: undefined }
    return app.fetch(request, {
      address,
      chargeRequest: () => countRequest(caller, 1),
      chargeLogin: () => countLogin(caller, 1),
    })
  }
}

function createClients(social: NonNullable<IdentitySettings['social']>, context: IdentityContext): SocialClients {
  return new Map(
    redirectProviders.flatMap((name) => {
      const access = social[name]
      if (!access) return []
      const readRedirectUri = () => `${context.readPublicUrl()}/social/${name}/callback`
      return [
        [
          name,
          createSocialClient({ provider: providers[name], access, readRedirectUri, vault: context.vault }),
        ] as const,
      ]
    }),
  )
}

/** Only the frame's page may call: its origin is that of the `Origin` header, which no page can forge. */
function checkFrame(
  request: Request,
  { isFrame, projectIds }: { isFrame: boolean; projectIds: readonly string[] | undefined },
): Response | undefined {
  if (!isFrame) {
    return answerFailure(401, [
      { field: 'origin', description: 'Only the frame of the embedded wallet may call this.' },
    ])
  }
  if (request.method === 'OPTIONS') return undefined
  return checkCaller(request, { projectIds, allowedOrigins: [] })
}

function limitAccounts(rate: RequestRate, now: () => number): (accountId: string) => void {
  const countRequest = createRequestLimits({ perAddress: rate, perProject: rate, now })
  return (accountId) => {
    const refusal = countRequest({ address: undefined, projectId: accountId }, 1)
    if (!refusal) return
    const seconds = Number(refusal.headers.get('retry-after'))
    throw new ApiFailure(
      429,
      'server',
      `Too many requests about this wallet. Try again after ${seconds} seconds.`,
      seconds,
    )
  }
}

function createContext(options: IdentityOptions): IdentityContext {
  const { now = Date.now, report = console.error } = options
  return {
    readDatabase() {
      const db = options.readDatabase()
      if (db) return db
      throw createDatabaseFailure()
    },
    vault: createVault(options.secret),
    shareSeal: createShareSeal(options.walletKeks),
    recoveryOprf: createRecoveryOprf(options.walletKeks),
    chargeDevice: limitAccounts(options.perAccount ?? { rate: 1, burst: 60 }, now),
    countOwnerMail: limitAccounts({ rate: 20 / 3_600, burst: 20 }, now),
    async sendMail(order) {
      try {
        await options.mailer.send(order)
      } catch (error) {
        report(`Identity: the mail server did not take a mail. ${formatError(error)}`)
        throw new ApiFailure(503, 'email', 'The mail could not be sent. Try again later.', RETRY_AFTER)
      }
    },
    async requireAllowedOrigin(origin) {
      // The frame itself opens the window of a provider if the login is too old for the approved action.
      if (origin === options.frameOrigin || (await options.isAllowedOrigin(origin))) return
      throw new ApiFailure(401, 'origin', 'This origin is not among those that are allowed (UNVERIFIED_DOMAIN).')
    },
    frameOrigin: options.frameOrigin,
    readPublicUrl: () => options.readPublicUrl().replace(/\/+$/, ''),
    now,
    approvesEveryDevice: options.deviceApproval === 'always',
    emailWait: options.emailWait ?? EMAIL_WAIT,
    walletWait: options.walletWait ?? WALLET_WAIT,
    mailInterval: options.mailInterval ?? MAIL_INTERVAL,
    report,
  }
}
