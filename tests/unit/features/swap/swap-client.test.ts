import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LintelError } from '../../../../src/core/index.js'
import { createSwapClient } from '../../../../src/features/swap/data/create-swap-client.js'
import { swapEndpoints, swapRequests } from '../../../../src/features/swap/data/schema.js'
import { toServiceProblem } from '../../../../src/features/swap/model/problems.js'
import { readBestQuote } from '../../../../src/features/swap/model/quote.js'
import { createFakeService, type FakeAnswers } from '../../../../src/services/http/create-fake-service.js'
import { ACCOUNT, DAI, key, NOW, nativeReview, ROUTER, USDT } from './fixtures/swap-data.js'

const NATIVE = `eip155:1:0x${'e'.repeat(40)}`
const id = (address: string) => `eip155:1:${address}`
const baseUrl = 'https://data.example'

const connect = (answers: FakeAnswers<typeof swapEndpoints, typeof swapRequests>) =>
  createSwapClient({ baseUrl, fetch: createFakeService(swapEndpoints, swapRequests, answers) })

const offered = {
  fromAmount: '100000000',
  fromAccount: id(USDT.toLowerCase()),
  toAmount: '99000000000000000000',
  toAccount: id(DAI),
}

describe('tokens', () => {
  test('the native currency is null, texts are cut, and what is of another network or a second time is left out', async () => {
    const token = { name: 'Dai', symbol: 'DAI', address: id(DAI), decimals: 18 }
    const client = connect({
      listSwapTokens: ({ query }) => {
        expect(query).toEqual({ chainId: 'eip155:1' })
        return {
          tokens: [
            { ...token, name: 'x'.repeat(300), logoUri: 'javascript:alert(1)' },
            { ...token, name: 'Copy', address: id(DAI.toLowerCase()) },
            { ...token, symbol: 'ETH', name: 'Ether', address: NATIVE, eip2612: true },
            { ...token, symbol: ' ' },
            { ...token, address: `eip155:10:${DAI}` },
            { ...token, address: id('0x12') },
          ],
        }
      },
    })
    const tokens = await client.listTokens({ network: 'eip155:1' })
    expect(tokens).toEqual([
      { name: 'x'.repeat(200), symbol: 'DAI', address: DAI, decimals: 18, iconUrl: null, hasPermit: false },
      { name: 'Ether', symbol: 'ETH', address: null, decimals: 18, iconUrl: null, hasPermit: true },
    ])
  })
})

test('a network without swaps is a 404, and has no tokens', async () => {
  const client = connect({ listSwapTokens: () => new Response('{}', { status: 404 }) })
  expect(await client.listTokens({ network: 'eip155:1' })).toEqual([])
  const failing = connect({ listSwapTokens: () => new Response('{}', { status: 503 }) })
  await expect(failing.listTokens({ network: 'eip155:1' })).rejects.toThrow('HTTP 503')
})

describe('quotes', () => {
  test('are asked for the whole key', async () => {
    const client = connect({
      listQuotes: ({ query }) => {
        expect(query).toEqual({
          ...{ amount: '1000000000000000000', userAddress: id(ACCOUNT), from: NATIVE, to: id(DAI) },
          ...{ slippage: '1', gasPrice: '7' },
        })
        return { quotes: [] }
      },
    })
    expect(await client.listOffers({ key: nativeReview.key, gasPrice: 7n })).toEqual([])
  })

  test('of a service that says little get their minimum here, rounded down', async () => {
    const client = connect({ listQuotes: () => ({ quotes: [offered] }) })
    expect(readBestQuote(await client.listOffers({ key }), key, NOW)).toMatchObject({
      ...{ toAmount: 99n * 10n ** 18n, minToAmount: 9801n * 10n ** 16n, receivedAt: NOW },
      ...{ priceImpact: null, router: null, path: null },
    })
  })

  test('for something else, for nothing or with a lower minimum are not taken', async () => {
    const wrong = [
      { ...offered, fromAmount: '1' },
      { ...offered, fromAccount: id(DAI) },
      { ...offered, toAccount: `eip155:10:${DAI}` },
      { ...offered, toAccount: NATIVE },
      { ...offered, toAmount: '0' },
    ]
    const client = connect({ listQuotes: () => ({ quotes: [...wrong, { ...offered, minToAmount: '1', id: 'last' }] }) })
    const best = readBestQuote(await client.listOffers({ key }), key, NOW)
    expect(best).toMatchObject({ id: 'last', minToAmount: 9801n * 10n ** 16n })
    const none = connect({ listQuotes: () => ({ quotes: wrong }) })
    expect(readBestQuote(await none.listOffers({ key }), key, NOW)).toBeNull()
  })

  test('no route may be a 404', async () => {
    const client = connect({ listQuotes: () => new Response('{}', { status: 404 }) })
    expect(await client.listOffers({ key })).toEqual([])
  })
})

