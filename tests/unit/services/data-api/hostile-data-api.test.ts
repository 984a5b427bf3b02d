import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { LintelError } from '../../../../src/core/index.js'
import { createDataApiClient } from '../../../../src/services/data-api/create-data-api-client.js'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const query = { address: ADDRESS, network: 'eip155:1' } as const
const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))
afterAll(() => expect(unhandled).toEqual([]))

const anyText = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('eip155:1', 'eip155:10', `eip155:1:${ADDRESS}`))
const decimal = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('1', '0.5', '-3', '1e18', '١٢', '1,5', '9'.repeat(80)) },
  { weight: 1, arbitrary: fc.string() },
)
const any = fc.jsonValue({ maxDepth: 2 })
const maybe = <Value>(valid: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 19, arbitrary: valid }, { weight: 1, arbitrary: any })
/** Each field is left out now and then. */
const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  )

const network = maybe(fc.constantFrom('eip155:1', 'eip155:1', 'eip155:10'))
const token = maybe(fc.constantFrom(`eip155:1:${ADDRESS}`, `eip155:1:${ADDRESS}`, `eip155:10:${ADDRESS}`, '<b>'))
const balance = record({
  name: maybe(anyText),
  symbol: maybe(anyText),
  chainId: network,
  address: token,
  value: maybe(fc.double()),
  price: maybe(fc.double()),
  quantity: maybe(record({ decimals: maybe(fc.constantFrom('18', '6', '0', '999')), numeric: decimal })),
  iconUrl: maybe(anyText),
  priceSource: maybe(fc.constantFrom(null, { kind: 'pool', name: 'Pool' })),
})
const transfer = record({
  fungible_info: maybe(
    record({
      name: maybe(anyText),
      symbol: maybe(anyText),
      icon: maybe(record({ url: anyText })),
      address: maybe(anyText),
    }),
  ),
  nft_info: maybe(record({ name: maybe(anyText), flags: maybe(record({ is_spam: maybe(fc.boolean()) })) })),
  direction: fc.constantFrom('in', 'out', 'self', 'up'),
  quantity: maybe(record({ numeric: decimal })),
  value: maybe(fc.double()),
  price: maybe(fc.double()),
  sender: maybe(anyText),
  recipient: maybe(anyText),
})
const transaction = record({
  id: maybe(fc.string({ minLength: 1 })),
  metadata: maybe(
    record({
      operationType: maybe(fc.constantFrom('send', 'trade', '__proto__', 'constructor')),
      hash: maybe(fc.constant(`0x${'a'.repeat(64)}`)),
      minedAt: maybe(fc.constantFrom('2026-01-01T00:00:00Z', '2026-99-99T00:00:00Z', 'now')),
      sentFrom: maybe(anyText),
      sentTo: maybe(anyText),
      status: maybe(fc.constantFrom('confirmed', 'failed', 'pending')),
      nonce: maybe(fc.nat()),
      chain: network,
    }),
  ),
  transfers: maybe(fc.array(transfer)),
})
const nft = record({
  contract: maybe(fc.constant(ADDRESS)),
  tokenId: maybe(fc.constantFrom('1', '-1', 'x')),
  name: maybe(anyText),
  collection: maybe(anyText),
  imageUrl: maybe(anyText),
  isSpam: maybe(fc.boolean()),
  quantity: maybe(decimal),
})
const price = record({
  address: token,
  name: maybe(anyText),
  symbol: maybe(anyText),
  price: maybe(fc.double()),
  decimals: maybe(fc.nat(300)),
})

type Client = ReturnType<typeof createDataApiClient>

/** Each endpoint: replies that are almost valid, and a check of what the client returns. */
const endpoints: {
  name: string
  reply: fc.Arbitrary<unknown>
  read(client: Client): Promise<unknown>
  check(value: never): void
}[] = [
  {
    name: 'supported-chains',
    reply: record({ http: maybe(fc.array(fc.oneof(anyText, any))), ws: any }),
    read: (client) => client.listNetworks(),
    check: (networks: string[]) => expect(networks.every((id) => /^[a-z0-9]+:[-\w]+$/.test(id))).toBe(true),
  },
  {
    name: 'identity',
    reply: record({ name: maybe(fc.option(anyText)), avatar: maybe(fc.option(anyText)) }),
    read: (client) => client.getIdentity(query),
    check: (identity: { name: string | null; avatarUrl: string | null }) => {
      expect(identity.name?.trim()).not.toBe('')
      expect(identity.avatarUrl ?? 'https:').toMatch(/^https:|^data:image/)
    },
  },
  {
    name: 'balance',
    reply: record({ balances: maybe(fc.array(fc.oneof(balance, any))) }),
    read: (client) => client.listBalances(query),
    check: ({ balances }: { balances: { network: string; amount: bigint; decimals: number; value?: number }[] }) => {
      for (const { network, amount, decimals, value } of balances) {
        expect([network, typeof amount, amount >= 0n, decimals > 0]).toEqual(['eip155:1', 'bigint', true, true])
        expect(value ?? 0).toBeGreaterThanOrEqual(0)
      }
    },
  },
  {
    name: 'history',
    reply: record({ data: maybe(fc.array(fc.oneof(transaction, any))), next: maybe(fc.option(fc.string())) }),
    read: (client) => client.listTransactions(query),
    check: ({ transactions }: { transactions: { time: number; operation: string; hash: string }[] }) => {
      for (const { time, operation, hash } of transactions) {
        expect(Number.isFinite(time)).toBe(true)
        expect(operation).toMatch(/^[a-z]+$/)
        expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      }
    },
  },
  {
    name: 'nfts',
    reply: record({ data: maybe(fc.array(fc.oneof(nft, any))), next: maybe(fc.option(fc.string())) }),
    read: (client) => client.listNfts(query),
    check: ({ nfts }: { nfts: { quantity: bigint; imageUrl: string | null }[] }) => {
      for (const { quantity, imageUrl } of nfts) {
        expect(quantity >= 1n).toBe(true)
        expect(imageUrl ?? 'https:').toMatch(/^https:|^data:image/)
      }
    },
  },
  {
    name: 'price',
    reply: record({ fungibles: maybe(fc.array(fc.oneof(price, any))) }),
    read: (client) => client.listPrices({ network: 'eip155:1', addresses: [null, ADDRESS] }),
    check: (prices: ReadonlyMap<string | null, { usd: number }>) => {
      for (const [address, { usd }] of prices) {
        expect([null, ADDRESS]).toContain(address)
        expect(usd).toBeGreaterThanOrEqual(0)
      }
    },
  },
]

