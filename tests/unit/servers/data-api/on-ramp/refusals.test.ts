import { sql } from 'drizzle-orm'
import { formatEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { createDataApi } from '../../../../../servers/data-api/create-data-api.js'
import { parseStandIns } from '../../../../../servers/data-api/node/parse-stand-ins.js'
import { ordersDefinition } from '../../../../../servers/data-api/on-ramp/database/orders-definition.js'
import type { OnRampProvider } from '../../../../../servers/data-api/on-ramp/on-ramp-provider.js'
import { pollProviders } from '../../../../../servers/data-api/on-ramp/poll-providers.js'
import type { Database } from '../../../../../servers/database/database.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { callApi } from '../fixtures/call-api.js'
import { type Shop, secrets, signLinkEvent, signTokenEvent, startShop } from '../fixtures/on-ramp-shop.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const address = accounts.fresh
/** A provider without a page. */
const stub: Omit<OnRampProvider, 'id'> = {
  name: 'Stub',
  origin: 'https://seller.example',
  deliverer: 'provider',
  sellsOn: () => true,
  options: () => ({ currencies: ['USD'], limits: { card: { min: 1, max: 2 }, ach: { min: 1, max: 2 } } }),
  quote: () => ({ feeBasisPoints: 100 }),
  createUrl: async () => ({ url: 'https://seller.example', expiresAt: 0 }),
  readWebhook: () => ({ id: 'a', orderId: 'b', state: 'paid' }),
  getOrder: async () => null,
}
let databases: TestDatabases
let database: Database
let shop: Shop
beforeAll(async () => {
  databases = await createTestDatabases(ordersDefinition).postgres.start()
  database = await databases.open()
  shop = await startShop(() => database, {
    projectIds: ['known'],
    allowedOrigins: ['http://localhost:3000'],
  })
})
afterAll(async () => {
  await database.close()
  await shop.close()
  await databases.close()
})

const readStatus = async (id: string) => {
  const { body } = await shop.call(`/v1/account/${address}/history?onramp=links&projectId=known`)
  return body.data.find((order: { id: string }) => order.id === id)?.metadata.status
}
const orderBody = {
  destinationWallets: [{ address, assets: ['ETH'] }],
  defaultNetwork: 'eip155:31337',
  presetFiatAmount: '100',
  provider: 'links',
}
const order = async () => (await shop.post('/v1/generators/onrampurl?projectId=known', orderBody)).body.orderId

/** Each provider signs in its own way, and is refused for the same reasons. */
describe.each([
  { provider: 'links', sign: signLinkEvent, paid: 'paymentReceived' },
  { provider: 'tokens', sign: signTokenEvent, paid: 'PAYMENT_DONE' },
])('a webhook of the provider of $provider', ({ provider, sign, paid }) => {
  const send = (sent: { headers: Record<string, string>; body: string }) => shop.send(sent, provider)

  test('is accepted without a project and an origin, and a 202 for an order that is not known', async () => {
    const reports = shop.reports.length
    expect(await send(sign('no-such-order', paid))).toBe(202)
    expect(shop.reports.slice(reports)).toEqual([
      `On-ramp: ${provider} sent an event about an order that is not known here.`,
    ])
  })

  test('is accepted with the old secret while it is replaced, and with no third one', async () => {
    const statuses = [secrets[0], secrets[1], 'another secret', ''].map((secret) =>
      send(sign('no-such-order', paid, { secret })),
    )
    expect(await Promise.all(statuses)).toEqual([202, 202, 400, 400])
  })

  test('is accepted for 5 minutes, of the past and of the future', async () => {
    const statuses = [0, 295, -295, 310, -310].map((age) => send(sign('no-such-order', paid, { age })))
    expect(await Promise.all(statuses)).toEqual([202, 202, 202, 400, 400])
  })

  test('is refused when one byte of the body was changed', async () => {
    const { headers, body } = sign('no-such-order', paid)
    for (const at of [0, 5, body.length - 1]) {
      const changed = body.slice(0, at) + (body[at] === '!' ? '?' : '!') + body.slice(at + 1)
      expect(await send({ headers, body: changed })).toBe(400)
    }
    expect(await send({ headers, body: `${body} ` })).toBe(400)
  })

  test.each([
    ['no signature', () => undefined],
    ['a part that is missing', (value: string) => value.replace(/^t=\d+,/, '')],
    ['a part that occurs twice', (value: string) => `${value},${value}`],
    ['another time', (value: string) => value.replace(/^t=\d/, 't=9')],
    ['a time that is not a number', (value: string) => value.replace(/^t=\d+/, 't=now')],
    ['a signature that was cut', (value: string) => value.slice(0, -2)],
    ['nonsense', () => '=,=,='],
  ])('is refused with %s', async (_, change) => {
    const { headers, body } = sign('no-such-order', paid)
    const changed = Object.entries(headers).map(([name, value]) => [
      name,
      name.endsWith('signature') ? change(value) : value,
    ])
    const kept = Object.fromEntries(changed.filter(([, value]) => value !== undefined))
    expect(await send({ headers: kept, body })).toBe(400)
  })

  test('is refused above 64 KB', async () => {
    expect(await send(sign('x'.repeat(65_536), paid))).toBe(400)
  })
})

test('a header that is signed cannot be changed, and the id of the event must be among them', async () => {
  const { headers, body } = signTokenEvent('no-such-order', 'PAYMENT_DONE')
  expect(await shop.send({ headers: { ...headers, 'x-quay-event-id': 'another' }, body }, 'tokens')).toBe(400)
  const type = { 'content-type': 'text/plain' }
  expect(await shop.send({ headers: { ...headers, ...type }, body }, 'tokens')).toBe(400)
})

test('an event that is repeated, late or unordered leaves the order as it is', async () => {
  const id = await order()
  const twice = signLinkEvent(id, 'waitingPayment')
  expect([await shop.send(twice), await shop.send(twice), await readStatus(id)]).toEqual([200, 200, 'paying'])
  await shop.send(signLinkEvent(id, 'opened'))
  expect(await readStatus(id)).toBe('paying')
  await shop.send(signLinkEvent(id, 'expired'))
  const reports = shop.reports.length
  await shop.send(signLinkEvent(id, 'paymentReceived'))
  expect(await readStatus(id)).toBe('expired')
  // Money was taken for nothing: a person has to look at it.
  expect(shop.reports.slice(reports)).toEqual([expect.stringContaining(id)])
})

test('a provider is asked for an order that was silent for a minute, once a minute', async () => {
  const id = await order()
  const asked: string[] = []
  const provider: OnRampProvider = {
    ...stub,
    id: 'links',
    async getOrder(orderId) {
      if (orderId !== id) throw new Error('The provider does not answer')
      asked.push(orderId)
      return { state: 'paid', payment: { amount: '100.00', currency: 'USD' } }
    },
  }
  const ask = (after: number) =>
    pollProviders(database.db, { providers: [provider], now: Date.now() + after, report: () => undefined })
  expect([await ask(50_000), asked]).toEqual([false, []])
  expect([await ask(70_000), asked, await readStatus(id)]).toEqual([true, [id], 'paid'])
  expect([await ask(80_000), asked]).toEqual([false, [id]])
})

test('connections to the database that end in the middle of a delivery lead to no second transfer', async () => {
  const to = privateKeyToAddress(generatePrivateKey())
  const body = { ...orderBody, destinationWallets: [{ address: to, assets: ['ETH'] }] }
  const { orderId } = (await shop.post('/v1/generators/onrampurl?projectId=known', body)).body
  const readOrder = async () => (await shop.call(`/v1/account/${to}/history?onramp=links&projectId=known`)).body.data[0]
  const others = sql`datname = current_database() and pid <> pg_backend_pid()`
  let losses = 0
  const delivering = shop.deliver(database, {
    ...shop.treasury,
    async send(on, signed) {
      await shop.treasury.send(on, signed)
      losses += 1
      await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    },
  })
  expect(await shop.send(signLinkEvent(orderId, 'paymentReceived'))).toBe(200)
  await expect.poll(async () => (await readOrder())?.metadata.status).toBe('confirmed')
  await delivering.close()
  const { transfers } = await readOrder()
  expect(losses).toBeGreaterThan(0)
  expect(formatEther(await shop.client.getBalance({ address: to }))).toBe(transfers[0].quantity.numeric)
})

test('an event counts for the orders of its own provider alone', async () => {
  const id = await order()
  expect(await shop.send(signTokenEvent(id, 'PAYMENT_DONE'), 'tokens')).toBe(202)
  expect(await readStatus(id)).toBe('created')
})

test('an unknown word reads as paying and is reported', async () => {
  const id = await order()
  const reports = shop.reports.length
  expect(await shop.send(signLinkEvent(id, 'somethingNew'))).toBe(200)
  expect(await readStatus(id)).toBe('paying')
  expect(shop.reports.slice(reports)).toEqual(['On-ramp: links has the unknown status somethingNew.'])
})

test('no report holds a secret, a signature or what was typed', () => {
  const all = shop.reports.join('\n')
  for (const secret of [...secrets, 'link secret', 'access', address]) expect(all).not.toContain(secret)
})

test('a provider that is not known is a 404, or a 400 for its orders', async () => {
  expect(await shop.send(signLinkEvent('x', 'opened'), 'nobody')).toBe(404)
  const { status, body } = await shop.call(`/v1/account/${address}/history?onramp=nobody&projectId=known`)
  expect([status, body.reasons[0].field]).toEqual([400, 'onramp'])
})

test('without a database a webhook is a 503, so that the provider sends it again', async () => {
  const closed = createDataApi({
    chains: [],
    onRamp: {
      providers: [{ ...stub, id: 'links' }],
      readDatabase: () => undefined,
      onMove: () => undefined,
    },
  })
  const { status } = await callApi(closed, '/v1/onramp/webhooks/links', { body: {} })
  expect(status).toBe(503)
})

test.each(['quay', 'nobody=http://localhost:1', 'quay=https://seller.example', 'quay=localhost'])(
  'ON_RAMP_STAND_INS is refused when it is %j',
  (text) => {
    expect(() => parseStandIns(text)).toThrow('ON_RAMP_STAND_INS')
  },
)

describe('quotes', () => {
  const quote = async (more: Record<string, unknown>) => {
    const asked = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100', network: 'local-ethereum', ...more }
    const { status, body } = await shop.post('/v1/onramp/quote?projectId=known', asked)
    return status === 200 ? body : `${status} ${body.reasons[0].field}`
  }

  test('the fees of both providers are 1 to 2 %, and the cheaper one is offered', async () => {
    for (const provider of ['links', 'tokens']) {
      for (const paymentMethod of ['card', 'ach']) {
        const { coinbaseFee, paymentSubtotal, paymentTotal } = await quote({ provider, paymentMethod })
        expect(Number(coinbaseFee.amount)).toBeGreaterThanOrEqual(1)
        expect(Number(coinbaseFee.amount)).toBeLessThanOrEqual(2)
        expect(Number(coinbaseFee.amount) + Number(paymentSubtotal.amount)).toBeCloseTo(Number(paymentTotal.amount))
      }
    }
    expect((await quote({})).provider).toBe('links')
  })

  test.each([
    [{ amount: '9.99' }, '400 amount'],
    [{ amount: '7500.01', paymentMethod: 'card' }, '400 amount'],
    [{ amount: '25000.01' }, '400 amount'],
    [{ amount: '0' }, '400 amount'],
    [{ amount: '-100' }, '400 amount'],
    [{ amount: '1e3' }, '400 amount'],
    [{ amount: '100.001' }, '400 amount'],
    [{ amount: 100.001 }, '400 amount'],
    [{ paymentCurrency: 'XXX' }, '400 paymentCurrency'],
    [{ purchaseCurrency: 'NONE' }, '400 purchaseCurrency'],
    [{ network: 'eip155:1' }, '400 network'],
    [{ provider: 'nobody' }, '400 provider'],
    [{ paymentMethod: 'cash' }, '400 paymentMethod'],
  ])('%j is a %s', async (more, refusal) => {
    expect(await quote(more)).toBe(refusal)
  })

  test.each([
    [{ amount: '10' }, 'card'],
    [{ amount: '7500' }, 'card'],
    [{ amount: 25_000 }, 'ach'],
    [{ amount: '100', paymentCurrency: 'EUR' }, 'card'],
    [{ amount: '100', purchaseCurrency: 'HUSD', network: 'eip155:31337' }, 'card'],
  ])('%j is within the limits of %s', async (more, paymentMethod) => {
    expect(await quote({ ...more, paymentMethod })).toMatchObject({
      purchaseAmount: { amount: expect.stringMatching(/^\d+\.\d+$/) },
    })
  })
})

describe('orders', () => {
  test.each<[change: Record<string, unknown>, field: string]>([
    [{ destinationWallets: [] }, 'destinationWallets'],
    [{ destinationWallets: [{ address: '0x12' }] }, 'destinationWallets'],
    [{ destinationWallets: [{ address: 'javascript:alert(1)' }] }, 'destinationWallets'],
    [{ destinationWallets: [{ address: 'https://attacker.example' }] }, 'destinationWallets'],
    [{ defaultNetwork: undefined }, 'defaultNetwork'],
    [{ defaultNetwork: 'https://attacker.example' }, 'defaultNetwork'],
    [{ presetFiatAmount: '5' }, 'presetFiatAmount'],
    [{ presetFiatAmount: undefined }, 'presetFiatAmount'],
    [{ paymentMethod: 'cash' }, 'paymentMethod'],
    [{ provider: 'https://attacker.example' }, 'provider'],
  ])('%j is a 400 that names %s', async (change, field) => {
    const { status, body } = await shop.post('/v1/generators/onrampurl?projectId=known', { ...orderBody, ...change })
    expect([status, body.reasons[0].field]).toEqual([400, field])
  })

  test('a page of another site, a program and another project are refused', async () => {
    const ask = (headers: Record<string, string>, projectId = 'known') =>
      callApi(shop.api, `/v1/generators/onrampurl?projectId=${projectId}`, { body: orderBody, headers })
    const origin = 'http://localhost:3000'
    expect((await ask({ origin })).status).toBe(200)
    expect((await ask({ origin: 'https://attacker.example' })).status).toBe(401)
    expect((await ask({})).status).toBe(401)
    expect((await ask({ origin }, 'another')).status).toBe(401)
  })
})

describe('the limits of orders', () => {
  let limited: Shop
  beforeAll(async () => {
    limited = await startShop(() => database, {
      onRamp: {
        providers: [{ ...stub, id: 'links', options: () => ({ currencies: ['USD'], limits: wide }) }],
        readDatabase: () => database.db,
        onMove: () => undefined,
      },
    })
  })
  afterAll(() => limited.close())
  const wide = { card: { min: 1, max: 1_000 }, ach: { min: 1, max: 1_000 } }
  const ask = async (from: string, project = 'any') => {
    const path = `/v1/generators/onrampurl?projectId=${project}`
    return limited.post(path, orderBody, { address: from })
  }

  test('an address has 10 at once, and a project 100', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await ask('192.0.2.1')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await ask('192.0.2.1')).headers.get('retry-after')).toBe('6')
    expect((await ask('192.0.2.2')).status).toBe(200)
    const all: number[] = []
    for (let count = 0; count < 115; count += 1) all.push((await ask(`198.51.100.${count}`, 'busy')).status)
    expect(all.slice(0, 100)).not.toContain(429)
    // 2 more each second.
    expect(all.at(-1)).toBe(429)
  })
})