test('what is built has the amount, the minimum and the quote that were asked for', async () => {
  const tx = { from: ACCOUNT, to: ROUTER, data: '0x12', eip155: { gas: '150000' } }
  const client = connect({
    buildApprove: ({ query }) => {
      expect(query).toMatchObject({ amount: '5', quoteId: 'q1' })
      return { tx: { ...tx, value: '0' }, spender: ROUTER }
    },
    buildSwap: ({ body }) => {
      expect(body).toMatchObject({ amount: '100000000', minToAmount: '9', quoteId: 'q1', eip155: { slippage: 1 } })
      return { tx: { ...tx, amount: '3' }, router: ROUTER, deadline: 1_800_000_600 }
    },
  })
  const call = { from: ACCOUNT, to: ROUTER, data: '0x12', gas: 150_000n }
  expect(await client.buildApprove({ key, amount: 5n, quoteId: 'q1' })).toEqual({
    ...{ call: { ...call, value: 0n }, spender: ROUTER },
  })
  expect(await client.buildSwap({ key, minToAmount: 9n, quoteId: 'q1' })).toEqual({
    ...{ call: { ...call, value: 3n }, router: ROUTER, deadline: 1_800_000_600 },
  })
})

describe('a service that fails', () => {
  const fail = async (fetch: typeof globalThis.fetch, timeLimit?: number) => {
    const client = createSwapClient({ baseUrl, fetch, ...(timeLimit && { timeLimit }) })
    return toServiceProblem(await client.listOffers({ key }).catch((error: unknown) => error), NOW)
  }
  const answer = (status: number, text = '{}', headers = {}) =>
    fail(async () => new Response(text, { status, headers }))

  test('has a problem of its own for each way to fail', async () => {
    expect(await answer(429, '{}', { 'retry-after': '7' })).toEqual({ code: 'too-many-requests', retryAt: NOW + 7_000 })
    expect(await answer(429)).toEqual({ code: 'too-many-requests', retryAt: NOW + 10_000 })
    expect(await answer(503)).toEqual({ code: 'provider-down' })
    expect(await answer(500)).toEqual({ code: 'service-failed' })
    expect(await answer(401)).toEqual({ code: 'service-refused' })
    expect(await answer(200, '<html>')).toEqual({ code: 'bad-reply' })
    expect(await answer(200, '{"quotes":7}')).toEqual({ code: 'bad-reply' })
    expect(await fail(() => new Promise(() => {}), 10)).toEqual({ code: 'no-answer' })
    expect(await fail(async () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ code: 'not-reached' })
  })

  test('or sends anything never throws anything but its errors', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(id(DAI), id(USDT), NATIVE, '1', '-1', '1e9', '9'.repeat(90)))
    const any = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 2 }))
    const part = fc.record(
      {
        ...{ id: any, fromAmount: any, fromAccount: any, toAmount: any, toAccount: any, minToAmount: any, fees: any },
        ...{ validUntil: any, path: any, priceImpact: any, name: any, symbol: any, address: any, decimals: any },
      },
      { requiredKeys: [] },
    )
    const reply = fc.oneof(fc.jsonValue(), fc.record({ quotes: fc.array(part), tokens: fc.array(part), tx: part }))
    await fc.assert(
      fc.asyncProperty(reply, async (value) => {
        const client = createSwapClient({ baseUrl, fetch: async () => Response.json(value) })
        const calls = [
          client.listOffers({ key }),
          client.listTokens({ network: 'eip155:1' }),
          client.getGasPrices({ network: 'eip155:1' }),
          client.buildApprove({ key, amount: 1n, quoteId: null }),
          client.buildSwap({ key, minToAmount: 1n, quoteId: null }),
        ]
        for (const result of await Promise.allSettled(calls)) {
          if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(LintelError)
        }
      }),
      { numRuns: 300 },
    )
  })
})
