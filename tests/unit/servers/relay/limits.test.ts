import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { createTokenBucket } from '../../../../servers/http/create-token-bucket.js'
import { createFrameReader } from '../../../../servers/relay/connection/create-frame-reader.js'
import { createThrottle } from '../../../../servers/relay/limits/create-throttle.js'
import type { WorkLimit } from '../../../../servers/relay/limits/create-work-limit.js'
import { type RelayLimits, UNREAD_LIFE } from '../../../../servers/relay/limits/relay-limits.js'
import { startRelay } from '../../../../servers/relay/node/start-relay.js'
import { createMemoryStore, parseMemorySnapshot } from '../../../../servers/relay/store/create-memory-store.js'
import { MailboxFullError } from '../../../../servers/relay/store/mailbox-full-error.js'
import type { Service } from '../../../../servers/service.js'
import { createClientKey } from './fixtures/client-key.js'
import { askToSubscribe, createStillRelay } from './fixtures/create-still-relay.js'
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

/** Settles when all that is under way has been answered: nothing here waits for a time. */
const untilAnswered = ({ send }: { send: Mock }, count: number) =>
  vi.waitFor(() => expect(send).toHaveBeenCalledTimes(count), { timeout: 10_000 })

test('a connection that asks too fast is told so, and goes on a moment later', async () => {
  const { relay, connect, clock } = createStillRelay({ rate: 20, burst: 5 })
  const client = connect()
  for (let id = 1; id <= 8; id += 1) client.heard.text(askToSubscribe(id))
  await untilAnswered(client, 8)
  const readFrames = () => client.send.mock.calls.map(([text]) => JSON.parse(text))
  const problem = { code: -32005, message: 'More than 20 requests per second. Wait a second, then go on.' }
  expect(readFrames().filter(({ error }) => error)).toEqual(
    [6, 7, 8].map((id) => ({ jsonrpc: '2.0', id, error: problem })),
  )
  clock.time += 50
  client.heard.text(askToSubscribe(9))
  client.heard.text(askToSubscribe(10))
  await untilAnswered(client, 10)
  expect(readFrames().find(({ id }) => id === 9)).toHaveProperty('result')
  expect(readFrames().find(({ id }) => id === 10)).toHaveProperty('error')
  relay.close()
})

describe('a client that sends and reads more than its share', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const call = (method: string, topics: number) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { topics: createTopics(topics) } })

  test('waits until the average fits, and nothing of it is lost', async () => {
    const { relay, connect, clock } = createStillRelay({ trafficPerClient: 1_000 })
    const client = connect()
    client.heard.text('x'.repeat(3_800))
    expect(client.pause).not.toHaveBeenCalled()
    // Charged before it is parsed: it is no JSON.
    client.heard.text('x'.repeat(1_800))
    expect(client.pause).toHaveBeenCalledOnce()
    client.heard.text(askToSubscribe(2))
    const pass = (time: number) => {
      clock.time += time
      return vi.advanceTimersByTimeAsync(time)
    }
    await pass(1_999)
    expect(client.send).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(client.send).toHaveBeenCalledTimes(3)
    await pass(2_000)
    expect(client.resume).toHaveBeenCalledOnce()
    relay.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('pays for each topic of a batch and each message it reads', async () => {
    const store = createMemoryStore({ now: Date.now })
    const topic = createTopic()
    const message = 'x'.repeat(50_000)
    const expiresAt = Date.now() + 60_000
    await store.put({ topic, hash: 'a', message, publisher: 'alice', publishedAt: Date.now(), expiresAt })
    const { relay, connect } = createStillRelay({ trafficPerClient: 10_000, held: 10 }, store)
    const [one, many, reader] = [connect(), connect(), connect()]
    one.heard.text(call('irn_batchFetchMessages', 1))
    many.heard.text(call('irn_batchFetchMessages', 500))
    await vi.advanceTimersByTimeAsync(0)
    expect([one, many].map(({ pause }) => pause.mock.calls.length)).toEqual([0, 1])
    reader.heard.text(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'irn_subscribe', params: { topic } }))
    await vi.advanceTimersByTimeAsync(0)
    expect(reader.pause).toHaveBeenCalledOnce()
    relay.close()
  })
})

