import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type KnownSession, LintelError } from '../../../../src/core/index.js'
import { createSignInClient } from '../../../../src/services/sign-in/create-sign-in-client.js'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))
afterAll(() => expect(unhandled).toEqual([]))

const any = fc.jsonValue({ maxDepth: 2 })
const maybe = <Value>(valid: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: any })
/** Each field is left out now and then. */
const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  )
const session = record({
  accountAddress: maybe(fc.constantFrom(ADDRESS, ADDRESS, ADDRESS, ADDRESS, '<b>', '')),
  chainId: maybe(fc.constantFrom('eip155:1', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155')),
  expirationTime: maybe(
    fc.constantFrom('2030-01-01T00:00:00.000Z', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00.5Z', 'soon'),
  ),
})

function checkSession(value: KnownSession['data'] | null): void {
  if (value === null) return
  expect(value.accountAddress).toMatch(/^[-.%a-zA-Z0-9]+$/)
  expect(value.chainId).toMatch(/^[a-z0-9]+:[-\w]+$/)
  expect(Number.isFinite(Date.parse(value.expirationTime ?? '2030-01-01'))).toBe(true)
}

type SignInClient = ReturnType<typeof createSignInClient>

/** Each endpoint: replies that are almost valid, and a check of what the client returns. */
const endpoints: {
  name: string
  reply: fc.Arbitrary<unknown>
  read(client: SignInClient): Promise<unknown>
  check(value: never): void
}[] = [
  {
    name: 'nonce',
    reply: record({ nonce: maybe(fc.oneof(fc.stringMatching(/^[a-z0-9]{8,40}$/), fc.string())) }),
    read: async (client) => (await client.readNonce()).nonce,
    check: (nonce: string) => expect(nonce).toMatch(/^[a-zA-Z0-9]{8,200}$/),
  },
  {
    name: 'verify',
    reply: record({ session: maybe(session) }),
    read: async (client) => (await client.verify({ body: { message: 'message', signature: '0x1' } })).session,
    check: checkSession,
  },
  {
    name: 'session',
    reply: record({ session: maybe(fc.option(session)) }),
    read: async (client) => (await client.readSession()).session,
    check: checkSession,
  },
  {
    name: 'sign-out',
    reply: fc.oneof(fc.constant({}), any),
    read: (client) => client.signOut({ body: {} }),
    check: (value: object) => expect(value).toEqual({}),
  },
]

const anyStatus = fc.oneof(
  { weight: 12, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(400, 401, 403, 404, 422, 429, 500, 503) },
)

describe.each(endpoints)('500 generated replies of $name', ({ reply, read, check }) => {
  const anyReply = fc.oneof(
    { weight: 6, arbitrary: reply.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
    // Truncated.
    {
      weight: 1,
      arbitrary: fc.tuple(reply, fc.nat({ max: 60 })).map(([value, cut]) => JSON.stringify(value).slice(0, cut)),
    },
  )

  test('each is a valid value or a typed error', async () => {
    let values = 0
    let errors = 0
    await fc.assert(
      fc.asyncProperty(anyReply, anyStatus, async (body, status) => {
        const client = createSignInClient({
          baseUrl: 'https://app.example.com/sign-in',
          fetch: async () => new Response(body, { status }),
        })
        const value = await read(client).catch((error: unknown) => error)
        if (value instanceof Error) {
          expect(value).toBeInstanceOf(LintelError)
          expect((value as LintelError).code).toMatch(/^sign-in-(refused|unavailable)$/)
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

const refusedTime = JSON.stringify({ status: 'FAILED', reasons: [{ field: 'time', description: 'From the future.' }] })
const refusedOrigin = JSON.stringify({ status: 'FAILED', reasons: [{ field: 'origin', description: 'Other page.' }] })

describe.each(endpoints)('$name of a server that', ({ read }) => {
  test.each<[what: string, send: typeof fetch, error: Record<string, unknown>]>([
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { code: 'sign-in-unavailable', details: 'offline: TypeError: Failed to fetch' },
    ],
    [
      'is slow',
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
      { code: 'sign-in-unavailable', details: 'timeout' },
    ],
    [
      'refuses the origin',
      async () => new Response(refusedOrigin, { status: 401 }),
      { code: 'sign-in-refused', details: 'origin: Other page.' },
    ],
    [
      'refuses the time of the message',
      async () => new Response(refusedTime, { status: 401 }),
      { code: 'sign-in-clock', details: 'time: From the future.' },
    ],
    [
      'has too many requests',
      async () => new Response('{}', { status: 429 }),
      { code: 'sign-in-unavailable', details: 'HTTP 429: {}' },
    ],
  ])('%s is an error with a code', async (_what, send, error) => {
    const client = createSignInClient({ baseUrl: '/sign-in', fetch: send, timeLimit: 50 })
    await expect(read(client)).rejects.toMatchObject(error)
  })
})
