import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type AnalyticsOptions, createAnalytics } from '../../../../servers/analytics/create-analytics.js'
import { createAnalyticsService } from '../../../../servers/analytics/create-analytics-service.js'
import type { EventKey } from '../../../../servers/analytics/event-key.js'
import { MAX_PAIRS } from '../../../../servers/analytics/event-key.js'
import { readOptions } from '../../../../servers/analytics/node/read-options.js'
import { ADDRESS, makeBody, post } from './event-samples.js'

const pageFolder = mkdtempSync(join(tmpdir(), 'lintel-charts-'))
writeFileSync(join(pageFolder, 'index.html'), '<html><head></head><body></body></html>')
afterAll(() => rmSync(pageFolder, { recursive: true, force: true }))

const NOON = Date.UTC(2026, 10, 29, 12)
const TOKEN = 'a-token-of-the-operator-1'

/** A server whose database does not open, and what it has counted. */
function setUp(options: Partial<AnalyticsOptions> = {}) {
  const counted: EventKey[] = []
  const answer = createAnalytics({
    counter: { add: (key) => counted.push(key), flush: async () => undefined, close: async () => undefined },
    openDatabase: async () => Promise.reject(new Error('closed')),
    pageFolder,
    now: () => NOON,
    report: () => undefined,
    ...options,
  })
  return { answer, counted }
}

describe('POST /e', () => {
  test('counts the day, the project, the event and its detail, and nothing else of it', async () => {
    const { answer, counted } = setUp()
    const properties = { wallet: 'Prism', way: 'browser', namespace: 'eip155', code: 'request-rejected' }
    const body = makeBody('connect-failed', properties)
    const reply = await post(answer, { ...body, props: { ...body.props, address: ADDRESS } })
    expect(reply.status).toBe(204)
    expect(counted).toEqual([
      { day: '2026-11-29', project: 'shop', event: 'connect-failed', detail: 'Prism', code: 'request-rejected' },
    ])
  })

  test.each(['text/plain', 'text/plain;charset=UTF-8', 'application/json'])('takes %s', async (type) => {
    expect((await post(setUp().answer, makeBody(), { type })).status).toBe(204)
  })

  test.each([
    ['no JSON', '{', 400],
    ['another event', makeBody('page-left'), 400],
    ['a property that the event does not have', makeBody('modal-opened', { view: 'Connect', title: 'x' }), 400],
    ['an address as a view', makeBody('modal-opened', { view: ADDRESS }), 400],
    ['a mail address as a wallet', makeBody('connect-started', { wallet: 'a@b.example', way: 'link' }), 400],
    ['a URL with a query', makeBody(undefined, undefined, { url: 'https://shop.example/?receiver=1' }), 400],
    ['a URL with a hash', makeBody(undefined, undefined, { url: 'https://shop.example/#1' }), 400],
    ['a field besides', makeBody(undefined, undefined, { userAgent: 'x' }), 400],
    ['an id that is no UUID', makeBody(undefined, undefined, { eventId: '1' }), 400],
    ['more than 4 KB', 'x'.repeat(5_000), 413],
  ])('refuses %s', async (_name, body, status) => {
    const { answer, counted } = setUp()
    expect((await post(answer, body)).status).toBe(status)
    expect(counted).toEqual([])
  })

  test('refuses another type of content', async () => {
    expect((await post(setUp().answer, makeBody(), { type: 'text/html' })).status).toBe(415)
  })

  test.each([
    ['a project', { projectIds: ['other'] }],
    ['an origin', { allowedOrigins: ['https://app.example'] }],
  ])('answers 403, which the page may see, for %s that is not allowed', async (_name, options) => {
    const { answer, counted } = setUp(options)
    const reply = await post(answer)
    expect(reply.status).toBe(403)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(counted).toEqual([])
  })

  test('pages of this machine are allowed besides a list only in development', async () => {
    const local = { origin: 'http://localhost:3000' }
    const allowedOrigins = ['https://app.example']
    expect((await post(setUp({ allowedOrigins }).answer, makeBody(), local)).status).toBe(403)
    expect((await post(setUp({ allowedOrigins, allowsLoopback: true }).answer, makeBody(), local)).status).toBe(204)
  })

  test('takes 100 events a minute from an address, and others from another', async () => {
    let time = NOON
    const { answer, counted } = setUp({ now: () => time })
    for (let index = 0; index < 100; index++) expect((await post(answer)).status).toBe(204)
    expect((await post(answer)).status).toBe(429)
    expect((await post(answer, makeBody(), { address: '192.0.2.2' })).status).toBe(204)
    time += 60_000
    expect((await post(answer)).status).toBe(204)
    expect(JSON.stringify(counted)).not.toContain('192.0.2')
  })

  test('does not count a visitor with Global Privacy Control', async () => {
    const { answer, counted } = setUp()
    expect((await post(answer, makeBody(), { 'sec-gpc': '1' })).status).toBe(204)
    expect(counted).toEqual([])
  })

  test('needs no preflight, and answers one', async () => {
    const request = new Request('https://analytics.example/e', { method: 'OPTIONS' })
    const reply = await setUp().answer(request, '192.0.2.1')
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type')
  })

  test('names that a caller makes up count as other beyond the limit', async () => {
    const { answer, counted } = setUp({ perAddress: { rate: 1, burst: 1_000 } })
    for (let index = 0; index <= MAX_PAIRS; index++) {
      await post(answer, makeBody('connect-started', { wallet: `Wallet ${index}`, way: 'link' }))
    }
    expect(counted.at(-2)?.detail).toBe(`Wallet ${MAX_PAIRS - 1}`)
    expect(counted.at(-1)?.detail).toBe('other')
    // Those that were there before still count by their names.
    await post(answer, makeBody('connect-started', { wallet: 'Wallet 0', way: 'link' }))
    expect(counted.at(-1)?.detail).toBe('Wallet 0')
  })
})

