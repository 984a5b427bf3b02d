import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IWalletKit } from '@reown/walletkit'
import type { ICore } from '@walletconnect/types'
import { type Address, createWalletClient, type Hex, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Inbox, startInbox } from '../../servers/identity/inbox/start-inbox.js'
import type { ServiceName } from '../../servers/operation/operation.js'
import { combineShares } from '../../wallets/embedded/keys/split-entropy.js'
import { startTestAnvil, type TestAnvil } from '../fixtures/anvil.js'
import { requestSharedServer } from '../unit/fixtures/shared-servers/request-shared-server.js'
import { createPostgresDatabase, runAsAdmin } from '../unit/servers/fixtures/create-postgres-database.js'
import { beginLogin } from '../unit/servers/identity/fixtures/start-test-identity.js'
import { createTestBrowser, FRAME } from '../unit/servers/identity/fixtures/test-browser.js'
import { openWalletClient } from '../unit/servers/identity/fixtures/wallet-client.js'
import { draftWallet } from '../unit/servers/identity/fixtures/wallet-drafts.js'
import { type App, startApp, startWallet, stopCore } from '../unit/servers/relay/fixtures/start-client.js'
import { startHttpProxy, startTcpProxy, type TestProxy } from './fixtures/start-proxy.js'
import { killServiceProcesses, type ServiceProcess, startServiceProcess } from './fixtures/start-service-process.js'

// Two of each service on one PostgreSQL and one Redis, behind a proxy that takes turns. One of them is killed in the middle.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

const CHAIN_ID = 31337
const NETWORK = `eip155:${CHAIN_ID}`
/** How soon what only one process does goes on in another, ms. */
const TAKE_OVER_LIMIT = 10_000
const PATIENCE = { timeout: 30_000 }
const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }

type Pair = { processes: ServiceProcess[]; proxy: TestProxy; startAgain(index: number): Promise<void> }

const folder = mkdtempSync(join(tmpdir(), 'lintel-operation-'))
const closing: (() => unknown)[] = []
const started: ServiceProcess[] = []
const figures: string[] = []
let chain: TestAnvil
let database: string
let redisUrl: string
let inbox: Inbox
let account: Address

/** Starts two of a service behind a proxy. */
async function startPair(service: ServiceName, env: Record<string, string>): Promise<Pair> {
  const start = async () => {
    const one = await startServiceProcess(service, env)
    started.push(one)
    return one
  }
  const processes = await Promise.all([start(), start()])
  const urls = () => processes.map(({ url }) => url.replace('ws:', 'http:'))
  const proxy = await (service === 'relay' ? startTcpProxy : startHttpProxy)(urls())
  closing.push(proxy.close)
  for (const one of processes) await expect.poll(one.isReady, PATIENCE).toBe(true)
  return {
    processes,
    proxy,
    async startAgain(index) {
      processes[index] = await start()
      proxy.use(urls())
      await expect.poll(processes[index].isReady, PATIENCE).toBe(true)
    },
  }
}

const measure = async <Value>(what: string, run: () => Promise<Value>): Promise<Value> => {
  const startedAt = performance.now()
  const value = await run()
  figures.push(`${what}: ${(performance.now() - startedAt).toFixed(0)} ms`)
  return value
}

beforeAll(async () => {
  const server = await requestSharedServer('postgres')
  database = await createPostgresDatabase(server)
  closing.push(() =>
    runAsAdmin(server, (client) => client.query(`drop database ${new URL(database).pathname.slice(1)} with (force)`)),
  )
  redisUrl = await requestSharedServer('redis')
  inbox = await startInbox({ port: 0 })
  closing.push(inbox.close)
  chain = await startTestAnvil({ chainId: CHAIN_ID })
  closing.push(chain.close)
  const client = createWalletClient({ transport: http(chain.url) })
  ;[account] = (await client.getAddresses()) as [Address]
})

afterAll(async () => {
  killServiceProcesses()
  for (const close of closing.reverse()) await Promise.resolve(close()).catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
  console.log(`Two of each, one killed in the middle:\n  ${figures.join('\n  ')}`)
})

/** Sends transactions of the account, each in a block. Returns the hash of the last one. */
async function pay(count: number): Promise<Hex> {
  const client = createWalletClient({ transport: http(chain.url), account })
  const send = () => client.sendTransaction({ chain: null, to: `0x${'ab'.repeat(20)}`, value: parseEther('0.001') })
  for (let sent = 1; sent < count; sent += 1) await send()
  return send()
}