const anyStatus = fc.oneof(
  { weight: 12, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(400, 401, 404, 422, 429, 500, 503) },
)

describe.each(endpoints)('500 generated replies of $name', ({ reply, read, check }) => {
  const anyReply = fc.oneof(
    { weight: 6, arbitrary: reply.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
    // Truncated.
    {
      weight: 1,
      arbitrary: fc.tuple(reply, fc.nat({ max: 200 })).map(([value, cut]) => JSON.stringify(value).slice(0, cut)),
    },
  )
  test('each is a valid value or a typed error', async () => {
    let values = 0
    let errors = 0
    await fc.assert(
      fc.asyncProperty(anyReply, anyStatus, async (body, status) => {
        const client = createDataApiClient({
          baseUrl: 'https://data.example',
          fetch: async () => new Response(body, { status }),
        })
        const value = await read(client).catch((error: unknown) => error)
        if (value instanceof Error) {
          expect(value).toBeInstanceOf(LintelError)
          expect((value as LintelError).code).toMatch(/^(data-api-|invalid-)/)
          errors += 1
        } else {
          check(value as never)
          values += 1
        }
      }),
      { numRuns: 500 },
    )
    // Both outcomes occur.
    expect(Math.min(values, errors)).toBeGreaterThan(30)
  })
})

/** The failures of a service at every request. */
const failures: [what: string, send: typeof fetch, error: { reason: string; [field: string]: unknown }][] = [
  [
    'is slow',
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    { reason: 'timeout' },
  ],
  [
    'is slow in the middle of a reply',
    async () => new Response(new ReadableStream({ start: begin })),
    { reason: 'timeout' },
  ],
  [
    'is cut off in the middle of a reply',
    async () => {
      const start = (controller: ReadableStreamDefaultController) => {
        begin(controller)
        setTimeout(() => controller.error(new TypeError('terminated')), 5)
      }
      return new Response(new ReadableStream({ start }))
    },
    { reason: 'offline' },
  ],
  ['ends too early', async () => new Response('{"http":["eip155:1"],"data":[{'), { reason: 'reply' }],
  [
    'answers 429 with Retry-After',
    async () => new Response(failed, { status: 429, headers: { 'retry-after': '7' } }),
    { reason: 'status', status: 429, retryAfter: 7_000, details: 'chainId: later' },
  ],
  ['answers 503', async () => new Response(failed, { status: 503 }), { reason: 'status', status: 503 }],
]
const failed = JSON.stringify({ status: 'FAILED', reasons: [{ field: 'chainId', description: 'later' }] })

function begin(controller: ReadableStreamDefaultController): void {
  controller.enqueue(new TextEncoder().encode('{"data":[{'))
}

describe.each(endpoints)('$name of a service that', ({ read }) => {
  test.each(failures)('%s is an error with a code', async (_what, send, error) => {
    const timeLimit = error.reason === 'timeout' ? 50 : 10_000
    const client = createDataApiClient({ baseUrl: 'https://data.example', fetch: send, timeLimit })
    await expect(read(client)).rejects.toMatchObject({ code: 'data-api-unavailable', ...error })
  })
})

describe('a reply of 2 MB keeps the page busy for less than 0.5 s', () => {
  const fill = (unit: string) =>
    Array(Math.floor(1_900_000 / (unit.length + 1)))
      .fill(unit)
      .join(',')
  test.each([
    ['wrong entries', `{"balances":[${fill('1')}]}`],
    ['empty entries', `{"balances":[${fill('{}')}]}`],
    ['a long name', `{"balances":[{"name":"${fill('a')}","symbol":"X","quantity":{"decimals":"18","numeric":"1"}}]}`],
    [
      'a long amount',
      `{"balances":[{"name":"a","symbol":"X","quantity":{"decimals":"18","numeric":"${fill('1').replaceAll(',', '1')}"}}]}`,
    ],
    [
      'a blank icon',
      `{"balances":[{"name":"a","symbol":"X","iconUrl":"${fill(' ').replaceAll(',', ' ')}","quantity":{"decimals":"18","numeric":"1"}}]}`,
    ],
  ])('%s', async (_name, body) => {
    const client = createDataApiClient({ baseUrl: '/d', fetch: async () => new Response(body) })
    // The least of three, in processor time: other tests run at the same time, and leave garbage to this process.
    let least = Number.POSITIVE_INFINITY
    for (let round = 0; round < 3; round++) {
      const start = process.cpuUsage()
      await client.listBalances(query)
      least = Math.min(least, process.cpuUsage(start).user / 1_000)
    }
    expect(least).toBeLessThan(500)
  })
})
