import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectRedis, type RedisConnections } from '../../../../app/server/relay/connect-redis.js'
import { createMemoryStore } from '../../../../src/server/relay/store/create-memory-store.js'
import { createRedisStore } from '../../../../src/server/relay/store/create-redis-store.js'
import { MailboxFullError } from '../../../../src/server/relay/store/mailbox-full-error.js'
import type { RelayStore, StoredMessage } from '../../../../src/server/relay/store/relay-store.js'
import { type RunningRedis, startRedis } from './fixtures/start-redis.js'

let redis: RunningRedis
let connections: RedisConnections

beforeAll(async () => {
  redis = await startRedis()
  connections = await connectRedis(redis.url)
}, 30_000)
afterAll(async () => {
  connections.close()
  await redis.close()
})

const now = Date.now
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

const stores: [name: string, create: (topicCapacity?: number) => RelayStore][] = [
  ['memory', (topicCapacity = 1_000) => createMemoryStore({ now, topicCapacity })],
  ['Redis', (topicCapacity = 1_000) => createRedisStore({ ...connections, now, topicCapacity })],
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

  test('a message is over when its time is, and may then come again', async () => {
    const [store, topic] = [create(), createTopic()]
    const brief = createMessage(topic, 'brief', { expiresAt: now() + 150 })
    await store.put(brief)
    await store.put(createMessage(topic, 'long'))
    expect(await read(store, topic, 'bob')).toEqual(['brief', 'long'])
    await expect.poll(() => read(store, topic, 'bob')).toEqual(['long'])
    await store.acknowledge(brief, 'bob')
    await expect.poll(() => store.put(createMessage(topic, 'brief'))).toBe(true)
    expect(await read(store, topic, 'bob')).toEqual(['long', 'brief'])
  })

  test('refuses what a full topic cannot hold, and never drops what is waited for', async () => {
    const [store, topic] = [create(3), createTopic()]
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

  test('answers a check', async () => {
    await expect(create().check()).resolves.toBeUndefined()
  })
})
