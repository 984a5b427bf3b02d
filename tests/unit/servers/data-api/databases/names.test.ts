import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { namesDefinition } from '../../../../../servers/data-api/names/database/names-definition.js'
import { registrations } from '../../../../../servers/data-api/names/database/schema.js'
import type { Database } from '../../../../../servers/database/database.js'
import { createNamesClient } from '../../../../../src/features/names/data/create-names-client.js'
import { registerName } from '../../../../../src/features/names/model/register-name.js'
import { writeNameMessage } from '../../../../../src/rules/text/name-message.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { coinType, createAccount, type NameOffice, openNameOffice, zone } from '../fixtures/name-office.js'
import { type FakeNode, startFakeNode } from '../fixtures/start-fake-node.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

describe.each(Object.values(createTestDatabases(namesDefinition)))('names on $name', ({ start }) => {
  let databases: TestDatabases
  let database: Database
  let office: NameOffice
  beforeAll(async () => {
    databases = await start()
    database = await databases.open()
    office = openNameOffice(() => database)
  })
  afterAll(async () => {
    office.close()
    await database.close()
    await databases.close()
  })

  const countRows = async (name: string) => {
    const rows = await database.db.select().from(registrations).where(sql`name = ${name}`)
    return rows.length
  }

  test('a registered name is found by itself and by its account', async () => {
    const account = createAccount()
    const { status, body } = await office.send(await office.write('nora.lintel.test', { account }))
    const time = new Date(office.clock.now).toISOString()
    const profile = {
      name: 'nora.lintel.test',
      registered_at: time,
      updated_at: time,
      attributes: {},
      addresses: { [coinType]: { address: account.address, created_at: time } },
      serverTime: office.clock.now / 1_000,
    }
    expect([status, body]).toEqual([200, profile])
    expect((await office.call('/v1/profile/account/nora.lintel.test?apiVersion=2')).body).toEqual(profile)
    expect((await office.call(`/v1/profile/reverse/${account.address.toLowerCase()}?apiVersion=2`)).body).toEqual([
      profile,
    ])
    expect((await office.call(`/v1/profile/reverse/eip155:31338:${account.address}`)).body).toEqual([])
  })

  test('of 50 tries at the same time one gets the name, and the others are told that it is taken', async () => {
    const bodies = await Promise.all(Array.from({ length: 50 }, () => office.write('harbor.lintel.test')))
    const replies = await Promise.all(bodies.map((body) => office.send(body)))
    const results = replies.map(({ status, body }) => (status === 200 ? 'registered' : body.reasons[0].field))
    expect(results.toSorted()).toEqual(['registered', ...Array(49).fill('taken')])
    expect(await countRows('harbor.lintel.test')).toBe(1)
  })
})

