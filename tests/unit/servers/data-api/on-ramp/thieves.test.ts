import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  createPublicClient,
  formatEther,
  http,
  type PublicClient,
  TransactionReceiptNotFoundError,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contracts } from '../../../../../servers/chains/contents/addresses.js'
import { localTreasury } from '../../../../../servers/chains/contents/local-treasury.js'
import { ordersDefinition } from '../../../../../servers/data-api/on-ramp/database/orders-definition.js'
import { deliverNext } from '../../../../../servers/data-api/on-ramp/deliver-next.js'
import type { OnRampProvider } from '../../../../../servers/data-api/on-ramp/on-ramp-provider.js'
import { pollProviders } from '../../../../../servers/data-api/on-ramp/poll-providers.js'
import { createSessionTokenProvider } from '../../../../../servers/data-api/on-ramp/providers/create-session-token-provider.js'
import { createEvmTreasury } from '../../../../../servers/data-api/on-ramp/treasury/create-evm-treasury.js'
import type { Database } from '../../../../../servers/database/database.js'
import { listen } from '../../../../../servers/http/listen.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { network, openShop, type Shop, signLinkEvent, startShop } from '../fixtures/on-ramp-shop.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

let databases: TestDatabases
let database: Database
let shop: Shop
beforeAll(async () => {
  databases = await createTestDatabases(ordersDefinition).postgres.start()
  database = await databases.open()
  shop = await startShop(() => database)
})
afterAll(async () => {
  await database.close()
  await shop.close()
  await databases.close()
})

const limits = { card: { min: 1, max: 1_000 }, ach: { min: 1, max: 1_000 } }
/** A provider that delivers itself. */
const shopProvider: OnRampProvider = {
  ...{ id: 'links', name: 'Seller', origin: 'https://seller.example', deliverer: 'provider', sellsOn: () => true },
  ...{ options: () => ({ currencies: ['USD'], limits }), quote: () => ({ feeBasisPoints: 100 }) },
  createUrl: async () => ({ url: 'https://seller.example', expiresAt: Date.now() }),
  readWebhook: () => 'signature',
  getOrder: async () => null,
}
const createAddress = () => privateKeyToAddress(generatePrivateKey())
const readStatus = async (address: string) => (await shop.readOrders(address))[0]?.metadata.status
const refuse = async (path: string, body: unknown, more = {}) => {
  const reply = await shop.post(path, body, more)
  return reply.status === 200 ? 200 : `${reply.status} ${reply.body.reasons[0].field}`
}
const deliverAll = async () => {
  const options = { treasury: shop.treasury, now: Date.now, report: () => undefined }
  while (await deliverNext(database.db, network, options));
}

describe('what was not paid in full', () => {
  test.each([
    ['half of it', { paid: '50.00' }],
    ['a cent less', { paid: '99.99' }],
    ['another currency', { currency: 'JPY' }],
    ['an exponent', { paid: '1e9' }],
    ['less than nothing', { paid: '-100.00' }],
  ])('%s is held and reported, and delivers nothing until the rest is there', async (_, payment) => {
    const address = createAddress()
    const orderId = await shop.order(address)
    const reports = shop.reports.length
    expect(await shop.send(signLinkEvent(orderId, 'paymentReceived', payment))).toBe(200)
    await deliverAll()
    expect([await readStatus(address), await shop.client.getBalance({ address })]).toEqual(['held', 0n])
    expect(shop.reports.slice(reports)).toEqual([expect.stringContaining(orderId)])
    await shop.send(signLinkEvent(orderId, 'paymentReceived'))
    await deliverAll()
    expect(await readStatus(address)).toBe('confirmed')
  })
})

test('a payment that is taken back after the delivery is reported, and the order stays delivered', async () => {
  const address = createAddress()
  const orderId = await shop.order(address)
  await shop.send(signLinkEvent(orderId, 'paymentReceived'))
  await deliverAll()
  const reports = shop.reports.length
  await shop.send(signLinkEvent(orderId, 'refunded'))
  expect(await readStatus(address)).toBe('confirmed')
  expect(shop.reports.slice(reports)).toEqual([expect.stringContaining(orderId)])
})

