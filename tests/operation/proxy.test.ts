import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startFrame } from '../../servers/frame/node/start-frame.js'
import { listen } from '../../servers/http/listen.js'
import { startInbox } from '../../servers/identity/inbox/start-inbox.js'
import { startIdentity } from '../../servers/identity/node/start-identity.js'
import { startRelay } from '../../servers/relay/node/start-relay.js'
import { wait } from '../../src/rules/async/wait.js'
import { identityDatabases } from '../unit/servers/identity/fixtures/start-test-identity.js'
import { createVerifier } from '../unit/servers/identity/fixtures/test-browser.js'
import { createClientKey, signToken } from '../unit/servers/relay/fixtures/client-key.js'
import { type RunningNginx, startNginx } from './fixtures/start-nginx.js'

const APP = 'https://app.example.com'
const FRAME = 'https://wallet.example.com'
const RELAY = 'wss://relay.example.com'
const hosts = ['wallet', 'id', 'bundler', 'data', 'relay'].map((name) => `${name}.example.com`)
const HSTS = 'max-age=63072000'
/** Fewer than a client has by default, so that a limit is met soon. */
const MAX_AT_ONCE = 4

const folder = mkdtempSync(join(tmpdir(), 'lintel-proxied-'))
const seen: Headers[] = []
const reports: string[] = []
let standbyRequests = 0
const closing: (() => Promise<void>)[] = []
const urls: Record<string, string> = {}
let proxy: RunningNginx

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Wallet</title></head><body></body></html>',
  )
  const databases = await identityDatabases.postgres.start()
  const inbox = await startInbox({ port: 0 })
  const report = (message: string) => void reports.push(message)
  const identity = await startIdentity({
    port: 0,
    database: await databases.locate(),
    secret: Buffer.alloc(32, 7),
    walletKeks: [{ id: 'test', key: Buffer.alloc(32, 9) }],
    smtpUrl: inbox.smtpUrl,
    frameOrigin: FRAME,
    publicUrl: 'https://id.example.com',
    hosts: ['id.example.com'],
    isAllowedOrigin: async (origin) => origin === APP,
    perAddress: { rate: 0.001, burst: MAX_AT_ONCE },
    addressHeader: 'x-forwarded-for',
    report,
  })
  await untilOpen(identity.url)
  const networks = [
    {
      caipNetworkId: 'eip155:1',
      name: 'Ethereum',
      rpcUrl: 'https://rpc.example',
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
    },
  ]
  const frame = await startFrame({
    port: 0,
    folder,
    readConfig: () => ({ identityUrl: 'https://id.example.com', networks }),
    readOrigins: async () => [APP],
    allowsLoopback: false,
    hosts: ['wallet.example.com'],
  })
  const relay = await startRelay({
    port: 0,
    access: { audiences: [RELAY] },
    limits: { connectionsPerAddress: MAX_AT_ONCE },
    addressHeader: 'x-forwarded-for',
    report,
  })
  // In the place of the bundler and the data API: tells what arrives.
  const other = await listen({
    port: 0,
    fetch: async (request) => {
      seen.push(request.headers)
      return Response.json({ length: (await request.text()).length })
    },
  })
  // In the place of a second bundler, which waits for the first one to end.
  const standby = await listen({
    port: 0,
    fetch: async () => {
      standbyRequests += 1
      return new Response(null, { status: 503 })
    },
  })
  Object.assign(urls, {
    FRAME: frame.url,
    IDENTITY: identity.url,
    RELAY: relay.url,
    DATA_API: other.url,
  })
  const locate = (url: string) => `127.0.0.1:${new URL(url).port}`
  const services = Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, locate(url)]))
  const bundlers = [standby, other].map(({ url }) => `server ${locate(url)} max_fails=0;`)
  proxy = await startNginx({ ...services, BUNDLER: 'bundler' }, `upstream bundler { ${bundlers.join(' ')} }`)
  closing.push(
    proxy.close,
    other.close,
    standby.close,
    relay.close,
    frame.close,
    identity.close,
    inbox.close,
    databases.close,
  )
})
/** The identity service does not wait for its database. */
async function untilOpen(url: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    // Each try comes from another client, so that none is over its limit.
    const { status } = await fetch(`${url}/device?token=none`, { headers: { 'x-forwarded-for': `192.0.2.${count}` } })
    if (status !== 503) return
    await wait(50)
  }
}

afterAll(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true })
})

test('each name has TLS and tells browsers to use nothing else; a name that is not served has no certificate', async () => {
  for (const host of hosts) {
    const { status, headers } = await proxy.call(host, { path: '/nothing' })
    expect([host, status < 500, headers['strict-transport-security']]).toEqual([host, true, HSTS])
  }
  await expect(proxy.call('other.example.com')).rejects.toThrow(/unrecognized name|handshake failure|socket hang up/i)
})