describe('a name office', () => {
  let databases: TestDatabases
  let database: Database
  /** Of a chain without contracts. */
  let node: FakeNode
  let office: NameOffice
  beforeAll(async () => {
    databases = await createTestDatabases(namesDefinition).postgres.start()
    database = await databases.open()
    node = await startFakeNode('0x')
    office = openNameOffice(() => database, { urls: { 31337: node.url } })
  })
  afterAll(async () => {
    office.close()
    await node.close()
    await database.close()
    await databases.close()
  })
  const suggest = async (path: string) => (await office.call(`/v1/profile/suggestions/${path}`)).body

  describe('the time of a message', () => {
    test.each([
      ['9 s ago', -9, [200]],
      ['10 s ago', -10, [200]],
      ['11 s ago', -11, [400, 'timestamp']],
      ['an hour ago', -3_600, [400, 'timestamp']],
      ['in 9 s', 9, [200]],
      ['in an hour', 3_600, [400, 'timestamp']],
    ])('%s', async (_, late, expected) => {
      expect(await office.register(`time${String(late).replace('-', 'm')}.lintel.test`, { late })).toEqual(expected)
    })

    test('is that of the clock in the replies, whatever the clock of the page', async () => {
      const zones = await office.call('/v1/profile/zones')
      expect(zones.body).toEqual({ zones: [zone], networks: ['eip155:31337'], serverTime: office.clock.now / 1_000 })
      expect(zones.headers.get('date')).toBe(new Date(office.clock.now).toUTCString())
      expect(zones.headers.get('access-control-expose-headers')).toContain('date')
      expect((await suggest('someone?zone=lintel.test')).serverTime).toBe(office.clock.now / 1_000)
    })
  })

  describe('a signature', () => {
    test('of another account is refused', async () => {
      const { address } = createAccount()
      expect(await office.register('stolen.lintel.test', { address })).toEqual([401, 'signature'])
      expect((await office.call('/v1/profile/account/stolen.lintel.test')).body).toEqual([])
    })

    test.each([
      ['of another message', { sign: () => createAccount().signMessage({ message: 'Hello' }) }, [401, 'signature']],
      ['that is no bytes', { signature: 'hello' }, [401, 'signature']],
      ['that is empty', { signature: '0x' }, [401, 'signature']],
    ])('%s is refused', async (_, signing, expected) => {
      expect(await office.register('badly.lintel.test', signing)).toEqual(expected)
    })

    test('registers once: sent again it is a replay, by its account and on another chain', async () => {
      const both = openNameOffice(() => database, {
        urls: { 31337: 'http://127.0.0.1:1', 31338: 'http://127.0.0.1:1' },
      })
      const body = await both.write('once.lintel.test')
      expect((await both.send(body)).status).toBe(200)
      const again = await both.send(body)
      expect([again.status, again.body.reasons[0].field]).toEqual([400, 'replay'])
      const elsewhere = await both.send({ ...body, coin_type: coinType + 1 })
      expect([elsewhere.status, elsewhere.body.reasons[0].field]).toEqual([400, 'replay'])
      both.close()
    })

    test('for another zone or name cannot be used for this one', async () => {
      const account = createAccount()
      const other = await office.write('nora.other.test', { account })
      expect((await office.send(other)).body.reasons[0].field).toBe('zone')
      const { message } = await office.write('mine.lintel.test', { account })
      expect((await office.send({ ...other, message })).status).toBe(401)
    })
  })

  describe('more time to sign', () => {
    const open = () => openNameOffice(() => database, { signingTime: 120 })
    const readNonce = async (own: NameOffice) => (await own.call('/v1/profile/zones')).body.nonce as string
    const message = (own: NameOffice, name: string, age: number, nonce: string) =>
      JSON.stringify({ name, attributes: {}, timestamp: own.clock.now / 1_000 - age, nonce })

    test('is for the past alone, with a nonce of the server that is used once, in any process', async () => {
      const [own, other] = [open(), open()]
      const nonce = await readNonce(own)
      const attempt = (name: string, age: number, used = nonce) =>
        other.register(name, { message: message(own, name, age, used) })
      expect(await attempt('slow1.lintel.test', 121)).toEqual([400, 'timestamp'])
      expect(await attempt('slow1.lintel.test', -11)).toEqual([400, 'timestamp'])
      expect(await attempt('slow1.lintel.test', 120)).toEqual([200])
      expect(await attempt('slow2.lintel.test', 0)).toEqual([400, 'replay'])
      const [changed, late] = [`${nonce.slice(0, -1)}${nonce.endsWith('0') ? '1' : '0'}`, await readNonce(own)]
      expect(await attempt('slow3.lintel.test', 0, changed)).toEqual([400, 'message'])
      expect(await other.register('slow3.lintel.test', { late: -11 })).toEqual([400, 'timestamp'])
      own.clock.now += 3_600_000
      other.clock.now = own.clock.now
      expect(await attempt('slow3.lintel.test', 0, late)).toEqual([400, 'message'])
      own.close()
      other.close()
    })

    test.each([
      ['is used by the client, so that a wallet approves after 11 s', 120, 'registered'],
      ['is none by default: after 11 s the client is told that it took too long', undefined, 'too-late'],
    ])('%s', async (_, signingTime, expected) => {
      const own = openNameOffice(() => database, signingTime ? { signingTime } : {})
      const client = createNamesClient({
        baseUrl: 'http://localhost:3003',
        fetch: async (input, init) => {
          const request = new Request(input, init)
          request.headers.set('host', 'localhost:3003')
          return own.answer(request)
        },
      })
      const [account, name] = [createAccount(), `approved${signingTime ?? 'late'}.lintel.test`]
      const outcome = await registerName({ name, account: account.address, network: 'eip155:31337' }, false, {
        read: (asked) => client.getName({ name: asked }),
        send: client.registerName,
        onSigned: () => undefined,
        async sign() {
          const { nonce } = await client.prepareMessage()
          const message = writeNameMessage(name, own.clock.now, nonce)
          own.clock.now += 11_000
          return { message, signature: await account.signMessage({ message }) }
        },
      })
      expect(outcome.status === 'failed' ? outcome.problem : outcome.status).toBe(expected)
      own.close()
    })

    test('is not given by default', async () => {
      const own = open()
      expect(await readNonce(office)).toBeUndefined()
      const text = message(office, 'slow4.lintel.test', 0, await readNonce(own))
      expect(await office.register('slow4.lintel.test', { message: text })).toEqual([400, 'message'])
      own.close()
    })
  })

  describe('a message', () => {
    const timestamp = Date.UTC(2026, 10, 29, 12) / 1_000
    const name = 'form.lintel.test'
    test.each([
      ['no JSON', 'nora'],
      ['null', 'null'],
      ['an array', '[]'],
      ['attributes', JSON.stringify({ name, attributes: { avatar: 'https://x.example' }, timestamp })],
      ['another key', JSON.stringify({ name, attributes: {}, timestamp, admin: true })],
      ['no time', JSON.stringify({ name, attributes: {} })],
      ['a time as text', JSON.stringify({ name, attributes: {}, timestamp: String(timestamp) })],
      ['the time in ms as a fraction', JSON.stringify({ name, attributes: {}, timestamp: timestamp + 0.5 })],
      ['a key twice', `{"name":"seen.lintel.test","name":"${name}","attributes":{},"timestamp":${timestamp}}`],
      ['escaped characters', `{"name":"\\u0066orm.lintel.test","attributes":{},"timestamp":${timestamp}}`],
      ['a prototype', `{"name":"${name}","attributes":{"__proto__":{}},"timestamp":${timestamp}}`],
    ])('with %s is refused', async (_, message) => {
      expect(await office.register(name, { message })).toEqual([400, 'message'])
    })

    test('in milliseconds is out of time', async () => {
      const message = JSON.stringify({ name, attributes: {}, timestamp: timestamp * 1_000 })
      expect(await office.register(name, { message })).toEqual([400, 'timestamp'])
    })

    test('as long as a book is refused before it is read', async () => {
      const { status, body } = await office.send({
        ...(await office.write(name)),
        signature: `0x${'00'.repeat(40_000)}`,
      })
      expect([status, body.reasons[0].field]).toEqual([400, 'body'])
    })
  })

  describe('a coin type', () => {
    test.each([
      ['60', 60, [200]],
      ['0x80000001, for which Local Ethereum stands', 0x8000_0001, [200]],
      ['of the chain', coinType, [200]],
      ['0', 0, [400, 'coin_type']],
      ['a chain id', 31337, [400, 'coin_type']],
      ['0x80000000, which is no chain', 0x8000_0000, [400, 'coin_type']],
      ['of a chain id of 2^31', 2 ** 32, [400, 'coin_type']],
      ['of a chain id beyond 2^31', 0x8000_0000 + 2 ** 31 + 31337, [400, 'coin_type']],
      ['of a chain that is not served', 0x8000_0000 + 10, [400, 'coin_type']],
      ['below zero', -2147452311, [400, 'coin_type']],
      ['as text', String(coinType), [400, 'coin_type']],
      ['of half a chain', coinType + 0.5, [400, 'coin_type']],
    ])('%s', async (_, coin_type, expected) => {
      const name = `coin${Math.abs(Number(coin_type)).toString(36).replace('.', '-').slice(0, 30)}.lintel.test`
      expect(await office.register(name, { coin_type })).toEqual(expected)
    })

    test('and an account of another chain, or an address with a wrong checksum, are refused', async () => {
      const account = createAccount()
      const other = { account, address: `eip155:1:${account.address}` }
      expect(await office.register('other.lintel.test', other)).toEqual([400, 'address'])
      const swapped = account.address.replace(/[a-f]/i, (digit) =>
        digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase(),
      )
      expect(await office.register('other.lintel.test', { account, address: swapped })).toEqual([400, 'address'])
    })
  })

  describe('squatting', () => {
    test.each(['Squat', 'squat\u200b', 'squ\u0430t', 'squat ', 'sq--uat', 'xn--squt-53d', 'ｓquat'])(
      '%j is refused',
      async (label) => {
        expect(await office.register(`${label}.lintel.test`)).toEqual([400, 'name'])
      },
    )

    test('reserved words are refused, and the operator may have others', async () => {
      expect(await office.register('support.lintel.test')).toEqual([400, 'reserved'])
      expect((await suggest('sup-port')).state).toBe('reserved')
      const own = openNameOffice(() => database, { reserved: ['boss'] })
      expect([await own.register('boss.lintel.test'), await own.register('support.lintel.test')]).toEqual([
        [400, 'reserved'],
        [200],
      ])
      own.close()
    })

    test('SQL in a name, an address or a zone changes nothing', async () => {
      const attack = encodeURIComponent("x'; drop schema names cascade; --")
      expect((await office.call(`/v1/profile/account/${attack}.lintel.test`)).body).toEqual([])
      expect((await office.call(`/v1/profile/reverse/${attack}`)).status).toBe(400)
      expect((await suggest(`nora?zone=${attack}`)).reasons[0].field).toBe('zone')
      expect((await office.call('/v1/profile/account/nora%00.lintel.test')).status).toBe(200)
    })
  })

  describe('suggestions', () => {
    beforeAll(() => office.register('captain.lintel.test'))

    test('say whether the name is free, taken, or none, and list free names like it', async () => {
      const free = await suggest('captain-b.lintel.test?zone=lintel.test')
      expect([free.state, free.suggestions[0]]).toEqual(['free', { name: 'captain-b.lintel.test', registered: false }])
      expect(await suggest('cap')).toMatchObject({ state: 'invalid', suggestions: [] })
      const taken = await suggest('captain?zone=lintel.test')
      const [own, ...like] = taken.suggestions
      expect([taken.state, own]).toEqual(['taken', { name: 'captain.lintel.test', registered: true }])
      expect(like).toHaveLength(5)
      for (const { name } of like) expect((await office.call(`/v1/profile/account/${name}`)).body).toEqual([])
    })

    test('leave out names that are taken, reserved or too long', async () => {
      const before = (await suggest('captain')).suggestions.slice(1).map(({ name }: { name: string }) => name)
      expect(await office.register(before[0])).toEqual([200])
      const after = (await suggest('captain')).suggestions.map(({ name }: { name: string }) => name)
      expect(after).not.toContain(before[0])
      const long = (await suggest('a'.repeat(63))).suggestions as { name: string }[]
      expect(long.length).toBe(6)
      for (const { name } of long) expect(name.split('.')[0]?.length).toBeLessThanOrEqual(63)
    })
  })

  test('an account has as many names as it may, also when it tries at the same time', async () => {
    const account = createAccount()
    const names = Array.from({ length: 15 }, (_, index) => `many${index}.lintel.test`)
    const results = await Promise.all(names.map((name) => office.register(name, { account })))
    expect(results.filter(([status]) => status === 200)).toHaveLength(10)
    expect(results.filter(([, field]) => field === 'limit')).toHaveLength(5)
  })

  test('an address that tries often waits, whatever its account', async () => {
    const slow = openNameOffice(() => database, {
      limits: { perAddress: { rate: 1 / 6, burst: 3 }, perProject: { rate: 100, burst: 100 } },
    })
    const attempt = async (address: string) =>
      (await slow.send(await slow.write('Flood.lintel.test'), { address })).status
    const statuses = [await attempt('192.0.2.1'), await attempt('192.0.2.1'), await attempt('192.0.2.1')]
    expect([...statuses, await attempt('192.0.2.1'), await attempt('198.51.100.1')]).toEqual([400, 400, 400, 429, 400])
    slow.clock.now += 6_000
    expect(await attempt('192.0.2.1')).toBe(400)
    slow.close()
  })

  test('without a database nothing is registered, and names are neither free nor taken', async () => {
    const closed = openNameOffice(() => undefined)
    expect(await closed.register('nowhere.lintel.test')).toEqual([503, 'database'])
    expect((await closed.call('/v1/profile/suggestions/nowhere')).status).toBe(503)
    expect((await closed.call('/v1/profile/account/nowhere.lintel.test')).status).toBe(503)
    closed.close()
  })

  test('a server without zones says so, and has no names', async () => {
    const none = openNameOffice(() => undefined, { zones: [] })
    expect((await none.call('/v1/profile/zones')).body.zones).toEqual([])
    expect((await none.call('/v1/profile/account/nora.lintel.test')).body).toEqual([])
    expect((await none.call(`/v1/profile/reverse/${createAccount().address}`)).body).toEqual([])
    expect(await none.register('nora.lintel.test')).toEqual([400, 'zone'])
    none.close()
  })
})