test('a login and an approval go on in the other process', async () => {
  const identity = await startPair('identity', {
    DATABASE_URL: database,
    FRAME_ORIGIN: FRAME,
    ALLOWED_ORIGINS: 'https://app.example',
    PUBLIC_URL: 'http://localhost:3004',
    SMTP_URL: inbox.smtpUrl,
    IDENTITY_SECRET: 'ab'.repeat(32),
    WALLET_KEKS: `test:${'cd'.repeat(32)}`,
    MAIL_INTERVAL: '1',
  })
  const readCode = async (to: string) => {
    const messages = await (await fetch(`${inbox.url}/messages?to=${encodeURIComponent(to)}`)).json()
    return /^\d{6}$/m.exec(messages[0]?.text ?? '')?.[0] ?? ''
  }
  const openBrowser = (url = `http://localhost:${identity.proxy.port}`) =>
    createTestBrowser((request) => fetch(request), url)

  // A login: the code is asked for at one process, which is killed, and typed at the other.
  const email = 'login@mail.example'
  const browser = openBrowser(identity.processes[0]?.url)
  const { loginId, verifier } = await beginLogin(browser, email, undefined, true)
  const otp = await readCode(email)
  await identity.processes[0]?.kill()
  const behind = openBrowser()
  for (const [name, value] of browser.cookies) behind.cookies.set(name, value)
  const reply = await measure('login: code typed after the kill', () =>
    behind.post('/email/verify', { loginId, verifier, otp }),
  )
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
  expect((await behind.get('/session')).status).toBe(200)

  // An approval: a wallet is created, one process is killed, and the share to sign with comes from the other.
  await identity.startAgain(0)
  const service = { openBrowser: () => openBrowser(), readCode, wait: () => undefined, now: Date.now }
  const owner = await openWalletClient(service, 'owner@mail.example')
  const { entropy, deviceShare, body } = await draftWallet()
  expect((await owner.call('POST', '/wallet', body)).status).toBe(200)
  await identity.processes[1]?.kill()
  const share = await measure('approval: share read after the kill', () =>
    owner.call('POST', '/wallet/share', { walletId: body.walletId, purpose: 'sign' }),
  )
  expect(share.status).toBe(200)
  const decode = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url'))
  const key = await combineShares(decode(deviceShare), decode(share.body.share))
  expect(Buffer.from(key).equals(Buffer.from(entropy))).toBe(true)

  const labels = { service: 'identity', method: 'POST', route: '/wallet/share', status: '200' }
  expect(await identity.processes[0]?.readMetric('lintel_http_requests_total', labels)).toBe(1)
})

test('a page of history goes on in the other process, which also goes on with the index', async () => {
  await pay(60)
  const api = await startPair('data-api', {
    DATABASE_URL: database,
    RPC_URLS: `${CHAIN_ID}=${chain.url}`,
    ...{ SESSIONS: '1', NAMES_ZONES: 'lintel.test' },
  })
  const readPage = async (cursor?: string) => {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
    const response = await fetch(`http://localhost:${api.proxy.port}/v1/account/${account}/history${query}`)
    if (response.status !== 200) return { status: response.status, hashes: [], next: null }
    const { data, next } = await response.json()
    const hashes = data.map(({ metadata }: { metadata: { hash: string } }) => metadata.hash) as string[]
    return { status: 200, hashes, next: next as string | null }
  }
  const countIndexed = async () => (await readPage()).hashes.length
  await expect.poll(countIndexed, PATIENCE).toBeGreaterThan(0)
  const isActive = ({ readMetric }: ServiceProcess) =>
    readMetric('lintel_indexer_active', { network: NETWORK }).catch(() => undefined)
  const lagOf = ({ readMetric }: ServiceProcess) => readMetric('lintel_indexer_lag_blocks', { network: NETWORK })
  const active = await Promise.all(api.processes.map(isActive))
  expect(active.toSorted()).toEqual([0, 1])
  const holder = active.indexOf(1)
  const [holding, other] = [api.processes[holder], api.processes[1 - holder]] as [ServiceProcess, ServiceProcess]
  await expect.poll(() => lagOf(holding), PATIENCE).toBe(0)
  // Only the one that indexes knows how far it is.
  expect(await lagOf(other)).toBeUndefined()

  const first = await readPage()
  await holding.kill()
  const startedAt = performance.now()
  const taken = vi
    .waitFor(async () => expect(await isActive(other)).toBe(1), { timeout: TAKE_OVER_LIMIT, interval: 50 })
    .then(() => figures.push(`index: moved ${(performance.now() - startedAt).toFixed(0)} ms after the kill`))
  const all = [...first.hashes]
  await measure('history: the rest of its pages after the kill', async () => {
    for (let { next } = first; next !== null; ) {
      const page = await readPage(next)
      expect(page.status).toBe(200)
      all.push(...page.hashes)
      next = page.next
    }
  })
  expect([all.length, new Set(all).size]).toEqual([60, 60])
  await taken
  const newest = await pay(1)
  await expect.poll(async () => (await readPage()).hashes[0], PATIENCE).toBe(newest)
  expect(performance.now() - startedAt).toBeLessThan(TAKE_OVER_LIMIT)
})

