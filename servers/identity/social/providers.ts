import * as v from 'valibot'
import { readEmailAddress } from '../../../src/rules/login/email-address.js'
import type { RedirectProvider } from '../../../src/services/identity/provider-schema.js'
import type { SocialProfile } from './social-profile.js'

/** The access that the operator has registered with a provider. */
export type ProviderAccess = {
  clientId: string
  clientSecret: string
  /** Of Google and Apple: the issuer. Of the others: the base URL of the pages and the API. Default: the provider's own. */
  url?: string
}

/** Requests a path of the provider's API with the access token. */
export type ReadApi = (path: string) => Promise<unknown>

type Common = {
  scope: string
  /** How the client proves itself to the token endpoint. */
  clientAuth: 'basic' | 'post'
  /** PKCE with S256 (RFC 7636), where the provider documents it. */
  hasPkce: boolean
}

/** A provider of OpenID Connect: its issuer gives the endpoints, and its ID token identifies the visitor. */
export type OidcProvider = Common & {
  kind: 'oidc'
  issuer: string
  /** Apple sends the reply as a form when a scope is requested. */
  responseMode?: 'form_post'
}

/** A provider of OAuth 2.0 alone: its own API identifies the visitor. */
export type OAuthProvider = Common & {
  kind: 'oauth'
  authorizeUrl: string
  tokenUrl: string
  apiUrl: string
  readProfile: (read: ReadApi) => Promise<SocialProfile>
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const optionalText = v.nullish(text)
/** An address as the login by e-mail reads it. One with characters outside of ASCII counts as none, its domain included. */
const emailText = v.nullish(
  v.pipe(
    v.string(),
    v.transform((address) => (/^[!-~]+$/.test(address) ? readEmailAddress(address) : null)),
  ),
)

/** The claims of an ID token. Apple writes `email_verified` as text. */
const claimsSchema = v.object({
  sub: text,
  name: optionalText,
  email: emailText,
  email_verified: v.nullish(v.union([v.boolean(), v.string()])),
})
const xSchema = v.object({ data: v.object({ id: text, username: text, confirmed_email: emailText }) })
const discordSchema = v.object({
  id: text,
  username: text,
  global_name: optionalText,
  email: emailText,
  verified: v.nullish(v.boolean()),
})
const githubSchema = v.object({ id: v.pipe(v.number(), v.safeInteger()), login: text })
const githubEmailsSchema = v.array(v.object({ email: emailText, primary: v.boolean(), verified: v.boolean() }))
const facebookSchema = v.object({ id: text, name: optionalText })

/** Reads the claims of an ID token. @throws ValiError */
export function readClaims(claims: unknown): SocialProfile {
  const { sub, name, email, email_verified } = v.parse(claimsSchema, claims)
  const isVerified = email_verified === true || email_verified === 'true'
  return { subject: sub, userName: name ?? null, verifiedEmail: isVerified ? (email ?? null) : null }
}

/** The providers, with their own addresses. */
export const providers: Record<RedirectProvider, OidcProvider | OAuthProvider> = {
  google: {
    kind: 'oidc',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    clientAuth: 'post',
    hasPkce: true,
  },
  apple: {
    kind: 'oidc',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    clientAuth: 'post',
    hasPkce: false,
    responseMode: 'form_post',
  },
  x: {
    kind: 'oauth',
    authorizeUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    apiUrl: 'https://api.x.com',
    scope: 'users.read tweet.read users.email',
    clientAuth: 'basic',
    hasPkce: true,
    async readProfile(read) {
      const { data } = v.parse(xSchema, await read('/2/users/me?user.fields=confirmed_email'))
      return { subject: data.id, userName: data.username, verifiedEmail: data.confirmed_email ?? null }
    },
  },
  discord: {
    kind: 'oauth',
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    apiUrl: 'https://discord.com',
    scope: 'identify email',
    clientAuth: 'post',
    hasPkce: true,
    async readProfile(read) {
      const user = v.parse(discordSchema, await read('/api/users/@me'))
      const verifiedEmail = user.verified === true ? (user.email ?? null) : null
      return { subject: user.id, userName: user.global_name ?? user.username, verifiedEmail }
    },
  },
  github: {
    kind: 'oauth',
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    apiUrl: 'https://api.github.com',
    scope: 'read:user user:email',
    clientAuth: 'post',
    hasPkce: true,
    async readProfile(read) {
      const user = v.parse(githubSchema, await read('/user'))
      // The address of `/user` is the public one of the visitor, which need not be verified.
      const emails = v.parse(githubEmailsSchema, await read('/user/emails'))
      const primary = emails.find((email) => email.primary && email.verified)
      return { subject: String(user.id), userName: user.login, verifiedEmail: primary?.email ?? null }
    },
  },
  facebook: {
    kind: 'oauth',
    authorizeUrl: 'https://www.facebook.com/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    apiUrl: 'https://graph.facebook.com',
    scope: 'public_profile',
    clientAuth: 'post',
    hasPkce: false,
    async readProfile(read) {
      const user = v.parse(facebookSchema, await read('/me?fields=id,name'))
      // Facebook does not say whether an address is verified, so it is not requested.
      return { subject: user.id, userName: user.name ?? null, verifiedEmail: null }
    },
  },
}