test('a request without TLS is led to TLS, except the proof for the certificate', async () => {
  const led = await proxy.call('id.example.com', { scheme: 'http', path: '/device?token=x' })
  expect([led.status, led.headers.location]).toEqual([308, 'https://id.example.com/device?token=x'])
  expect(led.headers).not.toHaveProperty('strict-transport-security')
  mkdirSync(join(proxy.acmeFolder, '.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(proxy.acmeFolder, '.well-known/acme-challenge/token'), 'proof')
  const proof = await proxy.call('id.example.com', { scheme: 'http', path: '/.well-known/acme-challenge/token' })
  expect([proof.status, proof.text]).toEqual([200, 'proof'])
})

test('the page of the frame arrives with its own headers, unchanged', async () => {
  const direct = await fetch(urls.FRAME ?? '')
  const { status, headers, text } = await proxy.call('wallet.example.com')
  expect([status, text]).toEqual([200, await direct.text()])
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${APP};`)
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cache-control']) {
    expect([name, headers[name]]).toEqual([name, direct.headers.get(name)])
  }
  expect(headers).not.toHaveProperty('x-frame-options')
})

test('a login begins by way of the proxy', async () => {
  const { challenge } = createVerifier()
  const reply = await proxy.call('id.example.com', {
    method: 'POST',
    path: '/email/start',
    headers: { origin: FRAME, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@mail.example', challenge, origin: APP, language: 'en' }),
    from: '127.0.0.9',
  })
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('loginId')])
  expect(reply.headers['access-control-allow-origin']).toBe(FRAME)
  expect(String(reply.headers['set-cookie'])).toMatch(/Secure/)
})

/** Opens a WebSocket to the relay, and subscribes. Resolves to its answer, or to the code that it is closed with. */
function subscribe({
  from,
  forged,
}: {
  from: string
  forged: string
}): Promise<{ result?: unknown; code?: number; socket: WebSocket }> {
  const query = new URLSearchParams({ auth: signToken(createClientKey(), RELAY) })
  const agent = new Agent({ ca: proxy.authority, servername: 'relay.example.com', localAddress: from })
  const headers = { host: 'relay.example.com', 'x-forwarded-for': forged }
  const socket = new WebSocket(`wss://127.0.0.1:${proxy.port}/?${query}`, { agent, headers })
  const request = { id: '1', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic: 'ab'.repeat(32) } }
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify(request)))
    socket.once('message', (data) => resolve({ result: JSON.parse(String(data)).result, socket }))
    socket.once('close', (code) => resolve({ code, socket }))
  })
}

test('a WebSocket of the relay passes, and an address that a client claims does not count', async () => {
  const opened = []
  for (let client = 0; client < MAX_AT_ONCE; client += 1) {
    opened.push(await subscribe({ from: '127.0.0.2', forged: `192.0.2.${client}` }))
  }
  for (const { result } of opened) expect(result).toMatch(/^[\da-f]{64}$/)
  expect((await subscribe({ from: '127.0.0.2', forged: '192.0.2.99' })).code).toBe(1013)
  // Another client has connections of its own: it is not the proxy's address that counts.
  const other = await subscribe({ from: '127.0.0.3', forged: '127.0.0.2' })
  expect(other.result).toMatch(/^[\da-f]{64}$/)
  for (const { socket } of [...opened, other]) socket.terminate()
})

test('an address that a client claims in its headers does not count for the limits of the identity service', async () => {
  const call = (from: string, count: number) =>
    proxy.call('id.example.com', {
      path: '/openapi.json',
      from,
      headers: { 'x-forwarded-for': `192.0.2.${count}, 192.0.2.7` },
    })
  const statuses = []
  for (let count = 0; count <= MAX_AT_ONCE; count += 1) statuses.push((await call('127.0.0.4', count)).status)
  expect(statuses).toEqual([...Array<number>(MAX_AT_ONCE).fill(200), 429])
  expect((await call('127.0.0.5', 0)).status).toBe(200)
  expect(reports).toEqual([])
})

test('a service gets the address of the client alone, an id of the proxy, and the name that was called', async () => {
  seen.length = 0
  await proxy.call('data.example.com', {
    from: '127.0.0.6',
    headers: { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'chosen', upgrade: 'h2c', connection: 'upgrade' },
  })
  const [headers] = seen
  expect([headers?.get('x-forwarded-for'), headers?.get('host')]).toEqual(['127.0.0.6', 'data.example.com'])
  expect(headers?.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
  expect(headers?.has('upgrade')).toBe(false)
})

test('of two bundlers the one that sends gets every operation', async () => {
  seen.length = 0
  for (const body of ['first', 'second', 'third', 'fourth']) {
    const { status, text } = await proxy.call('bundler.example.com', { method: 'POST', body, from: '127.0.0.10' })
    expect([status, text]).toEqual([200, JSON.stringify({ length: body.length })])
  }
  expect([seen.length, standbyRequests > 0]).toEqual([4, true])
})

test.each([
  ['wallet.example.com', 1],
  ['id.example.com', 64],
  ['data.example.com', 64],
  ['bundler.example.com', 256],
  ['relay.example.com', 1],
])('a body for %s above %d KiB does not reach the service', async (host, size) => {
  const post = (length: number) =>
    proxy.call(host, {
      method: 'POST',
      body: 'x'.repeat(length),
      headers: { 'content-length': String(length) },
      from: '127.0.0.7',
    })
  seen.length = 0
  expect((await post(size * 1024 + 1)).status).toBe(413)
  expect(seen).toEqual([])
  expect((await post(size * 1024)).status).not.toBe(413)
})

test.each(hosts)('health and metrics of %s are not reachable from outside', async (host) => {
  for (const path of [
    '/metrics',
    '/health',
    '/health/live',
    '/health/ready',
    '/metrics/',
    '//metrics',
    '/%6Detrics',
    '/x/../health',
  ]) {
    seen.length = 0
    const { status } = await proxy.call(host, { path, from: '127.0.0.8' })
    expect([path, status, seen.length]).toEqual([path, 404, 0])
  }
})
