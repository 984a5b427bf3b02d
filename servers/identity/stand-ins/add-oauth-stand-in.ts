import type { Hono } from 'hono'
import { type RedirectProvider, redirectProviders } from '../../../src/services/identity/provider-schema.js'
import { providers } from '../social/providers.js'
import { decideReply, type Grants, nameSubject, type Profile, readAuthorization } from './create-grants.js'
import { answerStandIn, personFields } from './render-stand-in.js'

type WriteUser = (profile: Profile) => unknown

const names: Readonly<Partial<Record<RedirectProvider, string>>> = {
  x: 'X',
  discord: 'Discord',
  github: 'GitHub',
  facebook: 'Facebook',
}

/** The profile in the API of each provider, by path. */
const apis: Readonly<Partial<Record<RedirectProvider, Readonly<Record<string, WriteUser>>>>> = {
  x: {
    '/2/users/me': (profile) => ({
      data: {
        id: nameSubject('x', profile),
        name: profile.name,
        username: profile.name,
        ...(profile.isVerified ? { confirmed_email: profile.email } : {}),
      },
    }),
  },
  discord: {
    '/api/users/@me': (profile) => ({
      id: nameSubject('discord', profile),
      username: profile.name.toLowerCase(),
      global_name: profile.name,
      email: profile.email,
      verified: profile.isVerified,
    }),
  },
  github: {
    '/user': (profile) => ({ id: Number(nameSubject('github', profile)), login: profile.name, email: profile.email }),
    '/user/emails': ({ email, isVerified }) => [{ email, primary: true, verified: isVerified, visibility: 'private' }],
  },
  facebook: {
    '/me': (profile) => ({ id: nameSubject('facebook', profile), name: profile.name, email: profile.email }),
  },
}

/** Adds a provider of OAuth 2.0 that stands in for X, Discord, GitHub and Facebook: `/oauth/x` and so on. */
export function addOAuthStandIn(app: Hono, grants: Grants): void {
  for (const id of redirectProviders) {
    const provider = providers[id]
    const name = names[id]
    if (provider.kind !== 'oauth' || name === undefined) continue
    const place = (url: string) => `/oauth/${id}${new URL(url).pathname}`
    const authorize = place(provider.authorizeUrl)

    app.get(authorize, ({ req, text }) => {
      const hidden = readAuthorization(new URL(req.url).searchParams)
      if (!hidden) return text('The stand-in serves clients of this machine only.', 400)
      return answerStandIn({ name, action: authorize, hidden, fields: personFields })
    })
    app.post(authorize, async ({ req, text, redirect }) => {
      const form = new URLSearchParams(await req.text())
      const hidden = readAuthorization(form)
      if (!hidden) return text('The stand-in serves clients of this machine only.', 400)
      return redirect(`${hidden.redirect_uri}?${decideReply(grants, id, form)}`, 303)
    })
    app.post(place(provider.tokenUrl), async ({ req, json }) => {
      const exchanged = grants.exchange(id, req.raw.headers, new URLSearchParams(await req.text()))
      if (!exchanged) return json({ error: 'invalid_grant' }, 400)
      return json({ access_token: exchanged.token, token_type: 'bearer', scope: provider.scope })
    })
    for (const [path, writeUser] of Object.entries(apis[id] ?? {})) {
      app.get(`/oauth/${id}${path}`, ({ req, json }) => {
        const profile = grants.findProfile(id, req.raw.headers)
        return profile ? json(writeUser(profile) as object) : json({ error: 'invalid_token' }, 401)
      })
    }
  }
}