test('a pairing goes on over the other relay', async () => {
  const relays = await startPair('relay', { REDIS_URL: redisUrl })
  const url = `ws://localhost:${relays.proxy.port}`
  const cores: ICore[] = []
  closing.push(async () => {
    for (const core of cores) await stopCore(core)
  })
  const app: App = await startApp(url)
  cores.push(app.core)
  const { uri = '', approval } = await app.connect({ optionalNamespaces: { eip155 } })
  const approved = approval()
  approved.catch(() => undefined)
  // It has published the proposal, and waits for a wallet.
  const counts = () =>
    Promise.all(relays.processes.map(({ readMetric }) => readMetric('lintel_relay_connections').catch(() => 0)))
  const ofApp = (await counts()).indexOf(1)
  expect(ofApp).not.toBe(-1)
  await relays.processes[ofApp]?.kill()
  const session = await measure('pairing: session after the kill of the relay of the app', async () => {
    const wallet: IWalletKit = await startWallet(url)
    cores.push(wallet.core as ICore)
    wallet.on('session_proposal', ({ id }) => {
      void wallet.approveSession({ id, namespaces: { eip155: { ...eip155, accounts: [`eip155:1:${account}`] } } })
    })
    wallet.on('session_request', ({ topic, id }) => {
      void wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: 'signed' } })
    })
    await wallet.pair({ uri })
    return approved
  })
  const request = { method: 'personal_sign', params: ['hello', account] }
  expect(await app.request({ topic: session.topic, chainId: 'eip155:1', request })).toBe('signed')
})

test('one bundler sends with the account, and the other takes over', async () => {
  const bundlers = await startBundlers({
    DATABASE_URL: database,
    RPC_URLS: `${CHAIN_ID}=${chain.url}`,
    BUNDLER_KEY: `0x${'12'.repeat(32)}`,
  })
  const call = ({ url }: ServiceProcess) =>
    fetch(`${url}/v1/${NETWORK}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_supportedEntryPoints', params: [] }),
    })
  await expect
    .poll(async () => (await Promise.all(bundlers.map(call))).map(({ status }) => status).toSorted(), PATIENCE)
    .toEqual([200, 503])
  const replies = await Promise.all(bundlers.map(call))
  const active = replies.findIndex(({ ok }) => ok)
  expect(replies[1 - active]?.headers.get('retry-after')).toBe('2')
  const [sending, waiting] = [bundlers[active], bundlers[1 - active]] as [ServiceProcess, ServiceProcess]
  expect([await sending.isReady(), await waiting.isReady()]).toEqual([true, false])
  await sending.kill()
  const startedAt = performance.now()
  await expect.poll(async () => (await call(waiting)).status, { timeout: TAKE_OVER_LIMIT, interval: 50 }).toBe(200)
  figures.push(`bundler: moved ${(performance.now() - startedAt).toFixed(0)} ms after the kill`)
})

test('every line of every log is JSON, and names nobody', () => {
  const lines = started.flatMap((one) => one.readOutput().trim().split('\n'))
  for (const line of lines) {
    expect(JSON.parse(line), line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: expect.stringMatching(/^(info|warn|error)$/),
      service: expect.any(String),
      message: expect.stringMatching(/^[^\n]+$/),
    })
  }
  const text = lines.join('\n')
  expect(text).not.toMatch(/mail\.example|did:key|postgres:|redis:/)
  expect(text.toLowerCase()).not.toContain(account.toLowerCase())
})

/** Two without a proxy: one of them refuses everything. */
async function startBundlers(env: Record<string, string>): Promise<ServiceProcess[]> {
  const both = await Promise.all([0, 1].map(() => startServiceProcess('bundler', env)))
  started.push(...both)
  return both
}
