import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBundlerService } from '../../../../servers/bundler/create-bundler-service.js'
import { createAccessToken } from '../../../../servers/http/access-token.js'
import { createNode } from '../../../../wallets/embedded/rpc/create-node.js'
import { createBundlerFetch } from '../../../../wallets/embedded/service/create-bundler-fetch.js'
import type { IdentityClient } from '../../../../wallets/embedded/service/create-identity-client.js'
import { logIn, startTestIdentity, type TestIdentity } from '../identity/fixtures/start-test-identity.js'
import { restartBundler, type TestBundler } from './fixtures/bundler-world.js'

const key = 'a1'.repeat(32)

let identity: TestIdentity
let bundler: TestBundler
beforeAll(async () => {
  identity = await startTestIdentity({ bundlerAccessKey: key })
  const account = privateKeyToAccount(generatePrivateKey())
  // What is asked here needs no chain.
  bundler = restartBundler('http://127.0.0.1:1', { account, accessKey: key, now: identity.now })
})
afterAll(async () => {
  await bundler.close()
  await identity.close()
})

const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
const post = async (authorization: string) => (await bundler.post(text, { authorization })).status

test('a bundler with a key answers those who have it, and nobody else', async () => {
  expect(await bundler.post(text)).toEqual({
    status: 401,
    body: { status: 'FAILED', reasons: [{ field: 'authorization', description: expect.stringContaining('Bearer') }] },
  })
  expect(await post(`Bearer ${key}`)).toBe(200)
  for (const wrong of [
    `Bearer ${'a2'.repeat(32)}`,
    `Basic ${key}`,
    'Bearer',
    `Bearer ${key}0`,
    'Bearer .',
    `Bearer ${key.slice(2)}`,
  ]) {
    expect([wrong, await post(wrong)]).toEqual([wrong, 401])
  }
})

test('a login of the identity service is enough for 10 minutes, with a token that cannot be changed', async () => {
  const stranger = await identity.openBrowser().post('/bundler/token')
  expect(stranger.status).toBe(401)
  const { browser } = await logIn(identity, 'bundler@mail.example')
  const { status, body } = await browser.post('/bundler/token')
  expect([status, body.expiresAt]).toEqual([200, identity.now() + 600_000])
  const token = String(body.token)
  expect(await post(`Bearer ${token}`)).toBe(200)
  const [end = '', signature = ''] = token.split('.')
  for (const forged of [`${Number(end) + 1}.${signature}`, `${end}.${signature.slice(1)}`, end, `.${signature}`]) {
    expect([forged, await post(`Bearer ${forged}`)]).toEqual([forged, 401])
  }
  expect(await post(`Bearer ${createAccessToken('b2'.repeat(32), identity.now()).token}`)).toBe(401)
  identity.wait(600_000)
  expect(await post(`Bearer ${token}`)).toBe(401)
})

test('the frame asks for a token when the bundler wants one, and again when it has ended', async () => {
  const { browser } = await logIn(identity, 'frame@mail.example')
  const asked: string[] = []
  const client = {
    async call({ path }: { path: string }) {
      asked.push(path)
      return (await browser.post(path)).body
    },
  } as unknown as IdentityClient
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('host', 'localhost:3008')
    return bundler.answer(request, '127.0.0.1')
  }
  const rpcUrl = 'http://localhost:3008/v1/eip155:31337'
  const call = createNode({ name: 'Chain', rpcUrl }, createBundlerFetch(client, { send, now: identity.now }))
  for (const _ of [1, 2]) expect(await call('eth_chainId', [])).toBe('0x7a69')
  expect(asked).toEqual(['/bundler/token'])
  identity.wait(600_000)
  expect(await call('eth_chainId', [])).toBe('0x7a69')
  expect(asked).toHaveLength(2)
})

describe('while no process of the bundler sends', () => {
  const rpcUrl = 'http://localhost:3008/v1/eip155:31337'
  const init = { method: 'POST', body: text, headers: { host: 'localhost:3008', 'content-type': 'application/json' } }
  const noIdentity = {} as IdentityClient
  let isHeld: boolean
  let standby: TestBundler
  beforeEach(() => {
    vi.useFakeTimers()
    isHeld = false
    const account = privateKeyToAccount(generatePrivateKey())
    standby = restartBundler('http://127.0.0.1:1', { account, maySend: () => isHeld })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await standby.close()
  })
  const answer: typeof fetch = (input, init) => standby.answer(new Request(input, init), '127.0.0.1')

  test('the frame tries again until another one has taken over', async () => {
    let calls = 0
    const send: typeof fetch = (input, init) => {
      calls += 1
      // The first finds a connection that is cut.
      return calls === 1 ? Promise.reject(new TypeError('fetch failed')) : answer(input, init)
    }
    const reply = createBundlerFetch(noIdentity, { send })(rpcUrl, init)
    await vi.advanceTimersByTimeAsync(1_800)
    isHeld = true
    await vi.advanceTimersByTimeAsync(500)
    expect([(await reply).status, calls]).toEqual([200, 5])
  })

  test('the frame gives up after 4 s, and when it is to stop', async () => {
    const reply = createBundlerFetch(noIdentity, { send: answer })(rpcUrl, init)
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await reply).status).toBe(503)
    const stopping = new AbortController()
    const stopped = createBundlerFetch(noIdentity, { send: answer })(rpcUrl, { ...init, signal: stopping.signal })
    const reason = expect(stopped).rejects.toThrow('stop')
    await vi.advanceTimersByTimeAsync(100)
    stopping.abort(new Error('stop'))
    await reason
  })
})

test('a service without the key gives no token', async () => {
  const { browser } = await logIn(identity, 'none@mail.example')
  const without = identity.vary({ bundlerAccessKey: undefined as never })()
  for (const [name, value] of browser.cookies) without.cookies.set(name, value)
  expect((await without.post('/bundler/token')).status).toBe(404)
})

test.each(['', 'secret', 'zz'.repeat(32)])(
  'no service has %j as its access key, which HMAC takes for an empty one',
  (text) => {
    const account = privateKeyToAccount(generatePrivateKey())
    expect(() => createBundlerService({ rpcUrls: new Map(), account, accessKey: text })).toThrow(
      'must be 64 hexadecimal',
    )
  },
)
