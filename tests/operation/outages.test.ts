import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAnalytics } from '../../servers/analytics/node/start-analytics.js'
import { startDataApi } from '../../servers/data-api/node/start-data-api.js'
import { startInbox } from '../../servers/identity/inbox/start-inbox.js'
import { startIdentity } from '../../servers/identity/node/start-identity.js'
import { formatMetrics } from '../../servers/operation/metrics.js'
import { createOperation, type Operation } from '../../servers/operation/operation.js'
import { startRelay } from '../../servers/relay/node/start-relay.js'
import type { Service } from '../../servers/service.js'
import { wait } from '../../src/rules/async/wait.js'
import { findSample, parseOpenMetrics } from '../fixtures/parse-open-metrics.js'
import { requestSharedServer } from '../unit/fixtures/shared-servers/request-shared-server.js'
import { startFakeNode } from '../unit/servers/data-api/fixtures/start-fake-node.js'
import { createPostgresDatabase, runAsAdmin } from '../unit/servers/fixtures/create-postgres-database.js'
import { logIn } from '../unit/servers/identity/fixtures/start-test-identity.js'
import {
  APP,
  createTestBrowser,
  createTestDevice,
  createVerifier,
  FRAME,
  type TestBrowser,
} from '../unit/servers/identity/fixtures/test-browser.js'
import { startTcpProxy, type TestProxy } from './fixtures/start-proxy.js'

// Each service reaches its database through a proxy, which refuses connections and cuts those that are open.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 60_000 })

const ADDRESS = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** For a service that comes back. Opening a database is tried again every 5 s. */
const PATIENCE = { timeout: 15_000, interval: 100 }
const folder = mkdtempSync(join(tmpdir(), 'lintel-outages-'))
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const reports: string[] = []
const report = (message: string) => void reports.push(message)
const operations = {
  identity: createOperation('identity'),
  dataApi: createOperation('data-api'),
  analytics: createOperation('analytics'),
  relay: createOperation('relay'),
}
let [postgres, redis]: TestProxy[] = []
let urls: { postgres: string; redis: string }
let [identity, dataApi, analytics]: Service[] = []
let browser: TestBrowser

const started = async <One extends Service>(starting: Promise<One>) => {
  const one = await starting
  closing.push(one.close)
  return one
}
const findProblems = () => Promise.all(Object.values(operations).map(({ findProblem }: Operation) => findProblem()))
/** Whether their databases answer, and what waits in that of the data API, as metrics say it. */
const readMetrics = async () => {
  const all = [operations.identity, operations.dataApi, operations.analytics]
  const families = parseOpenMetrics(await formatMetrics(all.map(({ metrics }) => metrics)))
  return {
    up: all.map(({ service }) => findSample(families, 'lintel_database_up', { service })),
    queues: ['names', 'payEvents', 'paySweeps'].map((queue) => findSample(families, 'lintel_queue_length', { queue })),
  }
}
const areReady = () =>
  vi.waitFor(
    async () => expect((await findProblems()).filter((problem) => problem !== undefined)).toEqual([]),
    PATIENCE,
  )

