import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import { createDataApi } from '../../../../servers/data-api/create-data-api.js'
import { readOptions } from '../../../../servers/data-api/node/read-options.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { callApi } from './fixtures/call-api.js'
import { toId } from './fixtures/swap-chain.js'

let upstream: Server
let requests: { method: string | undefined; url: URL; body: string }[] = []
let answer: RequestListener
const reply =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
const failure = (field: string, description: string) => ({ status: 'FAILED', reasons: [{ field, description }] })

beforeAll(async () => {
  upstream = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ method: request.method, url: new URL(request.url ?? '', 'http://upstream'), body })
    answer(request, response)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void upstream.close().closeAllConnections())
beforeEach(() => {
  requests = []
})

const query = {
  ...{ amount: '5', userAddress: toId(accounts.fresh) },
  ...{ from: toId(contracts.weth), to: toId(contracts.harborDollar) },
}
const quotesPath = `/v1/convert/quotes?${new URLSearchParams(query)}&projectId=theirs`
const quote = { fromAmount: '5', fromAccount: query.from, toAmount: '7', toAccount: query.to }
const unavailable = failure('server', 'The swap service does not answer. Try again later.')

function call(path = quotesPath, body?: unknown) {
  const swapUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/base/?projectId=ours`
  return callApi(createDataApi({ chains: [], swapUrl }), path, body === undefined ? {} : { body })
}

test('is asked for everything about swaps, with the project id of the operator', async () => {
  answer = reply({ quotes: [quote] })
  const { status, body } = await call()
  expect([status, body]).toEqual([200, { quotes: [quote] }])
  answer = reply({ tx: { from: accounts.fresh, to: contracts.weth, data: '0x', amount: '0', eip155: {} } })
  const swap = { ...query, eip155: { slippage: 1 }, minToAmount: '3' }
  expect((await call('/v1/convert/build-transaction', swap)).status).toBe(200)
  const [asked, built] = requests
  expect([asked?.method, asked?.url.pathname]).toEqual(['GET', '/base/v1/convert/quotes'])
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({ ...query, projectId: 'ours' })
  expect([built?.method, built?.url.pathname, built?.url.search, JSON.parse(built?.body ?? '')]).toEqual([
    ...['POST', '/base/v1/convert/build-transaction', '?projectId=ours'],
    swap,
  ])
})

test('is not asked by a request that is invalid', async () => {
  expect((await call('/v1/convert/quotes?amount=0')).status).toBe(400)
  expect(requests).toEqual([])
})

describe('what is passed on', () => {
  test.each([
    [400, failure('amount', 'Must be larger.')],
    [404, failure('chainId', 'Network not supported for Swaps')],
  ])('a %i with its reason', async (status, body) => {
    answer = reply(body, status)
    const result = await call()
    expect([result.status, result.body]).toEqual([status, body])
  })

  test.each([
    [429, '7'],
    [503, '30'],
  ])('a %i, and when to come back', async (status, seconds) => {
    answer = reply('slow down', status, { 'retry-after': seconds })
    const result = await call()
    expect([result.status, result.headers.get('retry-after')]).toEqual([status, seconds])
    expect(result.body.status).toBe('FAILED')
  })
})

describe('is unavailable', () => {
  test.each<[what: string, answer: RequestListener]>([
    ['when it answers with a page', reply('<html>')],
    ['when it answers with another form', reply({ quotes: 'none' })],
    ['when an amount is no number', reply({ quotes: [{ ...quote, toAmount: '1.5' }] })],
    ['when it answers with more than 4 MB', reply({ quotes: [], padding: 'x'.repeat(4_100_000) })],
    ['when it fails', reply({ quotes: [] }, 500)],
    ['when it refuses the project id of the operator', reply(failure('projectId', 'Not allowed.'), 401)],
    ['when it redirects', reply('', 307, { location: '/other' })],
    ['when it closes the connection', (request) => void request.socket.destroy()],
  ])('%s', async (_what, upstreamAnswer) => {
    answer = upstreamAnswer
    const { status, body } = await call()
    expect([status, body]).toEqual([503, unavailable])
    expect(requests).toHaveLength(1)
  })

  test.each<[what: string, answer: RequestListener]>([
    ['when it does not answer for 8 s', () => undefined],
    ['when it answers in part', (_request, response) => void response.write('{"quotes":')],
  ])('%s', async (_what, upstreamAnswer) => {
    answer = upstreamAnswer
    const ends: AbortController[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(8_000)
      ends.push(new AbortController())
      return ends[0]?.signal ?? AbortSignal.abort()
    })
    const calling = call()
    await vi.waitUntil(() => requests.length > 0)
    await wait(50)
    ends[0]?.abort()
    const { status, body } = await calling
    timeout.mockRestore()
    expect([status, body]).toEqual([503, unavailable])
  })
})

test('is SWAP_API_URL', () => {
  const env = { RPC_URLS: '1=http://127.0.0.1:1' }
  expect(readOptions({ ...env, SWAP_API_URL: 'https://data.example' }).swapUrl).toBe('https://data.example')
  expect(() => readOptions({ ...env, SWAP_API_URL: 'data.example' })).toThrow('SWAP_API_URL')
  expect(readOptions(env)).not.toHaveProperty('swapUrl')
})
