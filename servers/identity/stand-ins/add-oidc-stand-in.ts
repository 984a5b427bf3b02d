import type { Hono } from 'hono'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { escapeHtml } from '../pages/escape-html.js'
import { renderPage } from '../pages/render-page.js'
import { decideReply, type Grants, nameSubject, readAuthorization, STAND_IN_CLIENT } from './create-grants.js'
import { answerStandIn, personFields, standInHeaders } from './render-stand-in.js'

const names: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' }
const submitScript = 'document.forms[0].submit()\n'

/** Adds a provider of OpenID Connect that stands in for Google and Apple, each an issuer: `/oidc/google`, `/oidc/apple`. */
export async function addOidcStandIn(app: Hono, grants: Grants, readUrl: () => string): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'stand-in', alg: 'ES256', use: 'sig' }
  const nameIssuer = (provider: string) => `${readUrl()}/oidc/${provider}`

  app.get('/oidc/:provider/.well-known/openid-configuration', ({ req, json, notFound }) => {
    const provider = req.param('provider')
    if (!(provider in names)) return notFound()
    const issuer = nameIssuer(provider)
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'form_post'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })
  app.get('/oidc/:provider/keys', ({ json }) => json({ keys: [key] }))
  app.get('/oidc/submit.js', ({ body }) =>
    body(submitScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )

  app.get('/oidc/:provider/authorize', ({ req, text, notFound }) => {
    const provider = req.param('provider')
    const name = names[provider]
    const hidden = readAuthorization(new URL(req.url).searchParams)
    if (!name) return notFound()
    if (!hidden) return text('The stand-in serves clients of this machine only.', 400)
    return answerStandIn({ name, action: `/oidc/${provider}/authorize`, hidden, fields: personFields })
  })
  app.post('/oidc/:provider/authorize', async ({ req, text, redirect }) => {
    const provider = req.param('provider')
    const form = new URLSearchParams(await req.text())
    const hidden = readAuthorization(form)
    if (!hidden?.redirect_uri) return text('The stand-in serves clients of this machine only.', 400)
    const reply = decideReply(grants, provider, form)
    reply.set('iss', nameIssuer(provider))
    if (hidden.response_mode !== 'form_post') return redirect(`${hidden.redirect_uri}?${reply}`, 303)
    return new Response(renderForm(hidden.redirect_uri, reply), { headers: standInHeaders })
  })
  app.post('/oidc/:provider/token', async ({ req, json }) => {
    const provider = req.param('provider')
    const exchanged = grants.exchange(provider, req.raw.headers, new URLSearchParams(await req.text()))
    if (!exchanged) return json({ error: 'invalid_grant' }, 400)
    const { profile, nonce } = exchanged.grant
    const idToken = await new SignJWT({
      email: profile.email,
      // Apple writes it as text.
      email_verified: provider === 'apple' ? String(profile.isVerified) : profile.isVerified,
      ...(provider === 'google' ? { name: profile.name } : {}),
      ...(nonce === undefined ? {} : { nonce }),
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'stand-in' })
      .setIssuer(nameIssuer(provider))
      .setAudience(STAND_IN_CLIENT.clientId)
      .setSubject(nameSubject(provider, profile))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return json({ access_token: exchanged.token, token_type: 'Bearer', expires_in: 300, id_token: idToken })
  })
}

/** The page that sends the reply of Apple as a form. */
function renderForm(redirectUri: string, reply: URLSearchParams): string {
  const inputs = [...reply].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return renderPage({
    language: 'en',
    title: 'Stand-in for Apple',
    paragraphs: [],
    extra:
      `<form method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}<button>Continue</button></form>` +
      '<script src="/oidc/submit.js" defer></script>',
  })
}
