import { parse } from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../../../../servers/http/listen.js'
import { describeFarcasterStandIn, startStandIns } from '../../../../servers/identity/stand-ins/start-stand-ins.js'
import type { Service } from '../../../../servers/service.js'
import { loginEndpoints } from '../../../../src/services/identity/schema.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createVerifier, type TestBrowser } from './fixtures/test-browser.js'

vi.setConfig({ testTimeout: 30_000 })

const stranger = privateKeyToAccount(generatePrivateKey())

let standIns: Service
let identity: TestIdentity
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  // The messages of the stand-in are dated by the real clock.
  identity = await startTestIdentity({ now: Date.now })
})
afterAll(async () => {
  await identity.close()
  await standIns.close()
})

const open = () => identity.vary({ farcaster: describeFarcasterStandIn(standIns.url) })()
async function begin(browser: TestBrowser) {
  const { verifier, challenge } = createVerifier()
  const reply = await browser.post('/farcaster/start', { challenge, origin: APP })
  return { verifier, ...parse(loginEndpoints.startFarcaster.reply, reply.body) }
}
async function sign(url: string, name: string) {
  const form = new URLSearchParams({ channelToken: new URL(url).searchParams.get('channelToken') ?? '', name })
  form.set('answer', 'yes')
  await fetch(new URL('/farcaster/connect', url), { method: 'POST', body: form })
}

test('a person who signs in the other app has a session, once, and the same account again', async () => {
  const accounts: string[] = []
  for (let login = 0; login < 2; login += 1) {
    const browser = open()
    const { loginId, verifier, url } = await begin(browser)
    expect(await (await fetch(url)).text()).toContain('This page is not Farcaster')
    const poll = () => browser.post('/farcaster/poll', { loginId, verifier })
    expect((await poll()).body).toEqual({ state: 'pending' })
    await sign(url, 'grace')
    const replies = await Promise.all(Array.from({ length: 5 }, poll))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    const done = parse(loginEndpoints.pollFarcaster.reply, replies.find(({ status }) => status === 200)?.body)
    if (done.state !== 'completed') throw new Error('It is pending.')
    expect(done.session).toMatchObject({ method: 'farcaster', userName: 'grace', email: null })
    accounts.push(done.session.accountId)
  }
  expect(accounts[0]).toBe(accounts[1])
})

test('another browser gets nothing, and who reads the database cannot ask the relay', async () => {
  const browser = open()
  const other = open()
  const { loginId, verifier, url } = await begin(browser)
  await begin(other)
  await sign(url, 'grace')
  expect((await other.post('/farcaster/poll', { loginId, verifier })).status).toBe(404)
  const { verifier: wrong } = createVerifier()
  expect((await browser.post('/farcaster/poll', { loginId, verifier: wrong })).status).toBe(404)
  const token = new URL(url).searchParams.get('channelToken') ?? ''
  const { socialLogins } = await import('../../../../servers/identity/database/schema.js')
  const rows = JSON.stringify(await identity.db.select().from(socialLogins))
  expect(rows).toContain(loginId)
  expect(rows).not.toContain(token)
})

test.each<
  [what: string, change: (reply: Record<string, unknown>) => Record<string, unknown> | Promise<Record<string, unknown>>]
>([
  ['another Farcaster id', (reply) => ({ ...reply, fid: Number(reply.fid) + 1 })],
  [
    'an id in the message that the address does not own',
    (reply) => ({
      ...reply,
      fid: 7,
      message: String(reply.message).replace(/fid\/\d+/, 'fid/7'),
    }),
  ],
  [
    'the message of another login',
    (reply) => ({
      ...reply,
      message: String(reply.message).replace(/Nonce: \w+/, `Nonce: ${'a'.repeat(64)}`),
    }),
  ],
  [
    'the message for another app',
    (reply) => ({
      ...reply,
      message: String(reply.message).replaceAll('app.example', 'evil.example'),
    }),
  ],
  [
    'a right message of an address that does not own the id',
    async (reply) => {
      const message = String(reply.message).replace(/0x[\da-fA-F]{40}/, stranger.address)
      return { ...reply, message, signature: await stranger.signMessage({ message }) }
    },
  ],
  ['another signature', (reply) => ({ ...reply, signature: `0x${'11'.repeat(65)}` })],
  ['no signature', ({ signature: _signature, ...reply }) => reply],
])('a relay that tells %s is not believed', async (_what, change) => {
  const relay = await listen({
    port: 0,
    async fetch(request) {
      const path = new URL(request.url).pathname
      const body = request.method === 'POST' ? await request.text() : undefined
      const authorization = request.headers.get('authorization')
      const reply = await fetch(`${standIns.url}/farcaster${path}`, {
        method: request.method,
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        ...(body === undefined ? {} : { body }),
      })
      const json = (await reply.json()) as Record<string, unknown>
      return Response.json(json.state === 'completed' ? await change(json) : json, { status: reply.status })
    },
  })
  const { rpcUrl } = describeFarcasterStandIn(standIns.url)
  const browser = identity.vary({ farcaster: { relayUrl: relay.url, rpcUrl } })()
  const { loginId, verifier, url } = await begin(browser)
  await sign(url, 'grace')
  expect((await browser.post('/farcaster/poll', { loginId, verifier })).status).toBe(503)
  expect(browser.cookies.has('__Host-lintel_session')).toBe(false)
  await relay.close()
})