describe('an order of somebody else', () => {
  const reopen = (orderId: string, body: unknown) => refuse(`/v1/onramp/orders/${orderId}/url`, body)

  test('shows neither a URL, a key nor what is paid, and is not opened without its key', async () => {
    const address = createAddress()
    const { url, orderId, orderKey, expiresAt } = await shop.createOrder(address)
    const { body } = await shop.call(`/v1/account/${address}/history?onramp=links`)
    const facts = { status: 'created', hash: '', provider: 'links', isDelayed: false, expiresAt }
    expect(body.data[0]).toMatchObject({ id: orderId, metadata: facts })
    const shown = JSON.stringify(body)
    for (const secret of [url, orderKey, '100.00', 'signature']) expect(shown).not.toContain(secret)
    const other = await shop.createOrder(createAddress())
    expect(await reopen(orderId, { orderKey: other.orderKey })).toBe('404 order')
    expect(await reopen('no-such-order', { orderKey })).toBe('404 order')
    expect([await reopen(orderId, {}), await reopen(orderId, { orderKey: '' })]).toEqual(['400 orderKey', '404 order'])
    // The hash in the database is no key.
    const hash = sql`select key_hash from on_ramp.orders where id = ${orderId}`
    const { rows } = (await database.db.execute(hash)) as unknown as { rows: { key_hash: string }[] }
    expect(await reopen(orderId, { orderKey: rows[0]?.key_hash })).toBe('404 order')
    expect(await reopen(orderId, { orderKey })).toBe(200)
  })

  test('keeps its amount, its price and its address when it is opened again', async () => {
    const address = createAddress()
    const first = await shop.createOrder(address)
    const { body } = await shop.post(`/v1/onramp/orders/${first.orderId}/url`, { orderKey: first.orderKey })
    const read = (url: string) => {
      const { searchParams } = new URL(url)
      for (const name of ['signature', 'expiresAt']) searchParams.delete(name)
      return searchParams.toString()
    }
    expect(read(body.url)).toBe(read(first.url))
    expect(body.orderKey).toBeUndefined()
  })
})

test('orders that nobody opens do not keep the server from asking for others', async () => {
  const asked: string[] = []
  const provider = {
    ...shopProvider,
    async getOrder(orderId: string) {
      asked.push(orderId)
      return null
    },
  }
  const opened = await shop.order(createAddress())
  await shop.send(signLinkEvent(opened, 'opened'))
  const unopened = await Promise.all(Array.from({ length: 25 }, () => shop.order(createAddress())))
  const options = { providers: [provider], report: () => undefined }
  // Among the 20 that are asked for first, though it was asked for last.
  await pollProviders(database.db, { ...options, now: Date.now() + 70_000 })
  expect(asked).toContain(opened)
  asked.length = 0
  for (let round = 1; round < 9; round += 1) {
    await pollProviders(database.db, { ...options, now: Date.now() + 3 * 3_600_000 + round * 70_000 })
  }
  const counts = (id: string) => asked.filter((one) => one === id).length
  expect(counts(opened)).toBe(8)
  expect(Math.max(...unopened.map(counts))).toBe(1)
})

test.each([
  ['https://attacker.example/'],
  ['http://localhost:3000@attacker.example/'],
  ['http://localhost:3000.attacker.example/'],
  ['http://localhost:3001/'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['//attacker.example'],
])('a page to return to that is not of the origin of the request, %s, is refused', async (returnUrl) => {
  await expect(shop.createOrder(createAddress(), 'ETH', { returnUrl })).rejects.toThrow('returnUrl')
})

test('of the page to return to, what may be secret is left out', async () => {
  const returnUrl = 'http://me:password@localhost:3000/buy?token=secret#secret'
  const { url } = await shop.createOrder(createAddress(), 'ETH', { returnUrl })
  expect(new URL(url).searchParams.get('redirectURL')).toBe('http://localhost:3000/buy')
})

test.each([
  [{ presetCryptoAmount: '1e3' }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: '-0.1' }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: '0' }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: '0.0000001' }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: '1000000' }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: '9'.repeat(30) }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: 1e30 }, '400 presetCryptoAmount'],
  [{ presetCryptoAmount: '0.05', presetFiatAmount: '1' }, '400 presetFiatAmount'],
  [{ presetFiatAmount: '1e3' }, '400 presetFiatAmount'],
  [{ presetFiatAmount: ' 100' }, '400 presetFiatAmount'],
  [{ presetFiatAmount: '１００' }, '400 presetFiatAmount'],
  [{}, '400 presetFiatAmount'],
  [{ presetCryptoAmount: '0.05' }, 200],
])('an order of %j is a %s', async (amounts, reply) => {
  const body = { destinationWallets: [{ address: createAddress() }], defaultNetwork: network, ...amounts }
  expect(await refuse('/v1/generators/onrampurl', body)).toBe(reply)
})

