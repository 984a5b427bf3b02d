import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { UNREAD_LIFE } from '../../../../servers/relay/limits/relay-limits.js'
import { connectRedis, type RedisConnections } from '../../../../servers/relay/node/connect-redis.js'
import { createRedisStore } from '../../../../servers/relay/store/create-redis-store.js'
import type { RelayStore, StoredMessage } from '../../../../servers/relay/store/relay-store.js'
import { type RunningRedis, startRedis } from './fixtures/start-redis.js'

vi.setConfig({ testTimeout: 60_000 })

let redis: RunningRedis
let connections: RedisConnections
const ending: (() => void)[] = []

beforeAll(async () => {
  // A server of its own: the tests count its commands.
  redis = await startRedis()
  connections = await connectRedis(redis.url)
})
afterEach(() => {
  for (const end of ending.splice(0)) end()
  vi.useRealTimers()
})
afterAll(async () => {
  connections.close()
  await redis.close()
})

const createId = () => randomBytes(32).toString('hex')
const createStore = (prefix: string) => createRedisStore({ ...connections, now: Date.now, prefix })

function createMessage(topic: string, message: string): StoredMessage {
  const hash = createHash('sha256').update(message).digest('hex')
  return { topic, message, hash, publisher: 'alice', publishedAt: Date.now(), expiresAt: Date.now() + 600_000 }
}

/** Watches a store as a relay does. */
async function watch(store: RelayStore) {
  const seen: string[] = []
  let dropped = 0
  await new Promise<void>((resolve) => {
    ending.push(
      store.watch({
        isWanted: () => true,
        deliver: ({ message }) => seen.push(message),
        resync: resolve,
        drop: () => {
          dropped += 1
        },
      }),
    )
  })
  const untilSeen = (count: number) => vi.waitFor(() => expect(seen).toHaveLength(count), { timeout: 20_000 })
  return { seen, untilSeen, readDropped: () => dropped }
}

describe('what is no message', () => {
  test.each<[string, (prefix: string) => string[][]]>([
    ['an entry of the feed without what a relay writes', (prefix) => [['XADD', `${prefix}feed`, '*', 'a', 'b']]],
    ['an entry whose number is none', (prefix) => [['XADD', `${prefix}feed`, '*', 'n', 'x', 'p', 'other', 't', 'x']]],
    [
      'a message that is no JSON',
      (prefix) => [
        ['HSET', `${prefix}message:7`, '', 'nonsense'],
        ['XADD', `${prefix}feed`, '*', 'n', '7', 'p', 'other', 't', 'x'],
      ],
    ],
    [
      'a message of another shape',
      (prefix) => [
        ['HSET', `${prefix}message:7`, '', '{"topic":7}'],
        ['XADD', `${prefix}feed`, '*', 'n', '7', 'p', 'other', 't', 'x'],
      ],
    ],
    [
      'something else under the name of a message',
      (prefix) => [
        ['SET', `${prefix}message:7`, 'x'],
        ['XADD', `${prefix}feed`, '*', 'n', '7', 'p', 'other', 't', 'x'],
      ],
    ],
  ])('%s is dropped and counted, and the feed goes on', async (_what, spoil) => {
    const prefix = `test:${createId()}:`
    const [writer, reader, topic] = [createStore(prefix), createStore(prefix), createId()]
    const { seen, untilSeen, readDropped } = await watch(reader)
    await writer.put(createMessage(topic, 'before'))
    for (const command of spoil(prefix)) await connections.commands.sendCommand(command)
    await writer.put(createMessage(topic, 'after'))
    await untilSeen(2)
    expect(seen).toEqual(['before', 'after'])
    expect(readDropped()).toBe(1)
  })

  test('in a mailbox is taken away, and what is behind it comes', async () => {
    const prefix = `test:${createId()}:`
    const [store, topic] = [createStore(prefix), createId()]
    const { readDropped } = await watch(store)
    for (const text of ['one', 'two', 'three']) await store.put(createMessage(topic, text))
    await connections.commands.sendCommand(['HSET', `${prefix}message:2`, '', 'nonsense'])
    const read = async () => (await store.list(topic, 'bob')).messages.map(({ message }) => message)
    expect(await read()).toEqual(['one', 'three'])
    expect(await read()).toEqual(['one', 'three'])
    expect(readDropped()).toBe(1)
    // It is really gone: the same message is new again.
    expect(await store.put(createMessage(topic, 'two'))).toBe(true)
  })
})