describe('frames that come while the relay reads no further', () => {
  const stick = (limits: Partial<RelayLimits>) => {
    let settle = (): void => undefined
    const stuck = new Promise<void>((resolve) => {
      settle = resolve
    })
    const store = createMemoryStore({ now: Date.now })
    const list: typeof store.list = (...of) => stuck.then(() => store.list(...of))
    return { ...createStillRelay({ work: 1, ...limits }, { ...store, list }), settle }
  }

  test('are held up to a limit, then the connection is closed', () => {
    const { relay, connect } = stick({ held: 1_000 })
    const client = connect()
    client.heard.text(askToSubscribe(1))
    expect(client.pause).toHaveBeenCalledOnce()
    const frame = askToSubscribe(2)
    for (let size = frame.length; size <= 1_000; size += frame.length) client.heard.text(frame)
    expect(client.close).not.toHaveBeenCalled()
    client.heard.text(frame)
    expect(client.close).toHaveBeenCalledExactlyOnceWith(1008, 'Too much at once: wait for answers')
    relay.close()
  })

  test('a client that goes while it waits gives up its place', () => {
    const leave = vi.fn()
    const workLimit: WorkLimit = { run: (work) => work(), isFull: true, onCapacity: () => leave }
    const socket = { pause: vi.fn(), resume: vi.fn() }
    const frameReader = createFrameReader({
      socket,
      workLimit,
      limit: 100,
      handle: () => undefined,
      overflow: () => undefined,
    })
    frameReader.receive('one')
    expect(leave).not.toHaveBeenCalled()
    frameReader.close()
    expect(leave).toHaveBeenCalledOnce()
  })

  test('of a client that has gone are forgotten, and its turn goes to the next', async () => {
    const { connect, settle, relay } = stick({})
    const [gone, next] = [connect(), connect()]
    gone.heard.text(askToSubscribe(1))
    gone.heard.text(askToSubscribe(2))
    next.heard.text(askToSubscribe(3))
    gone.heard.close()
    settle()
    await untilAnswered(next, 1)
    await vi.waitFor(() => expect(next.resume).toHaveBeenCalledOnce())
    expect(gone.resume).not.toHaveBeenCalled()
    expect(gone.send).not.toHaveBeenCalled()
    relay.close()
  })
})

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
    const subscribe = (id: number) => client.heard.text(askToSubscribe(id))
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

  test('a reader that is too slow is ended at once, so that what it did not read is freed', async () => {
    const { relay, connect } = createStillRelay({ unread: 1_000 })
    const slow = connect({ unread: 1_001 })
    slow.heard.text(askToSubscribe(1))
    await expect.poll(() => slow.terminate).toHaveBeenCalledOnce()
    relay.close()
  })

  test('a throttle lets four seconds of its rate pass at once, then says how long to wait', () => {
    let time = 1_000_000
    const charge = createThrottle({ rate: 100, now: () => time })
    expect([charge(400), charge(50), charge(50)]).toEqual([0, 500, 1_000])
    time += 1_000
    expect([charge(0), charge(10)]).toEqual([0, 100])
    time -= 50_000
    expect(charge(0)).toBe(100)
    time += 3_600_000
    expect([charge(400), charge(1)]).toEqual([0, 10])
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

test('in the memory store, a message that nobody reads lives for a day, on other topics as long as it asked', async () => {
  let time = Date.now()
  const store = createMemoryStore({ now: () => time })
  const [read, unread] = [createTopic(), createTopic()]
  const put = (topic: string, hash: string) => {
    const expiresAt = time + 30 * UNREAD_LIFE
    return store.put({ topic, hash, message: hash, publisher: 'alice', publishedAt: time, expiresAt })
  }
  await put(read, 'first')
  await store.acknowledge({ topic: read, hash: 'first' }, 'bob')
  await put(read, 'second')
  await put(unread, 'third')
  const list = async () =>
    (await Promise.all([read, unread].map((topic) => store.list(topic, 'bob')))).flatMap(({ messages }) =>
      messages.map(({ hash }) => hash),
    )
  time += UNREAD_LIFE - 1
  expect(await list()).toEqual(['second', 'third'])
  time += 1
  expect(await list()).toEqual(['second'])
  time += 29 * UNREAD_LIFE
  expect(await list()).toEqual([])
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

describe('the memory store after a restart', () => {
  const capacity = 20_000
  const createFull = async () => {
    const store = createMemoryStore({ now: Date.now, capacity })
    let count = 0
    try {
      for (; ; count += 1) await store.put(createMessage(`client ${count}`), accountsOf(`client ${count}`, 'network'))
    } catch {
      return { store, count }
    }
  }
  const createMessage = (publisher: string) => {
    const [topic, hash] = createTopics(2) as [string, string]
    const publishedAt = Date.now()
    return { topic, hash, message: 'x'.repeat(1_400), publisher, publishedAt, expiresAt: publishedAt + 60_000 }
  }
  const accountsOf = (...names: string[]) => names.map((name) => ({ name, limit: 1_000_000 }))
  const restore = (snapshot: unknown) =>
    createMemoryStore({ now: Date.now, capacity, snapshot: parseMemorySnapshot(JSON.parse(JSON.stringify(snapshot))) })

  test('still makes room at the cost of the network with most, however many clients it made up', async () => {
    const { store, count } = await createFull()
    expect(count).toBe(10)
    const restored = restore(store.dump())
    for (let index = 0; index < 4; index += 1) {
      await expect(restored.put(createMessage('guest'), accountsOf('guest', 'elsewhere'))).resolves.toBe(true)
    }
    await expect(restored.put(createMessage('client'), accountsOf('client', 'network'))).rejects.toThrow(
      MailboxFullError,
    )
  })

  test('counts the messages of an older snapshot against their publishers', async () => {
    const { store } = await createFull()
    const { messages, version } = store.dump()
    const restored = restore({ version, messages: messages.map(({ payers: _, ...message }) => message) })
    const limited = [{ name: 'client 0', limit: 3_000 }]
    await expect(restored.put(createMessage('client 0'), limited)).rejects.toMatchObject({ account: 'client 0' })
  })
})
