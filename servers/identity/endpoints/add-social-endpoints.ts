import type { Context } from 'hono'
import { type RedirectProvider, redirectProviders } from '../../../src/services/identity/provider-schema.js'
import { loginEndpoints, loginRequests, type SocialFailure } from '../../../src/services/identity/schema.js'
import { formatError } from '../../format-error.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext, IdentityEnv } from '../identity-context.js'
import { readWords } from '../mail/words/read-words.js'
import { answerEnded } from '../pages/answer-ended.js'
import { escapeHtml } from '../pages/escape-html.js'
import { answerPage } from '../pages/render-page.js'
import { resultScript } from '../pages/result-script.js'
import { checkDevice } from '../secrets/check-device.js'
import {
  dropStateCookie,
  keepLoginCookie,
  readStateCookie,
  requireLoginCookie,
  writeStateCookie,
} from '../sessions/cookies.js'
import { readClient } from '../sessions/read-client.js'
import type { SocialClient } from '../social/create-social-client.js'
import {
  createSocialLogin,
  keepFailure,
  keepResult,
  openSocialLogin,
  pollSocialLogin,
  redeemResult,
  type SocialLoginRow,
  takeState,
} from '../social/social-login.js'
import { finishLogin } from './finish-login.js'

export type SocialClients = ReadonlyMap<RedirectProvider, SocialClient>

const statePattern = /^([\w-]{22})\.[\w-]{43}$/
const idPattern = /^[\w-]{22}$/

