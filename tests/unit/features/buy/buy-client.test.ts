import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LintelError } from '../../../../src/core/index.js'
import { createBuyClient } from '../../../../src/features/buy/data/create-buy-client.js'
import { buyEndpoints, buyRequests } from '../../../../src/features/buy/data/schema.js'
import { createFakeService, type FakeAnswers } from '../../../../src/services/http/create-fake-service.js'
import { ACCOUNT, ether } from './fixtures/buy-data.js'

const baseUrl = 'https://data.example'

const connect = (answers: FakeAnswers<typeof buyEndpoints, typeof buyRequests>) =>
  createBuyClient({ baseUrl, fetch: createFakeService(buyEndpoints, buyRequests, answers) })

const purchase = { asset: ether, currency: 'USD', amount: 10_050n, method: 'card', provider: 'quay' } as const
const usd = (amount: string) => ({ amount, currency: 'USD' })

test('what is sold: limits in cents, networks as CAIP-2 ids, and nothing that cannot be shown', async () => {
  const network = { name: 'ethereum', display_name: 'Ethereum', chain_id: '1' }
  const { currencies, assets, sellers } = await connect({
    getOptions: () => ({
      paymentCurrencies: [
        {
          id: 'USD',
          payment_method_limits: [
            { id: 'card', min: '10.00', max: '7500' },
            { id: 'ach', min: '25000', max: '10' },
            { id: 'cheque', min: '1', max: '2' },
          ],
        },
        { id: '<b>', payment_method_limits: [{ id: 'card', min: '1', max: '2' }] },
        { id: 'EUR', payment_method_limits: [] },
      ],
      purchaseCurrencies: [
        {
          ...{ id: 'USDC', name: 'USD Coin'.repeat(100), symbol: 'USDC' },
          networks: [
            { ...network, contract_address: '0xA0b8' },
            { ...network, name: 'solana', chain_id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', contract_address: '' },
            { ...network, name: 'base', chain_id: 'eip155:8453' },
            { ...network, name: 'odd', chain_id: '???' },
          ],
        },
      ],
      providers: [{ id: 'quay', name: 'Quay', isStandIn: true, origin: 'https://quay.example' }],
    }),
  }).getOptions()
  expect(currencies).toEqual([{ id: 'USD', limits: { card: { min: 1_000n, max: 750_000n } } }])
  expect(assets.map((asset) => [asset.network, asset.networkName, asset.address])).toEqual([
    ['eip155:1', 'ethereum', '0xA0b8'],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana', null],
    ['eip155:8453', 'base', null],
  ])
  expect(assets[0]?.name).toHaveLength(200)
  expect(sellers).toEqual([{ id: 'quay', name: 'Quay', isStandIn: true, origin: 'https://quay.example' }])
})

test('a data API that does not say who sells has one seller', async () => {
  const client = connect({ getOptions: () => ({ paymentCurrencies: [], purchaseCurrencies: [] }) })
  expect((await client.getOptions()).sellers).toEqual([{ id: null, name: '', isStandIn: false, origin: null }])
})

test('a quote is asked for exactly the purchase, and its fee is what is not left after it', async () => {
  const client = connect({
    getQuote: ({ body }) => {
      expect(body).toEqual({
        ...{ purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100.50', network: 'ethereum' },
        ...{ paymentMethod: 'card', provider: 'quay' },
      })
      return {
        ...{ networkFee: usd('0.20'), paymentSubtotal: usd('98.80'), paymentTotal: usd('100.50'), quoteId: '1' },
        purchaseAmount: { amount: '0.0283', currency: 'ETH' },
      }
    },
  })
  expect(await client.getQuote({ purchase })).toEqual({ total: '100.50', fee: '1.70', receive: '0.0283' })
})

test('an order is for the account, on its network, and is opened again with its key', async () => {
  const page = { url: 'https://quay.example/1', expiresAt: 1_790_000_000_000 }
  const client = connect({
    createOrder: ({ body }) => {
      expect(body).toMatchObject({
        ...{ destinationWallets: [{ address: ACCOUNT, blockchains: ['ethereum'], assets: ['ETH'] }] },
        ...{ defaultNetwork: 'ethereum', presetFiatAmount: '100.50', paymentCurrency: 'USD', provider: 'quay' },
        returnUrl: 'https://app.example/',
      })
      return {
        ...{ ...page, orderId: 'order-1', orderKey: 'key-1', provider: 'quay' },
        purchaseAmount: { amount: '0.0284', currency: 'ETH' },
      }
    },
    reopenOrder: ({ params, body }) => {
      expect([params.orderId, body.orderKey]).toEqual(['order-1', 'key-1'])
      return { url: 'https://quay.example/2' }
    },
  })
  expect(await client.createOrder({ purchase, account: ACCOUNT, returnUrl: 'https://app.example/' })).toEqual({
    ...page,
    ...{ id: 'order-1', key: 'key-1', provider: 'quay', amount: '0.0284' },
  })
  expect(await client.reopenOrder({ id: 'order-1', key: 'key-1' })).toEqual({
    url: 'https://quay.example/2',
    expiresAt: null,
  })
})

describe('orders', () => {
  const metadata = {
    ...{ operationType: 'buy', hash: '', minedAt: '2026-11-29T10:00:00.000Z', sentFrom: '', sentTo: ACCOUNT },
    ...{ status: 'paid', nonce: 0, chain: 'eip155:1' },
  } as const

  test('an order with a word that is not known stays, and one that is no order is left out', async () => {
    const rows = [
      { id: 'order-1', metadata: { ...metadata, status: 'ON_THE_WAY' } },
      { id: 'order-2', metadata: { ...metadata, operationType: 'send' } },
      { id: 'order-3', metadata: { ...metadata, hash: '0x12', isDelayed: true } },
    ]
    const fetch = async () => Response.json({ data: rows, next: null })
    const client = createBuyClient({ baseUrl, fetch })
    const listed = await client.listOrders({ account: ACCOUNT, provider: 'quay' })
    expect(listed.map(({ id, status, hash, isDelayed }) => [id, status, hash, isDelayed])).toEqual([
      ['order-1', 'paying', null, false],
      ['order-3', 'paid', '0x12', true],
    ])
  })
})

test('a reply of any form is a reply or a known error', async () => {
  const ask = [
    (client: ReturnType<typeof createBuyClient>) => client.getOptions(),
    (client: ReturnType<typeof createBuyClient>) => client.getQuote({ purchase }),
    (client: ReturnType<typeof createBuyClient>) =>
      client.createOrder({ purchase, account: ACCOUNT, returnUrl: 'https://app.example/' }),
    (client: ReturnType<typeof createBuyClient>) => client.reopenOrder({ id: 'a', key: 'b' }),
    (client: ReturnType<typeof createBuyClient>) => client.listOrders({ account: ACCOUNT, provider: 'quay' }),
  ]
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.constantFrom(...ask), async (body, call) => {
      const client = createBuyClient({ baseUrl, fetch: async () => new Response(body) })
      await call(client).catch((error: unknown) => expect(error).toBeInstanceOf(LintelError))
    }),
    { numRuns: 500 },
  )
})