test('an order by an amount of the asset is paid what that costs, and delivers exactly that', async () => {
  const address = createAddress()
  const more = { presetFiatAmount: undefined, presetCryptoAmount: 0.0625 }
  const { orderId, url } = await shop.createOrder(address, 'ETH', more)
  const paid = new URL(url).searchParams.get('baseCurrencyAmount') ?? ''
  const asked = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', network, amount: paid, provider: 'links' }
  const { body } = await shop.post('/v1/onramp/quote', asked)
  expect(Number(body.purchaseAmount.amount)).toBeGreaterThanOrEqual(0.0625)
  await shop.send(signLinkEvent(orderId, 'paymentReceived', { paid }))
  await deliverAll()
  expect([await readStatus(address), formatEther(await shop.client.getBalance({ address }))]).toEqual([
    'confirmed',
    '0.0625',
  ])
})

test.each([
  ['nobody', zeroAddress, 'ETH'],
  ['another chain', `eip155:1:${createAddress()}`, 'ETH'],
  ['the token itself', contracts.harborDollar, 'HUSD'],
])('an address of %s is refused', async (_, address, asset) => {
  await expect(shop.createOrder(address, asset, { defaultNetwork: network })).rejects.toThrow('destinationWallets')
})

test('when somebody else uses the nonce of a transfer, the order is still delivered, once', async () => {
  const address = createAddress()
  await shop.send(signLinkEvent(await shop.order(address), 'paymentReceived'))
  const thief = privateKeyToAccount(localTreasury.key)
  const [nonce, { baseFeePerGas }] = await Promise.all([
    shop.client.getTransactionCount(thief),
    shop.client.getBlock({ blockTag: 'latest' }),
  ])
  const stolen = await thief.signTransaction({
    ...{ type: 'eip1559', chainId: 31337, nonce, gas: 21_000n, to: createAddress(), value: 1n },
    ...{ maxFeePerGas: (baseFeePerGas ?? 0n) * 100n, maxPriorityFeePerGas: 10_000_000_000n },
  })
  let now = Date.now()
  const treasury: Shop['treasury'] = {
    ...shop.treasury,
    async send(on, signed) {
      // The key of the treasury is known to everybody.
      await shop.treasury.send(on, stolen)
      await shop.treasury.send(on, signed)
    },
  }
  const options = { treasury, now: () => now, report: () => undefined }
  await deliverNext(database.db, network, options)
  now += 60_000
  await deliverNext(database.db, network, { ...options, treasury: shop.treasury })
  const [order] = await shop.readOrders(address)
  expect(order?.metadata.status).toBe('confirmed')
  expect(formatEther(await shop.client.getBalance({ address }))).toBe(order?.transfers[0]?.quantity.numeric)
})

test('a node that counts a nonce before it has the receipt: the order is delivered once', async () => {
  const address = createAddress()
  await shop.send(signLinkEvent(await shop.order(address), 'paymentReceived'))
  // The first call is before the transfer.
  let missing = 2
  const client: PublicClient = createPublicClient({ transport: http(shop.chain.url) })
  const late: PublicClient = {
    ...client,
    async getTransactionReceipt({ hash }) {
      if (missing-- > 0) throw new TransactionReceiptNotFoundError({ hash })
      return client.getTransactionReceipt({ hash })
    },
  }
  const treasury = createEvmTreasury(new Map([[network, late]]))
  await deliverNext(database.db, network, { treasury, now: Date.now, report: () => undefined })
  const [order] = await shop.readOrders(address)
  expect(order?.metadata.status).toBe('confirmed')
  expect(formatEther(await shop.client.getBalance({ address }))).toBe(order?.transfers[0]?.quantity.numeric)
})