/** Adds the logins with a provider that shows the visitor its own page. */
export function addSocialEndpoints(app: IdentityApp, context: IdentityContext, clients: SocialClients): void {
  const addLogin = createEndpointAdder(app, loginEndpoints, loginRequests)
  const findClient = (name: string) => {
    const provider = redirectProviders.find((known) => known === name)
    const client = provider && clients.get(provider)
    if (!client) {
      const names = [...clients.keys()].join(', ') || 'none'
      throw new ApiFailure(400, 'provider', `This provider is not configured. Configured: ${names}.`)
    }
    return { provider, client }
  }

  addLogin(
    'startSocial',
    { description: 'Begins a login with a social provider. `uri` is opened in a popup or redirected to.' },
    async ({ request, body }) => {
      const { provider: name, device: asked, origin, returnTo, ...begun } = body
      const { provider } = findClient(name)
      await context.requireAllowedOrigin(origin)
      if (returnTo !== undefined && new URL(returnTo).origin !== origin) {
        throw new ApiFailure(400, 'returnTo', 'Must be a page of `origin`.')
      }
      const device = await checkDevice(asked, begun.challenge)
      const refusal = request.env.chargeLogin()
      if (refusal) return refusal
      const cookie = keepLoginCookie(request)
      const client = readClient(request.req.header('user-agent'))
      const row = await createSocialLogin(context, { ...begun, provider, origin, returnTo, device, client, cookie })
      return {
        loginId: row.id,
        uri: `${context.readPublicUrl()}/social/${provider}/open?login=${row.id}`,
        expiresAt: new Date(row.expiresAt).toISOString(),
      }
    },
  )

  addLogin(
    'redeemSocial',
    { description: 'Redeems the result of a login with a social provider for a session.' },
    async ({ request, body }) => {
      const cookie = requireLoginCookie(request)
      const created = await redeemResult(context, { ...body, cookie })
      return finishLogin(context, request, created)
    },
  )

  addLogin(
    'pollSocial',
    {
      description:
        'Whether the provider has answered; once it has, the session. For a window that cannot answer its opener.',
    },
    async ({ request, body }) => {
      const cookie = requireLoginCookie(request)
      const polled = await pollSocialLogin(context, { ...body, cookie })
      if (polled.state !== 'completed') return polled
      return { state: 'completed', session: await finishLogin(context, request, polled.created) }
    },
  )

  /** `openedBy`: the page that opens it, if the browser reports an origin that others cannot forge. */
  const openProvider = async (request: Context<IdentityEnv>, name: string, openedBy: string | undefined) => {
    const { provider, client } = findClient(name)
    const loginId = request.req.query('login') ?? ''
    if (!idPattern.test(loginId)) throw new ApiFailure(400, 'login', 'Must be the id of the login.')
    const state = await openSocialLogin(context, { loginId, provider, openedBy })
    const url = await client.writeUrl(state).catch((error: unknown) => {
      context.report(`Identity: ${provider} does not answer. ${formatError(error)}`)
      throw new ApiFailure(503, 'provider', 'The provider does not answer. Try again later.')
    })
    writeStateCookie(request, loginId, state)
    request.header('referrer-policy', 'no-referrer')
    request.header('cache-control', 'no-store')
    return url.href
  }
  app.get('/social/:provider/open', async (request) =>
    request.redirect(await openProvider(request, request.req.param('provider'), undefined)),
  )
  // A link cannot send a POST, and a page cannot send it with the origin of another.
  app.post('/social/:provider/open', async (request) => {
    const url = await openProvider(request, request.req.param('provider'), request.req.header('origin'))
    // Not a redirect: browsers would compare it with `form-action` of the page that has sent the form.
    request.header('refresh', `0;url=${url}`)
    return request.body(null)
  })

  const answerCallback = async (request: Context<IdentityEnv>, name: string, reply: URLSearchParams) => {
    const { provider, client } = findClient(name)
    const state = reply.get('state') ?? ''
    const loginId = statePattern.exec(state)?.[1]
    // The reply belongs to the browser that was sent to the provider, and to no other.
    const isOfThisBrowser = loginId !== undefined && readStateCookie(request, loginId) === state
    const row = isOfThisBrowser ? await takeState(context, state, provider) : undefined
    if (!row) return answerEnded('failed', request.req.header('accept-language'), 400)
    dropStateCookie(request, row.id)
    const fail = async (error: SocialFailure) => {
      await keepFailure(context, row.id, error)
      return answerResult(request, row, { error })
    }
    const error = reply.get('error')
    if (error !== null) return fail(error === 'access_denied' ? error : 'failed')
    try {
      const profile = await client.readProfile(reply, state)
      return answerResult(request, row, { code: await keepResult(context, row, profile) })
    } catch (failure) {
      context.report(`Identity: the reply of ${provider} was refused. ${formatError(failure)}`)
      return fail('failed')
    }
  }

  const answerResult = (request: Context<IdentityEnv>, row: SocialLoginRow, result: Record<string, string>) => {
    const uri = `${context.readPublicUrl()}/social/result?${new URLSearchParams(result)}`
    if (row.returnTo !== null) {
      const target = new URL(row.returnTo)
      target.searchParams.set('result_uri', uri)
      request.header('referrer-policy', 'no-referrer')
      return request.redirect(target.href, 303)
    }
    const { pages } = readWords(row.language)
    const isDone = result.error === undefined
    const page = answerPage({
      language: row.language,
      title: isDone ? pages.done : pages.failed,
      paragraphs: [isDone ? pages.doneNext : pages.failedNext],
      extra:
        `<div hidden data-origin="${escapeHtml(row.origin)}" data-uri="${escapeHtml(uri)}"></div>` +
        '<script src="/social/result.js" defer></script>',
    })
    return request.newResponse(page.body, 200, Object.fromEntries(page.headers))
  }

  app.get('/social/:provider/callback', (request) =>
    answerCallback(request, request.req.param('provider'), new URL(request.req.url).searchParams),
  )
  // Apple sends a form from its own page.
  app.post('/social/:provider/callback', async (request) =>
    answerCallback(request, request.req.param('provider'), new URLSearchParams(await request.req.text())),
  )
  app.get('/social/result.js', ({ body }) =>
    body(resultScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
}
