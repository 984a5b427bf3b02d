import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../../../servers/http/listen.js'
import { startStandIns } from '../../../../servers/identity/stand-ins/start-stand-ins.js'
import type { Service } from '../../../../servers/service.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { answerProvider, deliver, readResult, startSocial } from './fixtures/walk-social-login.js'

vi.setConfig({ testTimeout: 30_000 })

const ISSUER = '/oidc/google'
const own = await generateKeyPair('ES256')
const foreign = await generateKeyPair('ES256')

let standIns: Service
let identity: TestIdentity
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  identity = await startTestIdentity()
})
afterAll(async () => {
  await identity.close()
  await standIns.close()
})

/** The stand-in of Google behind a provider with keys of its own, whose ID tokens `write` makes. */
async function startProvider(write: (claims: JWTPayload) => string | Promise<string>): Promise<Listening> {
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }]
  const provider: Listening = await listen({
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (pathname === `${ISSUER}/keys`) return Response.json({ keys })
      const answer = await fetch(standIns.url + pathname + search, {
        method: request.method,
        headers: ['content-type', 'authorization'].flatMap((name) => {
          const value = request.headers.get(name)
          return value === null ? [] : [[name, value]]
        }) as [string, string][],
        redirect: 'manual',
        ...(request.method === 'POST' ? { body: await request.text() } : {}),
      })
      const text = (await answer.text()).replaceAll(standIns.url, provider.url)
      if (pathname === `${ISSUER}/token`) {
        const reply = JSON.parse(text) as { id_token: string }
        const claims = { ...decodeJwt(reply.id_token), iss: provider.url + ISSUER }
        return Response.json({ ...reply, id_token: await write(claims) })
      }
      const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      const location = answer.headers.get('location')
      if (location !== null) {
        const target = new URL(location)
        target.searchParams.set('iss', provider.url + ISSUER)
        headers.set('location', String(target))
      }
      return new Response(text, { status: answer.status, headers })
    },
  })
  return provider
}

const sign = (claims: JWTPayload, { privateKey } = own) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(privateKey)

/** The error that the page of the popup tells: null for a login that can be redeemed. */
async function logIn(write: (claims: JWTPayload) => string | Promise<string>): Promise<string | null> {
  const provider = await startProvider(write)
  const client = { clientId: 'stand-in', clientSecret: 'stand-in', url: provider.url + ISSUER }
  const openBrowser = identity.vary({ social: { google: client } })
  const popup = openBrowser()
  const { uri } = await startSocial(openBrowser(), 'google')
  const result = readResult(await deliver(popup, await answerProvider(popup, uri)))
  await provider.close()
  return result.searchParams.get('error')
}

test('an ID token of the provider is believed', async () => {
  expect(await logIn((claims) => sign(claims))).toBeNull()
})

const now = Math.floor(Date.now() / 1_000)

test.each<[string, (claims: JWTPayload) => string | Promise<string>]>([
  ['the issuer of another provider', (claims) => sign({ ...claims, iss: 'https://accounts.example' })],
  ['another audience', (claims) => sign({ ...claims, aud: 'another-app' })],
  ['another nonce', (claims) => sign({ ...claims, nonce: 'n'.repeat(43) })],
  ['no nonce', ({ nonce, ...claims }) => sign(claims)],
  ['an end in the past', (claims) => sign({ ...claims, iat: now - 1_200, exp: now - 600 })],
  ['a signature of another key', (claims) => sign(claims, foreign)],
  ['no signature', (claims) => new UnsecuredJWT(claims).encode()],
])('an ID token with %s is refused', async (_, write) => {
  expect(await logIn(write)).toBe('failed')
})
