import { request as openRequest } from 'node:http'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../../../../servers/http/listen.js'
import { recordRoute } from '../../../../servers/http/record-route.js'
import { formatMetrics } from '../../../../servers/operation/metrics.js'
import { createOperation } from '../../../../servers/operation/operation.js'
import { writeJsonLogs } from '../../../../servers/operation/write-json-logs.js'
import { serveRequests } from '../../../../servers/process/serve-requests.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { findSample, parseOpenMetrics } from '../../../fixtures/parse-open-metrics.js'

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

async function start(addressHeader?: string) {
  const operation = createOperation('identity')
  const app = new Hono()
  app.use(recordRoute)
  app.use(async ({ req }, next) => (req.query('refused') ? new Response(null, { status: 429 }) : next()))
  app.get('/account/:address/history', ({ text }) => text('a page'))
  app.post('/fail', () => {
    console.error('Identity: it failed.\n    at fail (file:1:2)')
    throw new Error('for bob@mail.example')
  })
  const service = await serveRequests({
    ...{ name: 'Identity', port: 0, operation, addressHeader },
    answer: async (request) => app.fetch(request),
    report: () => undefined,
    closeParts: async () => undefined,
  })
  ending.push(service.close)
  return { ...service, operation, read: async () => parseOpenMetrics(await formatMetrics([operation.metrics])) }
}

test('requests are counted by the template of their route, whatever callers write', async () => {
  const { url, read } = await start()
  for (let number = 0; number < 30; number += 1) await fetch(`${url}/account/0x${number}/history`)
  await fetch(`${url}/account/0x1/history?refused=1`)
  for (const path of ['/wp-login.php', '/a"b', '/%0A']) await fetch(`${url}${path}`)
  await fetch(`${url}/fail`, { method: 'POST' })
  await fetch(`${url}/any`, { method: 'PROPFIND' })
  const families = await read()
  const requests = families.find(({ name }) => name === 'lintel_http_requests')?.samples
  const list = requests?.map(({ labels, value }) => [labels.method, labels.route, labels.status, value])
  expect(list).toEqual([
    ['GET', '/account/:address/history', '200', 30],
    ['GET', '/account/:address/history', '429', 1],
    ['GET', 'none', '404', 3],
    ['POST', '/fail', '500', 1],
    ['other', 'none', '404', 1],
  ])
  const route = '/account/:address/history'
  expect(findSample(families, 'lintel_http_request_duration_seconds_count', { route })).toBe(31)
})

test('a request has an id, which a proxy may give and nobody else, and each line of it has the same', async () => {
  const lines: Record<string, unknown>[] = []
  const restore = writeJsonLogs({ service: 'identity', write: (line) => lines.push(JSON.parse(line)), now: () => 0 })
  ending.push(restore)
  const given = { headers: { 'x-request-id': 'from-the-proxy' } }
  const [open, behind] = [await start(), await start('x-forwarded-for')]
  const readId = async (url: string, init?: RequestInit) => (await fetch(url, init)).headers.get('x-request-id')
  expect(await readId(open.url, given)).toMatch(/^[\da-f-]{36}$/)
  expect(await readId(open.url)).not.toBe(await readId(open.url))
  expect(await readId(behind.url, given)).toBe('from-the-proxy')
  expect(await readId(behind.url, { headers: { 'x-request-id': 'a b\tc' } })).toMatch(/^[\da-f-]{36}$/)
  await fetch(`${behind.url}/fail`, { method: 'POST', ...given })
  console.log('The identity service is ready: %s', 'http://localhost:3004')
  console.warn('a warning of a library', new Error('for bob@mail.example'))
  expect(lines).toMatchObject([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      service: 'identity',
      requestId: 'from-the-proxy',
      message: 'Identity: it failed.',
      stack: 'at fail (file:1:2)',
    },
    // Hono's own message of the error.
    { level: 'error', requestId: 'from-the-proxy' },
    { level: 'info', message: 'The identity service is ready: http://localhost:3004' },
    { level: 'error', message: expect.stringContaining('a warning of a library Error') },
  ])
  expect(JSON.stringify(lines)).not.toContain('bob@')
  expect(lines[2]).not.toHaveProperty('requestId')
})

/** A server with one request that is being answered, which ends after `time` (ms). */
async function startSlow(time: number, drain: number) {
  const server = await listen({
    port: 0,
    drain,
    async fetch() {
      await wait(time)
      return new Response('whole')
    },
  })
  const answer = fetch(server.url).then(
    (response) => response.text(),
    () => 'cut',
  )
  await wait(100)
  return { server, answer }
}

test('closing finishes what is being answered and takes nothing new', async () => {
  const { server, answer } = await startSlow(400, 5_000)
  // Connections without a request do not hold it up.
  const silent = openRequest(server.url, { method: 'POST' })
  silent.on('error', () => undefined)
  const startedAt = performance.now()
  const closing = server.close()
  await expect(fetch(server.url)).rejects.toThrow()
  expect(await answer).toBe('whole')
  await closing
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('closing cuts what takes longer than it waits', async () => {
  const { server, answer } = await startSlow(60_000, 200)
  const startedAt = performance.now()
  await server.close()
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(await answer).toBe('cut')
})