test('when the chain was restored from an older state, the order is delivered there, once', async () => {
  // The treasury has sent something.
  await shop.send(signLinkEvent(await shop.order(createAddress()), 'paymentReceived'))
  await deliverAll()
  const address = createAddress()
  await shop.send(signLinkEvent(await shop.order(address), 'paymentReceived'))
  const ending = { ...shop.treasury, send: () => Promise.reject(new Error('The process ends here')) }
  let now = Date.now()
  const options = { now: () => now, report: () => undefined }
  await deliverNext(database.db, network, { ...options, treasury: ending }).catch(() => undefined)
  const [before] = await shop.readOrders(address)
  const nonce = await shop.client.getTransactionCount({ address: localTreasury.address })
  await shop.client.setNonce({ address: localTreasury.address, nonce: nonce - 1 })
  now += 60_000
  while (await deliverNext(database.db, network, { ...options, treasury: shop.treasury }));
  const [order] = await shop.readOrders(address)
  expect([before?.metadata.status, order?.metadata.status]).toEqual(['delivering', 'confirmed'])
  expect(order?.metadata.hash).not.toBe(before?.metadata.hash)
  expect(formatEther(await shop.client.getBalance({ address }))).toBe(order?.transfers[0]?.quantity.numeric)
})

describe('a provider that was taken over', () => {
  const asked: string[] = []
  const secretServer = new Hono().all('*', ({ req, json }) => {
    asked.push(req.url)
    return json({ data: { token: 'a'.repeat(40), expiresAt: Date.now() } })
  })
  const answer = async (reply: (elsewhere: string) => Response | Promise<Response>) => {
    const elsewhere = await listen({ fetch: (request) => secretServer.fetch(request), port: 0 })
    const seller = await listen({ fetch: async () => reply(elsewhere.url), port: 0 })
    const options = { id: 'links', name: 'Taken', accessToken: 'a', webhookSecrets: ['s'], report: () => undefined }
    const provider = createSessionTokenProvider({ ...options, url: seller.url })
    const onRamp = { providers: [provider], readDatabase: () => database.db, onMove: () => undefined }
    const own = openShop({ url: shop.chain.url, close: async () => undefined }, () => database, { onRamp })
    try {
      return await own.createOrder(createAddress()).then(
        () => 'an order',
        (error: unknown) => String(error),
      )
    } finally {
      await Promise.all([own.close(), seller.close(), elsewhere.close()])
    }
  }

  test.each([301, 302, 307, 308])('does not lead this server elsewhere by a %i', async (status) => {
    expect(await answer((elsewhere) => Response.redirect(`${elsewhere}/latest/meta-data`, status))).toContain(
      'provider',
    )
    expect(asked).toEqual([])
  })

  test.each([
    ['no JSON', () => new Response('<html>')],
    ['another form', () => Response.json({ data: { token: 7 } })],
    [
      'a token that would leave its place in the URL',
      () => Response.json({ data: { token: '/../x?y=', expiresAt: 1 } }),
    ],
    ['an error', () => new Response(null, { status: 500 })],
    ['no such API', () => new Response(null, { status: 404 })],
  ])('answers with %s: a 503 that names the provider', async (_, reply) => {
    expect(await answer(reply)).toContain('"field":"provider"')
  })

  test.each([-100, 10_000, 20_000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'makes no offer with a fee of %d hundredths of a percent',
    async (feeBasisPoints) => {
      const provider = { ...shopProvider, quote: () => ({ feeBasisPoints }) }
      const onRamp = { providers: [provider], readDatabase: () => database.db, onMove: () => undefined }
      const own = openShop({ url: shop.chain.url, close: async () => undefined }, () => database, { onRamp })
      await expect(own.createOrder(createAddress())).rejects.toThrow('makes no offer')
      await own.close()
    },
  )

  test('does not answer: a 503 after 5 s', async () => {
    const startedAt = performance.now()
    expect(await answer(() => new Promise<Response>(() => undefined))).toContain('"field":"provider"')
    expect(performance.now() - startedAt).toBeLessThan(7_000)
  })

  test.each(['https://attacker.example/buy', 'http://seller.example/buy', 'javascript:alert(1)', 'nonsense'])(
    'sends visitors not to %s',
    async (url) => {
      const provider = { ...shopProvider, createUrl: async () => ({ url, expiresAt: Date.now() }) }
      const onRamp = { providers: [provider], readDatabase: () => database.db, onMove: () => undefined }
      const own = openShop({ url: shop.chain.url, close: async () => undefined }, () => database, { onRamp })
      await expect(own.createOrder(createAddress())).rejects.toThrow('a page of another origin')
      await own.close()
    },
  )
})