beforeAll(async () => {
  const server = await requestSharedServer('postgres')
  const database = await createPostgresDatabase(server)
  const { pathname } = new URL(database)
  closing.push(() => runAsAdmin(server, (client) => client.query(`drop database ${pathname.slice(1)} with (force)`)))
  urls = { postgres: server, redis: await requestSharedServer('redis') }
  postgres = await startTcpProxy([urls.postgres])
  redis = await startTcpProxy([urls.redis])
  closing.push(postgres.close, redis.close)
  const url = `postgres://lintel@127.0.0.1:${postgres.port}${pathname}`
  const inbox = await started(startInbox({ port: 0 }))
  const node = await startFakeNode()
  closing.push(node.close)
  identity = await started(
    startIdentity({
      ...{ port: 0, database: { url }, smtpUrl: inbox.smtpUrl, frameOrigin: FRAME, publicUrl: 'http://localhost:3004' },
      secret: Buffer.alloc(32, 7),
      walletKeks: [{ id: 'test', key: Buffer.alloc(32, 9) }],
      isAllowedOrigin: async () => true,
      ...{ mailInterval: 1, operation: operations.identity, report },
    }),
  )
  dataApi = await started(
    startDataApi({
      ...{ port: 0, database: { url }, rpcUrls: new Map([[1, [node.url]]]), indexChains: [], sessions: true },
      names: { zones: ['lintel.test'] },
      pay: { apps: [{ id: 'shop', merchant: { name: 'Shop' }, keyHashes: ['ab'.repeat(32)] }] },
      ...{ operation: operations.dataApi, report },
    }),
  )
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  analytics = await started(
    startAnalytics({ port: 0, database: { url }, pageFolder: folder, operation: operations.analytics, report }),
  )
  const { pathname: number } = new URL(urls.redis)
  const redisUrl = `redis://127.0.0.1:${redis.port}${number}`
  await started(startRelay({ port: 0, redisUrl, operation: operations.relay, report }))
  await areReady()
  const { url: identityUrl } = identity
  const openBrowser = () => createTestBrowser((request) => fetch(request), identityUrl)
  const readCode = async (to: string) => {
    const [mail] = await (await fetch(`${inbox.url}/messages?to=${encodeURIComponent(to)}`)).json()
    return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const device = await createTestDevice()
  browser = (await logIn({ openBrowser, readCode }, 'owner@mail.example', { device })).browser
})
afterAll(async () => {
  for (const close of closing.reverse()) await Promise.resolve(close()).catch(() => undefined)
})

const login = () => ({ email: 'a@mail.example', challenge: createVerifier().challenge, origin: APP })
const code = () => ({ loginId: 'a'.repeat(22), verifier: createVerifier().verifier, otp: '123456' })

type Call = [name: string, run: () => Promise<{ status: number; headers: Headers }>]

/** The calls that need the database. A 503 with another cause would be the same while the database runs. */
const listCalls = (): Call[] => {
  const get = (service: Service | undefined, path: string) => () => fetch(`${service?.url}${path}`)
  const ask = (path: string) => [`identity ${path}`, () => browser.get(path)] as Call
  return [
    ['identity /email/start', () => browser.post('/email/start', login())],
    ['identity /email/verify', () => browser.post('/email/verify', code())],
    ['identity /email/resend', () => browser.post('/email/resend', code())],
    [
      'identity /social/redeem',
      () => browser.post('/social/redeem', { code: createVerifier().verifier, verifier: createVerifier().verifier }),
    ],
    ...['/session', '/sessions', '/links', '/wallet', '/wallet/nonce', '/wallet/devices'].map(ask),
    ['data API history', get(dataApi, `/v1/account/${ADDRESS}/history?chainId=eip155:1`)],
    ['data API NFTs', get(dataApi, `/v1/account/${ADDRESS}/nfts?chainId=eip155:1`)],
    ['data API name', get(dataApi, '/v1/profile/account/alice.lintel.test')],
    ['data API names', get(dataApi, `/v1/profile/reverse/${ADDRESS}`)],
    ['data API payment', get(dataApi, `/v1/pay/requests/${'a'.repeat(22)}`)],
    [
      'data API sessions',
      () => fetch(`${dataApi?.url}/v1/sessions/${ADDRESS}`, { headers: { authorization: `Bearer ${'a'.repeat(64)}` } }),
    ],
    ['analytics charts', get(analytics, '/')],
  ]
}
const callAll = () =>
  Promise.all(
    listCalls().map(async ([name, call]) => {
      const { status, headers } = await call()
      return [name, status, headers.get('retry-after')] as const
    }),
  )

test('a PostgreSQL that is down is a 503 with Retry-After everywhere, and all comes back by itself', async () => {
  const before = await callAll()
  expect(before.filter(([, code]) => code === 500)).toEqual([])
  expect(await readMetrics()).toEqual({ up: [1, 1, 1], queues: [0, 0, 0] })

  postgres?.use([])
  for (const round of [1, 2, 3]) {
    const found = await callAll()
    const wrong = found.filter(([, code, retryAfter]) => code !== 503 || !(Number(retryAfter) > 0))
    expect(
      wrong.map(([name, code]) => [name, code]),
      `round ${round}`,
    ).toEqual([])
  }
  // The last result counts for half a second.
  const problems = [...Array(3).fill('the database does not answer'), undefined]
  await vi.waitFor(async () => expect(await findProblems()).toEqual(problems), PATIENCE)
  expect((await readMetrics()).up).toEqual([0, 0, 0])
  // An outage is not a line for each request.
  expect(reports.length).toBeLessThan(20)

  postgres?.use([urls.postgres])
  const startedAt = performance.now()
  await areReady()
  console.log(`Ready ${(performance.now() - startedAt).toFixed(0)} ms after PostgreSQL answers again`)
  expect(await callAll()).toEqual(
    before.map(([name, code, after]) => [name, code, code === 429 ? expect.any(String) : after]),
  )
})

test('connections that end while they are in use are given back', async () => {
  for (let round = 0; round < 3; round += 1) {
    const asked = Array.from({ length: 30 }, () => browser.post('/email/verify', code()))
    await wait(5)
    postgres?.use([])
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 500)).toEqual([])
    postgres?.use([urls.postgres])
  }
  await areReady()
  const again = await Promise.all(Array.from({ length: 30 }, () => browser.post('/email/verify', code())))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([404]))
})

test('a relay whose Redis is down is not ready, and comes back by itself', async () => {
  redis?.use([])
  await expect.poll(operations.relay.findProblem, PATIENCE).toBe('the store does not answer')
  expect(await operations.identity.findProblem()).toBeUndefined()
  redis?.use([urls.redis])
  await areReady()
})
