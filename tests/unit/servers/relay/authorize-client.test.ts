import { describe, expect, test } from 'vitest'
import { nodeCrypto } from '../../../../servers/relay/node/node-crypto.js'
import { authorizeClient, checkAccess, type RelayAccess } from '../../../../servers/relay/protocol/authorize-client.js'
import { decodeDidKey } from '../../../../servers/relay/protocol/decode-did-key.js'
import { createClientKey, signToken, type TokenClaims } from './fixtures/client-key.js'

const relayUrl = 'wss://relay.example/v1'
const now = Date.now()
const seconds = Math.floor(now / 1000)
const key = createClientKey()

type Attempt = { url?: string; auth?: string; projectId?: string; origin?: string; access?: RelayAccess }

function authorize({ url = relayUrl, auth = signToken(key, relayUrl), projectId, origin, access = {} }: Attempt) {
  const called = new URL(url)
  if (auth) called.searchParams.set('auth', auth)
  if (projectId) called.searchParams.set('projectId', projectId)
  return authorizeClient({ url: called, address: undefined, origin }, { access, crypto: nodeCrypto, now })
}

const withClaims = (change: Partial<TokenClaims>) => signToken(key, relayUrl, change)

describe('the token', () => {
  test('names the client', () => {
    expect(authorize({})).toEqual({ clientId: key.id })
  })

  test.each([
    ['the relay is called without a slash', { url: 'wss://relay.example/v1/' }],
    ['a proxy in front speaks TLS', { url: 'ws://relay.example/v1' }],
    ['the clock is 60 s fast', { auth: withClaims({ iat: seconds + 60 }) }],
    ['the token ended 60 s ago', { auth: withClaims({ exp: seconds - 59 }) }],
    ['no address is named, and it was called by this one', { access: { audiences: [] } }],
    ['its audience is one that is named', { url: 'ws://10.0.0.7:3002', access: { audiences: [relayUrl] } }],
  ])('is taken when %s', (_when, attempt: Attempt) => {
    expect(authorize(attempt)).toEqual({ clientId: key.id })
  })

  const stranger = createClientKey()
  test.each<[string, Attempt, string]>([
    ['from the future', { auth: withClaims({ iat: seconds + 62 }) }, 'JWT Token is not yet valid'],
    ['too old', { auth: withClaims({ exp: seconds - 62 }) }, 'JWT Token has expired'],
    [
      'with a life over a day',
      { auth: withClaims({ exp: seconds + 86_500 }) },
      'JWT Token is valid for more than 24 h',
    ],
    ['of last year for ever', { auth: withClaims({ iat: 0 }) }, 'JWT Token is valid for more than 24 hours'],
    ['for another relay', { auth: withClaims({ aud: 'wss://other.example/v1' }) }, 'aud must be the URL of this relay'],
    ['for another path', { auth: withClaims({ aud: 'wss://relay.example/v2' }) }, 'aud must be the URL of this relay'],
    ['with an audience that is no URL', { auth: withClaims({ aud: 'relay' }) }, 'aud must be the URL of this relay'],
    ['for a host that was called but is not ours', { access: { audiences: ['wss://ours.example'] } }, 'aud must be'],
    ['signed by somebody else', { auth: withClaims({ iss: stranger.id }) }, 'the signature is not of iss'],
    ['changed after it was signed', { auth: spoil(withClaims({})) }, 'the signature is not of iss'],
    ['of no key', { auth: withClaims({ iss: 'did:key:z6Mk' }) }, 'iss must be a did:key of an Ed25519 key'],
    ['of another method', { auth: withClaims({ iss: 'did:web:example' }) }, 'iss must be a did:key'],
    ['without a signature', { auth: withClaims({}).replace(/[^.]*$/, '') }, 'the signature is not of iss'],
    ['with another algorithm', { auth: signToken(key, relayUrl, {}, { alg: 'none', typ: 'JWT' }) }, 'must use EdDSA'],
    ['of two parts', { auth: 'a.b' }, 'the token must use EdDSA'],
    ['of four parts', { auth: `${withClaims({})}.x` }, 'the token must have three parts'],
    ['that is too long', { auth: 'x'.repeat(5000) }, 'longer than 4096'],
    ['with a time that is text', { auth: withClaims({ exp: 'soon' as unknown as number }) }, 'iss, aud, iat and exp'],
    ['absent', { auth: '' }, 'the query must carry auth='],
  ])('is refused %s', (_what, attempt, reason) => {
    const result = authorize(attempt)
    expect(result).toEqual({ reason: expect.stringContaining(reason) })
    expect(result).toEqual({ reason: expect.stringMatching(/^JWT validation error: /) })
    // A close frame holds no more.
    expect('reason' in result && Buffer.byteLength(result.reason)).toBeLessThanOrEqual(123)
  })

  test('says the words clients know when it is not yet valid', () => {
    expect(authorize({ auth: withClaims({ iat: seconds + 3600 }) })).toEqual({
      reason: 'JWT validation error: JWT Token is not yet valid',
    })
  })
})

test.each(['relay.example', 'https://relay.example', 'wss://', ''])(
  'an address that no client can call (%j) is refused at the start, with what to write',
  (audience) => {
    const start = () => checkAccess({ audiences: [relayUrl, audience] })
    expect(start).toThrow('`access.audiences[1]` is not valid')
    expect(start).toThrow('Write the address clients call the relay by, for example wss://relay.example.com.')
  },
)

describe('the project and the page', () => {
  test('any project may connect until some are named', () => {
    const access = { projectIds: ['known'] }
    expect(authorize({})).toEqual({ clientId: key.id })
    expect(authorize({ projectId: 'known', access })).toEqual({ clientId: key.id })
    expect(authorize({ projectId: 'other', access })).toEqual({ reason: 'Unauthorized: invalid key' })
    expect(authorize({ access })).toEqual({ reason: 'Unauthorized: invalid key' })
  })

  test.each([
    ['https://app.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    [undefined, true],
    ['https://evil.example', false],
    ['https://app.example.evil.example', false],
    ['https://localhost.evil.example', false],
    ['http://app.example', false],
    ['null', false],
  ])('with one origin named, %s may connect: %s', (origin, isAllowed) => {
    const result = authorize({ ...(origin ? { origin } : {}), access: { allowedOrigins: ['https://app.example'] } })
    expect(result).toEqual(isAllowed ? { clientId: key.id } : { reason: 'Unauthorized: origin not allowed' })
  })
})

test('reads the key of the did:key specification, and nothing that is no Ed25519 key', () => {
  // Of the test vectors of the did:key method, section Ed25519.
  const bytes = decodeDidKey('did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp')
  expect(Buffer.from(bytes ?? []).toString('hex')).toBe(
    '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
  )
  // secp256k1 of the same specification; letters base 58 does not have; far too long.
  expect(decodeDidKey('did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme')).toBeUndefined()
  expect(decodeDidKey('did:key:z0OIl')).toBeUndefined()
  expect(decodeDidKey(`did:key:z${'6'.repeat(100_000)}`)).toBeUndefined()
})

function spoil(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'somebody else' }
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}
