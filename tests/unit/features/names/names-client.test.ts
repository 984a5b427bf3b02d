import { expect, test } from 'vitest'
import { createNamesClient } from '../../../../src/features/names/data/create-names-client.js'
import { namesEndpoints, namesRequests } from '../../../../src/features/names/data/schema.js'
import { createFakeService, type FakeAnswers } from '../../../../src/services/http/create-fake-service.js'

type Answers = FakeAnswers<typeof namesEndpoints, typeof namesRequests>

const zone = 'lintel.test'
const name = `nora.${zone}`
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const profile = { name, addresses: { '2147514985': { address: account } } }

const connect = (answers: Answers, now?: () => number) =>
  createNamesClient(
    { baseUrl: 'https://data.example', fetch: createFakeService(namesEndpoints, namesRequests, answers) },
    now,
  )

test.each([
  ['the state of the service', { state: 'reserved', suggestions: [] }, 'reserved'],
  ['a rule that this client does not know', { state: 'invalid', suggestions: [] }, 'refused'],
  ['a service without states', { suggestions: [{ name, registered: true }] }, 'taken'],
  ['a service without states, for a free name', { suggestions: [{ name, registered: false }] }, 'free'],
  ['a service that says nothing of it', { suggestions: [{ name: `nor.${zone}`, registered: false }] }, null],
] as const)('whether a name is free: %s', async (_, reply, answer) => {
  const client = connect({ getSuggestions: () => ({ ...reply, suggestions: [...reply.suggestions] }) })
  expect((await client.checkName({ name, zone })).answer).toBe(answer)
})

test('suggestions are other names that are free', async () => {
  const client = connect({
    getSuggestions: ({ params, query }) => ({
      state: 'taken',
      suggestions: [
        { name: params.name, registered: true },
        { name: `x.${query.zone}`, registered: true },
        { name: 'a'.repeat(300), registered: false },
        ...Array.from({ length: 9 }, (_, index) => ({ name: `nora${index}.${zone}`, registered: false })),
      ],
    }),
  })
  const { suggestions } = await client.checkName({ name, zone })
  expect(suggestions).toEqual([0, 1, 2, 3, 4].map((index) => `nora${index}.${zone}`))
})

test('nobody’s name is null; a name has its accounts by coin type', async () => {
  expect(await connect({ getName: () => [] }).getName({ name })).toBeNull()
  expect(await connect({ getName: () => ({ ...profile, mirror: 'late' }) }).getName({ name })).toEqual({
    name,
    addresses: new Map([[0x8000_7a69, account]]),
    mirror: 'late',
  })
})

test('zones that are no names are left out', async () => {
  const client = connect({ listZones: () => ({ zones: [zone, 'Zone.test', '<b>'], networks: ['eip155:1'] }) })
  expect(await client.listZones()).toEqual({ zones: [zone], networks: ['eip155:1'] })
})

test.each([-3_600_000, 0, 3_600_000])(
  'the clock of the server counts, with one here that is %i ms off',
  async (off) => {
    const serverTime = 1_764_409_730
    let now = serverTime * 1_000 + off
    const client = connect(
      {
        getSuggestions: () => {
          // The reply takes 400 ms.
          now += 400
          return { suggestions: [], serverTime }
        },
      },
      () => now,
    )
    expect((await client.prepareMessage()).offset).toBe(0)
    await client.checkName({ name, zone })
    expect(now + (await client.prepareMessage()).offset).toBe(serverTime * 1_000 + 200)
  },
)

test('each message has a nonce of its own, where the server gives them; without an answer it has none', async () => {
  let asked = 0
  const nonces = ['one', 'two', undefined]
  const client = connect({ listZones: () => ({ zones: [zone], nonce: nonces[asked++] }) })
  const read = async () => (await client.prepareMessage()).nonce
  expect([await read(), await read(), await read(), await read(), asked]).toEqual([
    'one',
    'two',
    undefined,
    undefined,
    3,
  ])
  expect(await connect({ listZones: () => new Response('', { status: 404 }) }).prepareMessage()).toEqual({ offset: 0 })
})

test('what is sent is exactly what was signed', async () => {
  const sent: unknown[] = []
  const client = connect({
    registerName: ({ body }) => {
      sent.push(body)
      return profile
    },
  })
  const message = '{"name":"nora.lintel.test","attributes":{},"timestamp":1764409730}'
  await client.registerName({ message, signature: '0x12', coinType: 0x8000_7a69, account })
  expect(sent).toEqual([{ coin_type: 0x8000_7a69, address: account, message, signature: '0x12' }])
})

test('a refusal keeps the field that it names', async () => {
  const failure = { status: 'FAILED', reasons: [{ field: 'taken', description: 'nora' }] }
  const client = connect({ registerName: () => Response.json(failure, { status: 400 }) })
  const asked = client.registerName({ message: '{}', signature: '0x12', coinType: 60, account })
  await expect(asked).rejects.toMatchObject({ details: 'taken: nora', status: 400 })
})
