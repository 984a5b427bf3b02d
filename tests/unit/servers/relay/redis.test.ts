import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectRedis } from '../../../../servers/relay/node/connect-redis.js'
import { startRelay } from '../../../../servers/relay/node/start-relay.js'
import type { Service } from '../../../../servers/service.js'
import { requestSharedServer } from '../../fixtures/shared-servers/request-shared-server.js'
import { createClientKey } from './fixtures/client-key.js'
import { openRawClient, type RawClient, type RawClientOptions } from './fixtures/open-raw-client.js'
import { type RunningRedis, startRedis } from './fixtures/start-redis.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const reports: string[] = []
const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
  reports.length = 0
})

const openRedis = async (port?: number): Promise<RunningRedis> => {
  const redis = await startRedis(port === undefined ? {} : { port })
  let isOpen = true
  const close = async () => {
    if (isOpen) await redis.close()
    isOpen = false
  }
  ending.push(close)
  return { ...redis, close }
}
const openRelay = async (redisUrl: string, port = 0): Promise<Service> => {
  const relay = await startRelay({ port, redisUrl, report: (message) => reports.push(message) })
  let isOpen = true
  const close = async () => {
    if (isOpen) await relay.close()
    isOpen = false
  }
  ending.push(close)
  return { ...relay, close }
}
const open = async ({ url }: Service, options: RawClientOptions = {}) => {
  const client = await openRawClient(url, options)
  ending.push(() => client.close())
  return client
}
const createTopic = () => randomBytes(32).toString('hex')
const publish = (client: RawClient, topic: string, message: string) =>
  client.request('irn_publish', { topic, message, ttl: 300 })
const texts = ({ received }: RawClient) => received.map(({ message }) => message)
const untilReports = (words: string, count: number) =>
  expect.poll(() => reports.filter((text) => text.includes(words)).length, { timeout: 20_000 }).toBe(count)
const portOf = ({ url }: Service) => Number(new URL(url).port)

describe('two relays on one Redis', () => {
  test("serve each other's clients, in order and once each", async () => {
    const url = await requestSharedServer('redis')
    const [first, second] = [await openRelay(url), await openRelay(url)]
    const [alice, bob, topic] = [await open(first), await open(second), createTopic()]
    await alice.request('irn_subscribe', { topic })
    await bob.request('irn_subscribe', { topic })
    const sent = Array.from({ length: 200 }, (_, index) => `message ${index}`)
    await Promise.all(sent.map((text) => publish(alice, topic, text)))
    expect(await bob.untilTexts(sent.length)).toEqual(sent)
    await publish(bob, topic, 'and back')
    expect(await alice.untilTexts(1)).toEqual(['and back'])
    expect(texts(bob)).toEqual(sent)
  })

  test.each(['first', 'second'] as const)('lose nothing when the %s is restarted', async (which) => {
    const url = await requestSharedServer('redis')
    const relays = { first: await openRelay(url), second: await openRelay(url) }
    const [alice, key, topic] = [await open(relays.first), createClientKey(), createTopic()]
    const bob = await open(relays.second, { key })
    await bob.request('irn_subscribe', { topic })
    await publish(alice, topic, 'before')
    expect(await bob.untilTexts(1)).toEqual(['before'])
    // Now it is acknowledged, whether or not the answer to the delivery has come so far.
    await bob.request('irn_fetchMessages', { topic })

    const port = portOf(relays[which])
    await relays[which].close()
    const other = which === 'first' ? await open(relays.second) : alice
    await publish(other, topic, 'meanwhile')
    relays[which] = await openRelay(url, port)
    const back = which === 'first' ? bob : await open(relays.second, { key })
    if (which === 'second') await back.request('irn_subscribe', { topic })
    await publish(await open(relays.first), topic, 'after')
    const expected = which === 'first' ? ['before', 'meanwhile', 'after'] : ['meanwhile', 'after']
    expect(await back.untilTexts(expected.length)).toEqual(expected)
  })
})

describe('a Redis that goes away', () => {
  test('is reported once, publishing waits for it, and everything goes on when it is back', async () => {
    const redis = await openRedis()
    const [first, second] = [await openRelay(redis.url), await openRelay(redis.url)]
    const [alice, bob, topic] = [await open(first), await open(second), createTopic()]
    await bob.request('irn_subscribe', { topic })
    await publish(alice, topic, 'before')
    expect(await bob.untilTexts(1)).toEqual(['before'])

    await redis.close()
    await untilReports('does not answer', 2)
    const waiting = publish(alice, topic, 'meanwhile')
    const health = await fetch(`${first.url.replace('ws:', 'http:')}/health`)
    expect(health.status).toBe(503)
    expect(await health.json()).toEqual({ status: 'failing', reason: 'the store does not answer' })
    await openRedis(Number(new URL(redis.url).port))
    expect(await waiting).toBe(true)
    expect(await bob.untilTexts(2)).toEqual(['before', 'meanwhile'])
    await publish(alice, topic, 'after')
    expect(await bob.untilTexts(3)).toEqual(['before', 'meanwhile', 'after'])
    await untilReports('answers again', 2)
    expect(reports.join()).not.toMatch(/did:key|[0-9a-f]{64}|meanwhile/)
  })

  test('was never there: the start says what to do and repeats no password', async () => {
    const starting = connectRedis('redis://user:hunter2@127.0.0.1:1')
    await expect(starting).rejects.toThrow(
      'Redis does not answer at 127.0.0.1:1. Start it, correct REDIS_URL, or unset it',
    )
    await expect(starting).rejects.not.toThrow('hunter2')
    await expect(connectRedis('127.0.0.1:6379')).rejects.toThrow('Write redis://host:6379, or rediss:// for TLS.')
  })
})
