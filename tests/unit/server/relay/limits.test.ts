import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { nodeCrypto } from '../../../../app/server/relay/node-crypto.js'
import { startRelay } from '../../../../app/server/relay/start-relay.js'
import type { Service } from '../../../../app/server/service.js'
import { createRelay } from '../../../../src/server/relay/create-relay.js'
import { createTokenBucket } from '../../../../src/server/relay/create-token-bucket.js'
import type { RelayLimits } from '../../../../src/server/relay/relay-limits.js'
import type { RelaySocket } from '../../../../src/server/relay/relay-socket.js'
import { createMemoryStore } from '../../../../src/server/relay/store/create-memory-store.js'
import { MailboxFullError } from '../../../../src/server/relay/store/mailbox-full-error.js'
import type { RelayStore } from '../../../../src/server/relay/store/relay-store.js'
import { createClientKey, signToken } from './fixtures/client-key.js'
import { openRawClient } from './fixtures/open-raw-client.js'

const relays: Service[] = []
const start = async (limits: Partial<RelayLimits>) => {
  const relay = await startRelay({ port: 0, limits })
  relays.push(relay)
  return relay
}
afterEach(() => Promise.all(relays.splice(0).map((relay) => relay.close())))

const createTopic = () => randomBytes(32).toString('hex')
const createTopics = (length: number) => Array.from({ length }, createTopic)

describe('one connection', () => {
  test('may hold so many subscriptions, counted once each', async () => {
    const client = await openRawClient((await start({ subscriptions: 3 })).url)
    const topics = createTopics(3)
    await client.request('irn_batchSubscribe', { topics })
    await client.request('irn_batchSubscribe', { topics })
    await expect(client.request('irn_subscribe', { topic: createTopic() })).rejects.toThrow(
      '-32005 A connection has 3 subscriptions at most.',
    )
  })

  test('that asks too fast is told so, and goes on a moment later', async () => {
    const client = await openRawClient((await start({ rate: 20, burst: 5 })).url)
    const results = await Promise.allSettled(createTopics(8).map((topic) => client.request('irn_subscribe', { topic })))
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(2)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.objectContaining({
        message: '-32005 More than 20 requests per second. Wait a second, then go on.',
      }),
    })
    await expect.poll(() => client.request('irn_subscribe', { topic: createTopic() }).catch(() => null)).not.toBeNull()
  })

  test('that sends nothing but nonsense is closed', async () => {
    const client = await openRawClient((await start({ invalidFrames: 3 })).url)
    for (let count = 0; count < 3; count += 1) client.socket.send('nonsense')
    expect(await client.closed).toEqual({ code: 1008, reason: 'Too many invalid frames' })
  })

  test('that acknowledges nothing is closed, and finds everything when it comes back', async () => {
    const relay = await start({ unacknowledged: 3 })
    const [alice, key, topic] = [await openRawClient(relay.url), createClientKey(), createTopic()]
    const silent = await openRawClient(relay.url, { key, isAcknowledging: false })
    await silent.request('irn_subscribe', { topic })
    const sent = ['one', 'two', 'three', 'four']
    for (const message of sent) await alice.request('irn_publish', { topic, message, ttl: 60 })
    expect(await silent.closed).toMatchObject({ code: 1008 })
    const again = await openRawClient(relay.url, { key })
    await again.request('irn_fetchMessages', { topic: createTopic() })
    expect(await again.request('irn_fetchMessages', { topic })).toMatchObject({
      messages: sent.map((message) => ({ message })),
    })
  })
})

test('a client that opens ever more connections keeps the newest', async () => {
  const [relay, key] = [await start({ connectionsPerClient: 2 }), createClientKey()]
  const [first, second, third] = [
    await openRawClient(relay.url, { key }),
    await openRawClient(relay.url, { key }),
    await openRawClient(relay.url, { key }),
  ]
  expect(await first.closed).toEqual({ code: 1008, reason: 'Too many connections of one client' })
  const stranger = await openRawClient(relay.url)
  for (const client of [second, third, stranger]) await client.request('irn_subscribe', { topic: createTopic() })
})

test('a relay that is full says so', async () => {
  const relay = await start({ connections: 1 })
  await openRawClient(relay.url)
  const second = await openRawClient(relay.url)
  expect(await second.closed).toEqual({ code: 1013, reason: 'The relay is full. Try again later' })
})