describe('what it costs', () => {
  /** How often Redis ran each command since the last reset, in scripts too. */
  const countCalls = async () => {
    const info = String(await connections.commands.sendCommand(['INFO', 'commandstats']))
    const calls = [...info.matchAll(/^cmdstat_(\w+):calls=(\d+)/gm)].map(([, name, count]) => [name, Number(count)])
    return Object.fromEntries(calls) as Record<string, number>
  }
  const measure = async (work: () => Promise<unknown>) => {
    await connections.commands.sendCommand(['CONFIG', 'RESETSTAT'])
    await work()
    return countCalls()
  }

  test('a look into a mailbox reads the messages of its page, and none that was acknowledged', async () => {
    const [store, topic] = [createStore(`test:${createId()}:`), createId()]
    const messages = Array.from({ length: 60 }, (_, index) => createMessage(topic, `${index}`.padEnd(100_000, '.')))
    for (const message of messages) await store.put(message)
    for (const message of messages) await store.acknowledge(message, 'bob')
    const again = await measure(() => store.list(topic, 'bob'))
    expect(again.hget ?? 0).toBe(0)
    const first = await measure(async () => expect((await store.list(topic, 'carol')).hasMore).toBe(true))
    // 20 of 100 KB are a page of 2 MiB.
    expect(first.hget).toBe(20)
    expect([again.zrange, first.zrange]).toEqual([2, 1])
  })

  test('a message costs the same in an empty mailbox and in a full one, kept or refused', async () => {
    const topicCapacity = 200
    const store = createRedisStore({ ...connections, now: Date.now, prefix: `test:${createId()}:`, topicCapacity })
    const topic = createId()
    const put = (text: string) => store.put(createMessage(topic, text))
    const sum = (calls: Record<string, number>) =>
      Object.entries(calls).reduce(
        (total, [name, count]) => (/^(config|info|ping|xread)/.test(name) ? total : total + count),
        0,
      )
    await store.put(createMessage(createId(), 'so that the script is there'))
    const inEmpty = sum(await measure(() => put('first')))
    for (let index = 2; index < topicCapacity; index += 1) await put(`message ${index}`)
    expect(sum(await measure(() => put('last')))).toBeLessThanOrEqual(inEmpty)
    const refused = await measure(() => put('one more').catch(() => undefined))
    expect(sum(refused)).toBeLessThanOrEqual(inEmpty)
  })

  test('a message on a topic that nobody reads lives for a day, on others as long as it asked', async () => {
    const prefix = `test:${createId()}:`
    const store = createStore(prefix)
    const month = 30 * UNREAD_LIFE
    const expiresAt = Date.now() + month
    const [first, second] = ['first', 'second'].map((text) => ({ ...createMessage(createId(), text), expiresAt }))
    if (!first || !second) throw new Error('Two messages were made.')
    const readLives = async () => {
      const keys = (await connections.commands.sendCommand(['KEYS', `${prefix}message:*`])) as string[]
      const lives = keys.sort().map((key) => connections.commands.sendCommand(['PTTL', key]))
      return (await Promise.all(lives)).map((life) => Math.round(Number(life) / UNREAD_LIFE))
    }
    await store.put(first)
    await store.put(second)
    expect(await readLives()).toEqual([1, 1])
    await store.acknowledge(first, 'bob')
    await store.put({ ...createMessage(first.topic, 'third'), expiresAt })
    await store.put({ ...createMessage(second.topic, 'fourth'), expiresAt })
    expect(await readLives()).toEqual([1, 1, 30, 1])
  })

  test('what is over leaves nothing behind', async () => {
    const prefix = `test:${createId()}:`
    const store = createStore(prefix)
    const put = (expiresAt: number) =>
      store.put({ ...createMessage(createId(), createId()), expiresAt }, [{ name: 'alice', limit: 100_000 }])
    for (let count = 0; count < 5; count += 1) await put(Date.now() + 100)
    const topic = createId()
    const last = { ...createMessage(topic, 'read'), expiresAt: Date.now() + 100 }
    await store.put(last)
    await store.acknowledge(last, 'bob')
    const readKeys = async () => {
      await put(Date.now() + 100)
      const keys = (await connections.commands.sendCommand(['KEYS', `${prefix}*`])) as string[]
      return keys.map((key) => key.slice(prefix.length).replace(/:.*/, '')).sort()
    }
    // The one that was just put, the feed and the number of the last.
    const own = ['box', 'count', 'expiry', 'feed', 'message', 'owed', 'paid', 'records', 'used']
    await expect.poll(readKeys, { timeout: 20_000, interval: 150 }).toEqual(own)
    expect(await connections.commands.sendCommand(['HLEN', `${prefix}records`])).toBe(1)
    expect(await connections.commands.sendCommand(['ZCARD', `${prefix}owed:alice`])).toBe(1)
  })
})

