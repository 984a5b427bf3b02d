import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
} from 'openid-client'
import { readUpTo } from '../../../src/rules/rpc/read-up-to.js'
import { isLoopback } from '../../origins/is-loopback.js'
import type { Vault } from '../secrets/create-vault.js'
import { type OAuthProvider, type OidcProvider, type ProviderAccess, readClaims } from './providers.js'
import type { SocialProfile } from './social-profile.js'

export type SocialClient = {
  /** The login page of the provider. */
  writeUrl(state: string): Promise<URL>
  /**
   * Exchanges the code of the provider's reply and reads the visitor's profile.
   *
   * @param reply The parameters of the reply.
   * @throws Error when the reply or an answer of the provider is not right.
   */
  readProfile(reply: URLSearchParams, state: string): Promise<SocialProfile>
}

export type SocialClientOptions = {
  provider: OidcProvider | OAuthProvider
  access: ProviderAccess
  /** The redirect URL of this service, for this provider alone. */
  readRedirectUri: () => string
  vault: Vault
}

/** The time limit for an answer of a provider, s. */
const TIME_LIMIT = 10
/** Bytes of an answer of a provider. */
const MAX_ANSWER = 65_536

/**
 * The client of one provider. The values of a state (nonce, PKCE verifier) are derived from it with the secret of the
 * service, so that they need not be stored.
 */
export function createSocialClient({ provider, access, readRedirectUri, vault }: SocialClientOptions): SocialClient {
  let discovered: Promise<Configuration> | undefined
  const readConfiguration = () => {
    if (provider.kind === 'oauth') return Promise.resolve(configureOAuth(provider, access))
    discovered ??= discoverIssuer(provider, access).catch((error) => {
      // Asked again by the next login.
      discovered = undefined
      throw error
    })
    return discovered
  }
  const derive = (state: string) => ({
    nonce: vault.derive('nonce', state),
    pkceVerifier: vault.derive('pkce', state),
  })
  return {
    async writeUrl(state) {
      const { nonce, pkceVerifier } = derive(state)
      return buildAuthorizationUrl(await readConfiguration(), {
        redirect_uri: readRedirectUri(),
        scope: provider.scope,
        state,
        ...(provider.kind === 'oidc' ? { nonce } : {}),
        ...(provider.kind === 'oidc' && provider.responseMode ? { response_mode: provider.responseMode } : {}),
        ...(provider.hasPkce
          ? { code_challenge: await calculatePKCECodeChallenge(pkceVerifier), code_challenge_method: 'S256' }
          : {}),
      })
    },
    async readProfile(reply, state) {
      const configuration = await readConfiguration()
      const { nonce, pkceVerifier } = derive(state)
      // The reply of a form has the same parameters.
      const url = new URL(`${readRedirectUri()}?${reply}`)
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: state,
        ...(provider.hasPkce ? { pkceCodeVerifier: pkceVerifier } : {}),
        ...(provider.kind === 'oidc' ? { expectedNonce: nonce, idTokenExpected: true } : {}),
      })
      if (provider.kind === 'oidc') return readClaims(tokens.claims())
      const apiUrl = access.url ?? provider.apiUrl
      return provider.readProfile(async (path) => {
        const response = await fetchProtectedResource(
          configuration,
          tokens.access_token,
          new URL(apiUrl + path),
          'GET',
          undefined,
          new Headers({ accept: 'application/json' }),
        )
        const text = await readUpTo(MAX_ANSWER, response)
        if (!response.ok || text === undefined) throw new Error(`The API answered with ${response.status}.`)
        return JSON.parse(text)
      })
    },
  }
}

function createClientAuth(provider: OidcProvider | OAuthProvider, { clientSecret }: ProviderAccess): ClientAuth {
  if (provider.clientAuth === 'post') return ClientSecretPost(clientSecret)
  // X takes the id and secret unescaped. RFC 6749 §2.3.1 escapes them, which X does not undo.
  return (_server, { client_id }, _body, headers) => {
    headers.set('authorization', `Basic ${Buffer.from(`${client_id}:${clientSecret}`).toString('base64')}`)
  }
}

async function discoverIssuer(provider: OidcProvider, access: ProviderAccess): Promise<Configuration> {
  const issuer = new URL(access.url ?? provider.issuer)
  return discovery(issuer, access.clientId, undefined, createClientAuth(provider, access), {
    timeout: TIME_LIMIT,
    // By default the signature of an ID token is not checked, because it comes from the provider by TLS.
    // A stand-in on this machine has no TLS.
    execute: [enableNonRepudiationChecks, ...(isLoopback(issuer.origin) ? [allowInsecureRequests] : [])],
  })
}

function configureOAuth(provider: OAuthProvider, access: ProviderAccess): Configuration {
  const base = access.url
  const place = (url: string) => (base === undefined ? url : base + new URL(url).pathname)
  const configuration = new Configuration(
    {
      issuer: base ?? new URL(provider.authorizeUrl).origin,
      authorization_endpoint: place(provider.authorizeUrl),
      token_endpoint: place(provider.tokenUrl),
    },
    access.clientId,
    undefined,
    createClientAuth(provider, access),
  )
  configuration.timeout = TIME_LIMIT
  if (base !== undefined && isLoopback(new URL(base).origin)) allowInsecureRequests(configuration)
  return configuration
}
