import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_READERS } from '../../../../servers/relay/limits/relay-limits.js'
import { connectRedis, type RedisConnections } from '../../../../servers/relay/node/connect-redis.js'
import { createMemoryStore } from '../../../../servers/relay/store/create-memory-store.js'
import { createRedisStore } from '../../../../servers/relay/store/create-redis-store.js'
import { MailboxFullError } from '../../../../servers/relay/store/mailbox-full-error.js'
import type { RelayStore, StoredMessage } from '../../../../servers/relay/store/relay-store.js'
import { requestSharedServer } from '../../fixtures/shared-servers/request-shared-server.js'

let connections: RedisConnections

beforeAll(async () => {
  connections = await connectRedis(await requestSharedServer('redis'))
  // It installs Redis where there is none.
}, 180_000)
afterAll(() => connections.close())

const now = Date.now
/** For what comes by itself; nothing is proved by how soon. */
const PATIENCE = { timeout: 20_000 }
vi.setConfig({ testTimeout: 60_000 })
const createTopic = () => randomBytes(32).toString('hex')

function createMessage(topic: string, message: string, change: Partial<StoredMessage> = {}): StoredMessage {
  const hash = createHash('sha256').update(message).digest('hex')
  const publishedAt = now()
  return {
    topic,
    message,
    hash,
    publisher: 'alice',
    publishedAt,
    expiresAt: publishedAt + 60_000,
    tag: 1108,
    ...change,
  }
}

type Room = { topicCapacity?: number; capacity?: number }
/** Each store of Redis has keys of its own, so that none pays for what another holds. */
const createPrefix = () => `test:${randomBytes(8).toString('hex')}:`
const stores: [name: string, create: (room?: Room) => RelayStore][] = [
  ['memory', (room) => createMemoryStore({ now, ...room })],
  ['Redis', (room) => createRedisStore({ ...connections, now, prefix: createPrefix(), ...room })],
]