describe('when the store is full', () => {
  /** Fills a store with messages of `accounts`, and returns one without further capacity. */
  const createFull = async (accounts: { name: string; life: number }[]) => {
    const [prefix, messages] = [`test:${createId()}:`, [] as StoredMessage[]]
    const store = createStore(prefix)
    for (const { name, life } of accounts) {
      const message = { ...createMessage(createId(), 'text'), expiresAt: Date.now() + life }
      await store.put(message, [{ name, limit: 1_000_000 }])
      messages.push(message)
    }
    const capacity = Number(await connections.commands.sendCommand(['GET', `${prefix}used`]))
    const countOwed = (name: string) => connections.commands.sendCommand(['ZCARD', `${prefix}owed:${name}`])
    return { store: createRedisStore({ ...connections, now: Date.now, prefix, capacity }), messages, countOwed }
  }
  const putOf = (store: RelayStore, name: string) =>
    store.put(createMessage(createId(), 'text'), [{ name, limit: 1_000_000 }])

  test('the account with most gives way, however many messages of others live longer', async () => {
    const hoarded = Array.from({ length: 10 }, () => ({ name: 'hoarder', life: 3_600_000 }))
    const others = Array.from({ length: 1_200 }, (_, index) => ({ name: `other ${index}`, life: UNREAD_LIFE }))
    const { store, countOwed } = await createFull([...hoarded, ...others])
    expect(await putOf(store, 'guest')).toBe(true)
    expect([await countOwed('hoarder'), await countOwed('other 0'), await countOwed('guest')]).toEqual([9, 1, 1])
  })

  test('an acknowledged message no longer counts for its account', async () => {
    const { store, messages, countOwed } = await createFull(
      ['hoarder', 'hoarder', 'hoarder', 'other', 'other'].map((name) => ({ name, life: 60_000 })),
    )
    for (const message of messages.slice(0, 2)) await store.acknowledge(message, 'bob')
    expect([await countOwed('hoarder'), await countOwed('other')]).toEqual([1, 2])
    // The first two take the places of the acknowledged messages.
    for (let count = 0; count < 2; count += 1) expect(await putOf(store, 'guest')).toBe(true)
    await expect(putOf(store, 'guest')).rejects.toThrow('no room')
    expect(await putOf(store, 'newcomer')).toBe(true)
    expect(await countOwed('hoarder')).toBe(1)
  })
})

describe('a check', () => {
  const createChecked = (answer: Promise<unknown>) =>
    createRedisStore({ commands: { sendCommand: () => answer }, feed: connections.feed, now: Date.now })

  test('leaves no timer behind when Redis answers, or refuses', async () => {
    vi.useFakeTimers()
    await createChecked(Promise.resolve('PONG')).check()
    await expect(createChecked(Promise.reject(new Error('no'))).check()).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends when Redis is silent', async () => {
    vi.useFakeTimers()
    const outcome = expect(createChecked(new Promise(() => undefined)).check()).rejects.toThrow('within 2000 ms')
    await vi.advanceTimersByTimeAsync(2_000)
    await outcome
  })
})