/** A relay without a network: sockets are objects, and time stands still. */
function createStillRelay(limits: Partial<RelayLimits> = {}, store: RelayStore = createMemoryStore({ now: Date.now })) {
  const relay = createRelay({ store, crypto: nodeCrypto, limits })
  const connect = (socket: Partial<RelaySocket> = {}) => {
    const calls = { send: vi.fn(), pause: vi.fn(), resume: vi.fn(), ping: vi.fn(), close: vi.fn(), terminate: vi.fn() }
    const heard: { text: (text: string) => void; pong: () => void } = { text: () => undefined, pong: () => undefined }
    const url = new URL('ws://relay.example')
    url.searchParams.set('auth', signToken(createClientKey(), url.href))
    relay.connect(
      {
        unread: 0,
        ...calls,
        onText: (listener) => {
          heard.text = listener
        },
        onPong: (listener) => {
          heard.pong = listener
        },
        onBinary: () => undefined,
        onClose: () => undefined,
        ...socket,
      },
      { url, address: undefined, origin: undefined },
    )
    return { ...calls, heard }
  }
  return { relay, connect }
}

describe('time', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('clients are pinged under every 35 s, and dropped when they stay silent', () => {
    vi.useFakeTimers()
    const { relay, connect } = createStillRelay()
    const [lively, gone] = [connect(), connect()]
    for (let count = 1; count <= 4; count += 1) {
      vi.advanceTimersByTime(25_000)
      lively.heard.pong()
      expect(lively.ping).toHaveBeenCalledTimes(count)
    }
    expect(lively.terminate).not.toHaveBeenCalled()
    expect(gone.ping).toHaveBeenCalledOnce()
    expect(gone.terminate).toHaveBeenCalledOnce()
    relay.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('while the store is too slow the relay reads no further, pings nobody, and goes on after', async () => {
    vi.useFakeTimers()
    const store = createMemoryStore({ now: Date.now })
    let settle = (): void => undefined
    const stuck = new Promise<void>((resolve) => {
      settle = resolve
    })
    let asked = 0
    const list: typeof store.list = (...of) => {
      asked += 1
      return stuck.then(() => store.list(...of))
    }
    const { relay, connect } = createStillRelay({ work: 2 }, { ...store, list })
    const client = connect()
    const subscribe = (id: number) =>
      client.heard.text(
        JSON.stringify({ jsonrpc: '2.0', id, method: 'irn_subscribe', params: { topic: createTopic() } }),
      )
    subscribe(1)
    expect(client.pause).not.toHaveBeenCalled()
    for (const id of [2, 3, 4, 5, 6]) subscribe(id)
    expect(client.pause).toHaveBeenCalledOnce()
    expect(asked).toBe(2)
    vi.advanceTimersByTime(100_000)
    expect(client.terminate).not.toHaveBeenCalled()
    settle()
    await vi.waitFor(() => expect(client.resume).toHaveBeenCalledOnce())
    expect(client.send).toHaveBeenCalledTimes(6)
    relay.close()
  })

  test('a reader that is too slow is closed', async () => {
    const { relay, connect } = createStillRelay({ unread: 1_000 })
    const slow = connect({ unread: 1_001 })
    slow.heard.text(
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'irn_subscribe', params: { topic: createTopic() } }),
    )
    await expect.poll(() => slow.close).toHaveBeenCalledExactlyOnceWith(1008, expect.stringContaining('Too slow'))
    relay.close()
  })

  test('a bucket gives its burst at once and its rate from then on, also when the clock goes back', () => {
    let time = 1_000_000
    const take = createTokenBucket({ rate: 10, burst: 3, now: () => time })
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
    time += 100
    expect([take(), take()]).toEqual([true, false])
    time -= 50_000
    expect(take()).toBe(false)
    time += 60_000
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  })
})

test('the memory store refuses rather than forgets, and what was acknowledged gives way', async () => {
  const store = createMemoryStore({ now: Date.now, capacity: 10_000 })
  const topic = createTopic()
  const put = (text: string) => {
    const message = text.repeat(2_400)
    const expiresAt = Date.now() + 60_000
    return store.put({ topic, hash: text, message, publisher: 'alice', publishedAt: Date.now(), expiresAt })
  }
  for (const text of ['a', 'b', 'c']) await put(text)
  await expect(put('d')).rejects.toThrow(MailboxFullError)
  await store.acknowledge({ topic, hash: 'b' }, 'bob')
  await put('d')
  expect((await store.list(topic, 'carol')).messages.map(({ hash }) => hash)).toEqual(['a', 'c', 'd'])
})