describe('who may read the charts', () => {
  const read = (
    options: Partial<AnalyticsOptions>,
    { address = '127.0.0.1', url = 'http://localhost:3016/', ...headers }: Record<string, string> = {},
  ) => setUp(options).answer(new Request(url, { headers: { host: new URL(url).host, ...headers } }), address)
  // The database is closed: whoever may read gets the page, which says so.
  const MAY_READ = 503

  test('without a token a browser of this machine, and nobody else', async () => {
    expect((await read({})).status).toBe(MAY_READ)
    expect((await read({}, { address: '::ffff:127.0.0.1' })).status).toBe(MAY_READ)
    expect((await read({}, { address: '192.0.2.1' })).status).toBe(403)
  })

  test('without a token nobody over a proxy or by another name of this machine', async () => {
    expect((await read({}, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403)
    expect((await read({}, { url: 'http://rebound.example/' })).status).toBe(401)
  })

  test('with a token whoever has it, from anywhere', async () => {
    const basic = `Basic ${Buffer.from(`operator:${TOKEN}`).toString('base64')}`
    const options = { readToken: TOKEN }
    expect((await read(options, { address: '192.0.2.1', authorization: basic })).status).toBe(MAY_READ)
    expect((await read(options, { address: '192.0.2.1', authorization: `Bearer ${TOKEN}` })).status).toBe(MAY_READ)
    const refused = await read(options)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect((await read(options, { authorization: `Bearer ${TOKEN}x` })).status).toBe(401)
  })

  test('whoever tries tokens is stopped', async () => {
    const { answer } = setUp({ readToken: TOKEN })
    const statuses = new Set<number>()
    for (let index = 0; index < 201; index++) {
      const headers = { authorization: `Bearer ${index}` }
      statuses.add((await answer(new Request('https://analytics.example/', { headers }), '192.0.2.1')).status)
    }
    expect([...statuses]).toEqual([401, 429])
  })

  test('a page elsewhere cannot read or frame them, and nothing inline runs in them', async () => {
    const { headers } = await read({}, { origin: 'https://app.example' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('the environment variables', () => {
  test('a short token is refused', () => {
    expect(() => readOptions({ READ_TOKEN: 'short' })).toThrow('READ_TOKEN')
    expect(() => readOptions({ ADDRESS_HEADER: 'x-forwarded-for' })).toThrow('READ_TOKEN')
    expect(readOptions({ READ_TOKEN: TOKEN }).readToken).toBe(TOKEN)
  })

  test('the database is a folder, or PostgreSQL', () => {
    expect(readOptions({ LINTEL_DATA_DIR: '/data' }).database).toEqual({ folder: '/data/analytics' })
    expect(readOptions({ DATABASE_URL: 'postgres://db' }).database).toEqual({ url: 'postgres://db' })
  })
})

test.each(['', 'short', 'with a space, which no header has'])(
  'no service has %j as the token of readers',
  async (readToken) => {
    const database = { folder: '.lintel/analytics' }
    await expect(createAnalyticsService({ database, pageFolder: '.', readToken })).rejects.toThrow(
      'READ_TOKEN must have 24',
    )
  },
)
