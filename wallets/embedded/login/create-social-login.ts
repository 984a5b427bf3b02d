import { type RedirectProvider, redirectProviders } from '../../../src/services/identity/provider-schema.js'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import { FrameError } from '../messaging/frame-error.js'
import { createLoginApi } from '../service/create-login-api.js'
import { beginLogin, createEndedError, type LoginContext } from './begin-login.js'

export type SocialLoginFlow = {
  /**
   * The page to open in a popup, which posts the result's URI to the page that opened it. With `returnTo`, a page of the
   * host, it is opened in place of the host's page and comes back to it.
   *
   * @throws FrameError with `not-accepted` for a provider that the service does not offer
   */
  writeUri(provider: string, returnTo?: string): Promise<string>
  /** @throws FrameError with `login-cancelled`, `login-ended`, `service-unavailable` */
  redeem(uri: string): Promise<IdentitySession>
  /** Asks the service how far the login is, for a window that seems closed. @throws FrameError as `redeem` */
  check(): Promise<SocialState>
  forget(): void
}

type SocialState = { state: 'unopened' | 'pending' } | { state: 'completed'; session: IdentitySession }

/** The key of the verifier of a login that leaves the page. */
const KEPT = 'lintel.social-verifier'

/** The login with a social provider. One at a time: a new one ends the one before. */
export function createSocialLogin(context: LoginContext): SocialLoginFlow {
  const { client } = context
  const api = createLoginApi(client)
  let verifier: string | null = null
  /** The login whose page was opened last. */
  let loginId: string | null = null

  return {
    async writeUri(name, returnTo) {
      const provider = redirectProviders.find((known): known is RedirectProvider => known === name)
      if (!provider) throw new FrameError(-32602, `${name} has no page to open.`)
      const asked = { provider, ...(returnTo === undefined ? {} : { returnTo }) }
      const begun = await beginLogin(context, (beginning) => api.startSocial({ body: { ...beginning, ...asked } }))
      verifier = begun.verifier
      loginId = begun.login.loginId
      // The host's page and this frame are loaded again before the result comes.
      if (returnTo !== undefined) sessionStorage.setItem(KEPT, verifier)
      return begun.login.uri
    },

    async redeem(uri) {
      const result = new URL(uri)
      if (!uri.startsWith(`${client.baseUrl}/social/result?`)) {
        throw new FrameError(-32602, `The result of a login is a URI of ${client.baseUrl}/social/result.`)
      }
      const error = result.searchParams.get('error')
      const code = result.searchParams.get('code')
      verifier ??= globalThis.sessionStorage?.getItem(KEPT) ?? null
      globalThis.sessionStorage?.removeItem(KEPT)
      if (error !== null) throw createProviderError(error)
      if (code === null || verifier === null) throw createEndedError()
      const session = await api.redeemSocial({ body: { code, verifier } })
      verifier = null
      return session
    },

    async check() {
      if (loginId === null || verifier === null) throw createEndedError()
      const body = { loginId, verifier }
      const login = await api.pollSocial({ body })
      if (login.state === 'failed') throw createProviderError(login.error)
      // Another login may have begun in the meantime.
      if (login.state === 'completed' && loginId === body.loginId) verifier = null
      return login
    },

    forget() {
      verifier = null
    },
  }
}

function createProviderError(error: string): FrameError {
  if (error === 'access_denied') return new FrameError('login-cancelled', 'The login was declined at the provider.')
  return new FrameError('service-unavailable', 'The provider did not complete the login.')
}