describe.each(stores)('a store in %s', (_name, create) => {
  const read = async (store: RelayStore, topic: string, clientId: string) =>
    (await store.list(topic, clientId)).messages.map(({ message }) => message)

  test('keeps messages in order, for everybody but their publisher', async () => {
    const [store, topic] = [create(), createTopic()]
    for (const text of ['one', 'two', 'three']) expect(await store.put(createMessage(topic, text))).toBe(true)
    expect(await read(store, topic, 'bob')).toEqual(['one', 'two', 'three'])
    expect(await read(store, topic, 'carol')).toEqual(['one', 'two', 'three'])
    expect(await read(store, topic, 'alice')).toEqual([])
    expect(await read(store, createTopic(), 'bob')).toEqual([])
  })

  test('gives back a message as it was put', async () => {
    const [store, topic] = [create(), createTopic()]
    const message = createMessage(topic, 'Ünïcödé "quoted"', { attestation: 'proof' })
    await store.put(message)
    expect((await store.list(topic, 'bob')).messages).toEqual([message])
  })

  test('keeps the same message once per topic', async () => {
    const [store, topic] = [create(), createTopic()]
    expect(await store.put(createMessage(topic, 'one'))).toBe(true)
    expect(await store.put(createMessage(topic, 'one'))).toBe(false)
    expect(await store.put(createMessage(createTopic(), 'one'))).toBe(true)
    expect(await read(store, topic, 'bob')).toEqual(['one'])
  })

  test('gives a message to each client until that one has acknowledged it', async () => {
    const [store, topic] = [create(), createTopic()]
    const message = createMessage(topic, 'one')
    await store.put(message)
    await store.put(createMessage(topic, 'two'))
    await store.acknowledge(message, 'bob')
    await store.acknowledge(message, 'bob')
    expect(await read(store, topic, 'bob')).toEqual(['two'])
    expect(await read(store, topic, 'carol')).toEqual(['one', 'two'])
  })

  test('remembers so many readers of a message and no more, since ids are made up for nothing', async () => {
    const [store, topic] = [create(), createTopic()]
    const message = createMessage(topic, 'one')
    await store.put(message)
    const readers = Array.from({ length: MAX_READERS }, (_, index) => `reader ${index}`)
    for (const reader of readers) expect(await store.acknowledge(message, reader)).toBe(true)
    expect(await store.acknowledge(message, 'one more')).toBe(false)
    expect(await read(store, topic, 'one more')).toEqual(['one'])
    // Those it knows stay known, and what is gone needs no mark.
    for (const reader of readers) expect(await read(store, topic, reader)).toEqual([])
    expect(await store.acknowledge(message, 'reader 0')).toBe(true)
    expect(await store.acknowledge(createMessage(topic, 'never put'), 'one more')).toBe(true)
  })

  test('a message is over when its time is, and may then come again', async () => {
    const [store, topic] = [create(), createTopic()]
    const brief = createMessage(topic, 'brief', { expiresAt: now() + 150 })
    await store.put(brief)
    await store.put(createMessage(topic, 'long'))
    await expect.poll(() => read(store, topic, 'bob'), PATIENCE).toEqual(['long'])
    await store.acknowledge(brief, 'bob')
    await expect.poll(() => store.put(createMessage(topic, 'brief')), PATIENCE).toBe(true)
    expect(await read(store, topic, 'bob')).toEqual(['long', 'brief'])
  })

  test('refuses what a full topic cannot hold, and never drops what is waited for', async () => {
    const [store, topic] = [create({ topicCapacity: 3 }), createTopic()]
    const first = createMessage(topic, '0')
    await store.put(first)
    await store.put(createMessage(topic, '1'))
    await store.put(createMessage(topic, '2'))
    await expect(store.put(createMessage(topic, '3'))).rejects.toThrow(MailboxFullError)
    await store.acknowledge(first, 'bob')
    expect(await store.put(createMessage(topic, '3'))).toBe(true)
    expect(await read(store, topic, 'bob')).toEqual(['1', '2', '3'])
    await expect(store.put(createMessage(topic, '4'))).rejects.toThrow('Try again')
  })

  test('a large mailbox comes in pages', async () => {
    const [store, topic] = [create(), createTopic()]
    const texts = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(600_000))
    for (const text of texts) await store.put(createMessage(topic, text))
    const seen: string[] = []
    for (let pages = 1; pages <= 3; pages += 1) {
      const page = await store.list(topic, 'bob')
      seen.push(...page.messages.map(({ message }) => message))
      for (const message of page.messages) await store.acknowledge(message, 'bob')
      if (!page.hasMore) break
    }
    expect(seen.map((text) => text[0])).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('refuses what does not fit into all mailboxes together, and drops first what was acknowledged', async () => {
    const store = create({ capacity: 10_000 })
    const [topic, other] = [createTopic(), createTopic()]
    const [first, second] = [createMessage(topic, 'a'.repeat(3_000)), createMessage(other, 'b'.repeat(3_000))]
    await store.put(first)
    await store.put(second)
    const third = createMessage(createTopic(), 'c'.repeat(3_000))
    await expect(store.put(third)).rejects.toThrow('The relay has no room for more messages. Try again in a minute.')
    await expect(store.put(third)).rejects.toThrow(MailboxFullError)
    expect(await read(store, third.topic, 'bob')).toEqual([])
    await store.acknowledge(second, 'bob')
    expect(await store.put(third)).toBe(true)
    expect(await read(store, topic, 'carol')).toEqual([first.message])
    expect(await read(store, other, 'carol')).toEqual([])
    // It was dropped whole: it may come again, when there is room.
    await expect(store.put(second)).rejects.toThrow(MailboxFullError)
  })

  test('has room again when what it held is over', async () => {
    const store = create({ capacity: 10_000 })
    const createLarge = (expiresAt = now() + 60_000) =>
      createMessage(createTopic(), randomBytes(1_500).toString('hex'), { expiresAt })
    // There is room for two of these; none of them is ever read.
    for (const _ of [1, 2]) await store.put(createLarge(now() + 150))
    for (const _ of [3, 4]) {
      const large = createLarge()
      await expect.poll(() => store.put(large).catch(() => false), PATIENCE).toBe(true)
    }
    await expect(store.put(createLarge())).rejects.toThrow(MailboxFullError)
  })

  test('keeps for an account what it may have waiting, until somebody has read it', async () => {
    const [store, topic] = [create(), createTopic()]
    const accounts = [
      { name: 'alice', limit: 20_000 },
      { name: 'house', limit: 10_000 },
    ]
    const createLarge = (letter: string) => createMessage(topic, letter.repeat(3_000))
    const put = (letter: string) => store.put(createLarge(letter), accounts)
    await put('a')
    await put('b')
    const refused = { name: 'AccountFullError', account: 'house' }
    await expect(put('c')).rejects.toMatchObject(refused)
    // The same message again costs nothing, and others have accounts of their own.
    expect(await put('a')).toBe(false)
    expect(await store.put(createLarge('d'), [{ name: 'carol', limit: 10_000 }])).toBe(true)
    // It is paid back once, however many read it.
    await store.acknowledge(createLarge('a'), 'bob')
    await store.acknowledge(createLarge('a'), 'carol')
    expect(await put('e')).toBe(true)
    await expect(put('f')).rejects.toMatchObject(refused)
  })

  test('an account is free again when its messages are over', async () => {
    const store = create()
    const put = (expiresAt: number) =>
      store.put(createMessage(createTopic(), 'x'.repeat(3_000), { expiresAt }), [{ name: 'alice', limit: 10_000 }])
    for (const _ of [1, 2]) await put(now() + 150)
    for (const _ of [3, 4]) {
      await expect.poll(() => put(now() + 60_000).catch(() => false), PATIENCE).toBe(true)
    }
    await expect(put(now() + 60_000)).rejects.toMatchObject({ name: 'AccountFullError', account: 'alice' })
  })

  test('that is full makes room for a new message at the cost of the account with most', async () => {
    const store = create({ capacity: 20_000 })
    const put = (account: string, topic = createTopic()) =>
      store.put(createMessage(topic, 'x'.repeat(1_500)), [{ name: account, limit: 1_000_000 }])
    /** Returns how many of ten fit. */
    const fill = async (account: string) => {
      const outcomes = []
      for (let index = 0; index < 10; index += 1) outcomes.push(await put(account).catch((error: unknown) => error))
      expect(outcomes.slice(outcomes.lastIndexOf(true) + 1)).toContainEqual(expect.any(MailboxFullError))
      return outcomes.lastIndexOf(true) + 1
    }
    const most = await fill('hoarder')
    const topic = createTopic()
    expect(await put('guest', topic)).toBe(true)
    // The hoarder cannot take the place back, and the guest may go on until the two have the same.
    await expect(put('hoarder')).rejects.toThrow(MailboxFullError)
    expect(await read(store, topic, 'bob')).toEqual(['x'.repeat(1_500)])
    expect(1 + (await fill('guest'))).toBe(Math.floor(most / 2))
  })

  test('answers a check', async () => {
    await expect(create().check()).resolves.toBeUndefined()
  })
})
