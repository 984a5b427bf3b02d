import { Hono } from 'hono'
import { type RedirectProvider, redirectProviders } from '../../../src/services/identity/provider-schema.js'
import { checkHost } from '../../http/check-host.js'
import { listen } from '../../http/listen.js'
import type { Service } from '../../service.js'
import { pageStyle } from '../pages/render-page.js'
import type { FarcasterAccess } from '../social/create-farcaster-client.js'
import { type ProviderAccess, providers } from '../social/providers.js'
import { addFarcasterStandIn } from './add-farcaster-stand-in.js'
import { addOAuthStandIn } from './add-oauth-stand-in.js'
import { addOidcStandIn } from './add-oidc-stand-in.js'
import { createGrants, STAND_IN_CLIENT } from './create-grants.js'

/**
 * Starts the stand-ins of the social providers, on loopback alone: they believe whatever is typed.
 *
 * @throws Error when the port is taken.
 */
export async function startStandIns({ port }: { port: number }): Promise<Service> {
  const app = new Hono()
  let url = ''
  app.use(async ({ req }, next) => {
    const refusal = checkHost(req.raw.headers)
    if (refusal) return refusal
    await next()
  })
  app.get('/page.css', ({ body }) => body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  const grants = createGrants()
  await addOidcStandIn(app, grants, () => url)
  addOAuthStandIn(app, grants)
  addFarcasterStandIn(app, () => url)
  const server = await listen({ fetch: (request) => app.fetch(request), port })
  url = server.url
  return { name: 'Social stand-ins', url, pid: process.pid, close: server.close }
}

/** The access of an identity service to the stand-ins at `url`. */
export function describeStandIns(url: string): Record<RedirectProvider, ProviderAccess> {
  const entries = redirectProviders.map((name) => {
    const path = providers[name].kind === 'oidc' ? 'oidc' : 'oauth'
    return [name, { ...STAND_IN_CLIENT, url: `${url}/${path}/${name}` }]
  })
  return Object.fromEntries(entries) as Record<RedirectProvider, ProviderAccess>
}

/** The access of an identity service to the stand-in for Farcaster at `url`. */
export function describeFarcasterStandIn(url: string): FarcasterAccess {
  return { relayUrl: `${url}/farcaster`, rpcUrl: `${url}/farcaster/rpc` }
}
