import { createHash } from 'node:crypto'
import { isLoopback } from '../../origins/is-loopback.js'
import { createToken } from '../secrets/tokens.js'

/** The profile that the visitor enters on the page of a stand-in. */
export type Profile = { name: string; email: string; isVerified: boolean }

export type Grant = {
  provider: string
  redirectUri: string
  nonce: string | undefined
  challenge: string | undefined
  profile: Profile
}

/** The client that every stand-in accepts. */
export const STAND_IN_CLIENT = { clientId: 'stand-in', clientSecret: 'stand-in' } as const

/** The maximum number of codes and tokens. The oldest is deleted first. */
const MAX_GRANTS = 1_000

/** The authorization codes and access tokens of the stand-ins (RFC 6749). */
export function createGrants() {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const add = (map: Map<string, Grant>, grant: Grant) => {
    const key = createToken()
    map.set(key, grant)
    const [oldest] = map.keys()
    if (oldest !== undefined && map.size > MAX_GRANTS) map.delete(oldest)
    return key
  }
  return {
    createCode: (grant: Grant) => add(codes, grant),
    /** Exchanges a code, once, for an access token. Undefined when something about the request is not right. */
    exchange(provider: string, headers: Headers, body: URLSearchParams): { token: string; grant: Grant } | undefined {
      const code = body.get('code') ?? ''
      const grant = codes.get(code)
      codes.delete(code)
      if (!grant || grant.provider !== provider || !isClient(headers, body)) return undefined
      if (body.get('grant_type') !== 'authorization_code' || body.get('redirect_uri') !== grant.redirectUri)
        return undefined
      const verifier = body.get('code_verifier') ?? ''
      const isProven = createHash('sha256').update(verifier).digest('base64url') === grant.challenge
      if (grant.challenge !== undefined && !isProven) return undefined
      return { token: add(tokens, grant), grant }
    },
    /** The profile of an access token. */
    findProfile(provider: string, headers: Headers): Profile | undefined {
      const grant = tokens.get(/^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '')
      return grant?.provider === provider ? grant.profile : undefined
    },
  }
}

export type Grants = ReturnType<typeof createGrants>

function isClient(headers: Headers, body: URLSearchParams): boolean {
  const { clientId, clientSecret } = STAND_IN_CLIENT
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  return (
    headers.get('authorization') === basic ||
    (body.get('client_id') === clientId && body.get('client_secret') === clientSecret)
  )
}

/** The parameters of an authorization request that its form sends back. Undefined when it is not from this machine. */
export function readAuthorization(parameters: URLSearchParams): Record<string, string> | undefined {
  const redirectUri = parameters.get('redirect_uri') ?? ''
  if (!URL.canParse(redirectUri) || !isLoopback(new URL(redirectUri).origin)) return undefined
  if (parameters.get('client_id') !== STAND_IN_CLIENT.clientId || parameters.get('response_type') !== 'code')
    return undefined
  const names = ['client_id', 'response_type', 'redirect_uri', 'state', 'nonce', 'code_challenge', 'response_mode']
  return Object.fromEntries(names.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) ?? '']] : [])))
}

/** The reply to the redirect URI: a code for the profile of the form, or the refusal. */
export function decideReply(grants: Grants, provider: string, form: URLSearchParams): URLSearchParams {
  const state = { state: form.get('state') ?? '' }
  if (form.get('answer') !== 'yes') return new URLSearchParams({ error: 'access_denied', ...state })
  const code = grants.createCode({
    provider,
    redirectUri: form.get('redirect_uri') ?? '',
    nonce: form.get('nonce') ?? undefined,
    challenge: form.get('code_challenge') ?? undefined,
    profile: {
      name: form.get('name') ?? '',
      email: (form.get('email') ?? '').toLowerCase(),
      isVerified: form.get('verified') === 'yes',
    },
  })
  return new URLSearchParams({ code, ...state })
}

/** The provider's id of a visitor, the same for the same e-mail address. */
export function nameSubject(provider: string, { email }: Profile): string {
  const hash = createHash('sha256').update(`${provider} ${email}`).digest()
  return String(hash.readUIntBE(0, 6))
}
