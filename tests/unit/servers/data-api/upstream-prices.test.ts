import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDataApi } from '../../../../servers/data-api/create-data-api.js'
import { NATIVE_PLACEHOLDER } from '../../../../servers/data-api/readers/prices/create-price-reader.js'
import { requestUpstream } from '../../../../servers/data-api/readers/prices/request-upstream.js'
import { createNode } from '../../../../servers/rpc/create-node.js'
import { callApi } from './fixtures/call-api.js'
import { address } from './fixtures/decoded-rows.js'
import { type FakeNode, startFakeNode } from './fixtures/start-fake-node.js'

/** A chain without curated pools: its prices come from the upstream alone. */
const token = `eip155:1:${getAddress(address(500))}`
const native = `eip155:1:${NATIVE_PLACEHOLDER}`
let upstream: Server
let node: FakeNode
let requests: string[] = []
let answer: RequestListener
const reply =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
const fungible = { address: token.toLowerCase(), name: 'Token', symbol: 'TKN', decimals: 6, price: 2.5 }

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push(body)
    answer(request, response)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  // Contracts say nothing about themselves on this chain.
  node = await startFakeNode('0x')
})
afterAll(async () => {
  upstream.close().closeAllConnections()
  await node.close()
})
beforeEach(() => {
  requests = []
})

function readUpstreamUrl(): string {
  return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1/fungible/price?projectId=ours`
}

async function ask(addresses = [token]) {
  const priceUrl = readUpstreamUrl()
  const api = createDataApi({ chains: [{ id: 1, node: createNode({ chainId: 1, urls: [node.url] }) }], priceUrl })
  const once = () => callApi(api, '/v1/fungible/price', { body: { addresses } })
  return { first: await once(), again: once }
}

test('callers who ask at once share one request', async () => {
  answer = reply({ fungibles: [fungible] })
  const priceUrl = readUpstreamUrl()
  const api = createDataApi({ chains: [{ id: 1, node: createNode({ chainId: 1, urls: [node.url] }) }], priceUrl })
  const replies = await Promise.all(
    ['203.0.113.1', '198.51.100.1'].map((caller) =>
      callApi(api, '/v1/fungible/price', { body: { addresses: [token] }, address: caller }),
    ),
  )
  expect(replies.map(({ body }) => body.fungibles[0].price)).toEqual([2.5, 2.5])
  expect(requests).toHaveLength(1)
})

test('prices of an upstream are marked with its host, and asked for once in 15 s', async () => {
  answer = reply({ fungibles: [fungible, { ...fungible, address: native, name: 'x', price: 3_000 }] })
  const { first, again } = await ask([token, native])
  const source = { kind: 'upstream', name: expect.stringMatching(/^127\.0\.0\.1:\d+$/) }
  expect(first.body).toEqual({
    fungibles: [
      { address: token, name: 'Token', symbol: 'TKN', decimals: 6, price: 2.5, source },
      { address: native, name: 'Ether', symbol: 'ETH', decimals: 18, price: 3_000, source },
    ],
  })
  expect(requests.map((body) => JSON.parse(body))).toEqual([{ currency: 'usd', addresses: [token, native] }])
  await again()
  expect(requests).toHaveLength(1)
})

test('more tokens than one request may have are asked for by several', async () => {
  const held = Array.from({ length: 101 }, (_, index) => `eip155:1:${getAddress(address(index + 1_000))}`)
  answer = reply({ fungibles: held.map((one) => ({ ...fungible, address: one })) })
  const found = await requestUpstream(readUpstreamUrl(), held)
  expect(found.size).toBe(101)
  expect(requests.map((body) => JSON.parse(body).addresses.length)).toEqual([100, 1])
})

test('its names are made fit for display, and its icons are not shown', async () => {
  answer = reply({
    fungibles: [
      { ...fungible, name: '\u202eA\u0000', symbol: 'x'.repeat(500), iconUrl: 'https://tracker.example/a.png' },
    ],
  })
  const [found] = (await ask()).first.body.fungibles
  expect([found.name, found.symbol.length, found.iconUrl]).toEqual(['A', 30, undefined])
})

describe('there is no price', () => {
  test.each<[what: string, answer: RequestListener]>([
    ['for a token that was not asked for', reply({ fungibles: [{ ...fungible, address: native }] })],
    ['below zero', reply({ fungibles: [{ ...fungible, price: -1 }] })],
    ['that is no number', reply({ fungibles: [{ ...fungible, price: '2.5' }] })],
    ['without decimals', reply({ fungibles: [{ ...fungible, decimals: undefined }] })],
    ['from a page', reply('<html>')],
    ['from a reply of another form', reply({ prices: [] })],
    ['from a reply of more than 500 KB', reply({ fungibles: [fungible], padding: 'x'.repeat(600_000) })],
    ['from an error', (_request, response) => response.writeHead(500).end(JSON.stringify({ fungibles: [fungible] }))],
    ['from a redirect', (_request, response) => response.writeHead(307, { location: '/other' }).end()],
    ['from a closed connection', (request) => void request.socket.destroy()],
  ])('%s', async (_what, upstreamAnswer) => {
    answer = upstreamAnswer
    const { first } = await ask()
    expect([first.status, first.body]).toEqual([200, { fungibles: [] }])
    expect(requests).toHaveLength(1)
  })
})
