import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createAddressReader } from '../../../../servers/http/create-address-reader.js'
import { listNetworks } from '../../../../servers/http/list-networks.js'
import { createQuotas } from '../../../../servers/relay/limits/create-quotas.js'
import { defaultLimits, type RelayLimits } from '../../../../servers/relay/limits/relay-limits.js'
import { parseLimits } from '../../../../servers/relay/node/parse-limits.js'
import { type StartRelayOptions, startRelay } from '../../../../servers/relay/node/start-relay.js'
import type { Service } from '../../../../servers/service.js'
import { readMetric } from '../../../fixtures/read-metric.js'
import { createClientKey } from './fixtures/client-key.js'
import { openRawClient, type RawClient } from './fixtures/open-raw-client.js'

const relays: Service[] = []
const start = async (limits: Partial<RelayLimits>, options: Partial<StartRelayOptions> = {}) => {
  const relay = await startRelay({ port: 0, limits, ...options })
  relays.push(relay)
  return relay
}
afterEach(() => Promise.all(relays.splice(0).map((relay) => relay.close())))

const createTopic = () => randomBytes(32).toString('hex')
const createTopics = (length: number) => Array.from({ length }, createTopic)
const publish = (client: RawClient, topic: string, message: string) =>
  client.request('irn_publish', { topic, message, ttl: 60 })

describe('one address', () => {
  test('has so many connections, whoever they are, and a place again when one ends', async () => {
    const relay = await start({ connectionsPerAddress: 2 })
    const [first] = [await openRawClient(relay.url), await openRawClient(relay.url)]
    const refused = { code: 1013, reason: 'Too many connections from your address. Try again later' }
    expect(await (await openRawClient(relay.url)).closed).toEqual(refused)
    expect(await readMetric(relay, 'connections_limited_total')).toBe(1)
    await first.close()
    await expect.poll(() => readMetric(relay, 'connections')).toBe(1)
    const again = await openRawClient(relay.url)
    await expect(again.request('irn_subscribe', { topic: createTopic() })).resolves.toBeTypeOf('string')
  })

  test('has so many subscriptions over all its clients, and room again when some are gone', async () => {
    const relay = await start({ subscriptionsPerAddress: 3 })
    const [alice, bob] = [await openRawClient(relay.url), await openRawClient(relay.url)]
    const [one = '', two = '', three = '', four = ''] = createTopics(4)
    await alice.request('irn_batchSubscribe', { topics: [one, two] })
    const id = await bob.request('irn_subscribe', { topic: three })
    const refused = '-32005 The clients of an address have 3 subscriptions at most.'
    await expect(bob.request('irn_subscribe', { topic: four })).rejects.toThrow(refused)
    await bob.request('irn_unsubscribe', { topic: three, id })
    await bob.request('irn_subscribe', { topic: four })
    await expect(bob.request('irn_subscribe', { topic: three })).rejects.toThrow(refused)
    await alice.close()
    await expect.poll(() => readMetric(relay, 'connections')).toBe(1)
    await bob.request('irn_batchSubscribe', { topics: [one, two] })
    expect(await readMetric(relay, 'requests_over_quota_total')).toBe(2)
  })

  test('fills its part of the mailboxes only, however many clients it makes up', async () => {
    const relay = await start({ storedPerAddress: 5_000 })
    const text = 'x'.repeat(1_500)
    for (const topic of createTopics(2)) await publish(await openRawClient(relay.url), topic, text)
    const stranger = await openRawClient(relay.url)
    await expect(publish(stranger, createTopic(), text)).rejects.toThrow(
      '-32005 Too much that the clients of one address have published waits to be read.',
    )
    expect(await readMetric(relay, 'requests_over_quota_total')).toBe(1)
  })

  test('is the one the named header says, and no header is believed unasked', async () => {
    const from = (address: string) => ({ headers: { 'x-real-ip': address } })
    const [direct, behind] = [
      await start({ connectionsPerAddress: 1 }),
      await start({ connectionsPerAddress: 1 }, { addressHeader: 'X-Real-IP' }),
    ]
    await openRawClient(direct.url, from('192.0.2.1'))
    expect(await (await openRawClient(direct.url, from('192.0.2.2'))).closed).toMatchObject({ code: 1013 })
    await openRawClient(behind.url, from('192.0.2.1'))
    const other = await openRawClient(behind.url, from('192.0.2.2'))
    await other.request('irn_subscribe', { topic: createTopic() })
    expect(await (await openRawClient(behind.url, from('192.0.2.1'))).closed).toMatchObject({ code: 1013 })
  })
})

test.each([
  [undefined, '203.0.113.9', '10.0.0.1'],
  ['x-forwarded-for', '203.0.113.9', '203.0.113.9'],
  ['X-Forwarded-For', 'made up, 198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['x-forwarded-for', '2001:db8::1', '2001:db8::1'],
  ['x-forwarded-for', '203.0.113.9:5678', '203.0.113.9'],
  ['x-forwarded-for', '[2001:db8::1]:5678', '2001:db8::1'],
  ['x-forwarded-for', '198.51.100.7:80, [::1]', '::1'],
  ['x-forwarded-for', '::1', '::1'],
  ['x-forwarded-for', '203.0.113.9:port', '10.0.0.1'],
  ['x-forwarded-for', '[203.0.113]:80', '10.0.0.1'],
  ['x-forwarded-for', '203.0.113.9, unknown', '10.0.0.1'],
  ['x-forwarded-for', '', '10.0.0.1'],
  ['x-real-ip', '203.0.113.9', '10.0.0.1'],
])('with the header %s named, "x-forwarded-for: %s" comes from %s', (header, value, expected) => {
  const request = { headers: { 'x-forwarded-for': value }, socket: { remoteAddress: '10.0.0.1' } }
  expect(createAddressReader(header, () => undefined)(request)).toBe(expected)
})

test('a named header that gives no address is reported once, and no header asked for never', () => {
  const reports: string[] = []
  const report = (message: string) => reports.push(message)
  const call = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.1' } })
  const read = createAddressReader('X-Real-IP', report)
  read(call({ 'x-real-ip': '192.0.2.1' }))
  createAddressReader(undefined, report)(call({}))
  expect(reports).toEqual([])
  for (const headers of [{ 'x-real-ip': 'somebody' }, {}]) read(call(headers))
  expect(reports).toEqual([expect.stringContaining('the header "X-Real-IP" gives no IP address')])
  expect(reports[0]).not.toMatch(/somebody|10\.0\.0\.1/)
})

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:1234:3:4:5:6', ['2001:db8:1:1234::/64', '2001:db8:1:1200::/56', '2001:db8:1:0::/48']],
  ['2001:0DB8:1:ffff::9', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1:0::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
])('%s counts for %j', (address, networks) => {
  expect(listNetworks(address).map(({ name }) => name)).toEqual(networks)
})

describe('one client', () => {
  test('has so many subscriptions over all its connections', async () => {
    const [relay, key] = [await start({ subscriptionsPerClient: 3 }), createClientKey()]
    const [first, second] = [await openRawClient(relay.url, { key }), await openRawClient(relay.url, { key })]
    await first.request('irn_batchSubscribe', { topics: createTopics(2) })
    await second.request('irn_subscribe', { topic: createTopic() })
    await expect(second.request('irn_subscribe', { topic: createTopic() })).rejects.toThrow(
      '-32005 A client has 3 subscriptions at most.',
    )
    await (await openRawClient(relay.url)).request('irn_batchSubscribe', { topics: createTopics(3) })
  })

  test('has so much waiting, and may go on when somebody has read it', async () => {
    const relay = await start({ storedPerClient: 5_000 })
    const [alice, bob, topic] = [await openRawClient(relay.url), await openRawClient(relay.url), createTopic()]
    const send = (text: string) => publish(alice, topic, text.repeat(1_500))
    await send('a')
    await send('b')
    await expect(send('c')).rejects.toThrow('-32005 Too much that this client has published waits to be read.')
    await publish(bob, createTopic(), 'x'.repeat(1_500))
    await bob.request('irn_fetchMessages', { topic })
    await expect(send('c')).resolves.toBe(true)
  })

  test('brings up so many new topics a minute, by subscribing or publishing, and on known ones is free', async () => {
    const relay = await start({ newTopicsPerClient: 3 })
    const [alice, bob] = [await openRawClient(relay.url), await openRawClient(relay.url)]
    const known = createTopic()
    await bob.request('irn_subscribe', { topic: known })
    await alice.request('irn_batchSubscribe', { topics: createTopics(2) })
    await publish(alice, createTopic(), 'one')
    const refused = '-32005 Too many new topics of one client. Wait a minute, then go on.'
    await expect(publish(alice, createTopic(), 'two')).rejects.toThrow(refused)
    await expect(alice.request('irn_subscribe', { topic: createTopic() })).rejects.toThrow(refused)
    await publish(alice, known, 'three')
    await alice.request('irn_subscribe', { topic: known })
    expect(await readMetric(relay, 'requests_over_quota_total')).toBe(2)
  })
})

describe('the books', () => {
  const createBooks = (limits: Partial<RelayLimits>) => {
    const clock = { time: 1_000_000 }
    const hidden: string[] = []
    const quotas = createQuotas({
      limits: { ...defaultLimits, ...limits },
      now: () => clock.time,
      hideAddress: (network) => {
        hidden.push(network)
        return 'hidden'
      },
      onRefusal: () => undefined,
    })
    return { quotas, clock, hidden }
  }

  test('coming back brings no new topics: they count until the minute is over', () => {
    const { quotas, clock } = createBooks({ newTopicsPerAddress: 60 })
    const first = quotas.open('alice', '192.0.2.1')
    first.takeNewTopics(60)
    first.close()
    quotas.prune()
    const second = quotas.open('bob', '192.0.2.1')
    expect(() => second.takeNewTopics(1)).toThrow('Too many new topics of one address.')
    clock.time += 30_000
    expect(() => second.takeNewTopics(31)).toThrow()
    expect(() => second.takeNewTopics(29)).not.toThrow()
    expect(() => quotas.open('bob', '192.0.2.2').takeNewTopics(60)).not.toThrow()
  })

  test('the clients of an address share its traffic, and made-up clients bring no more', () => {
    const { quotas, clock } = createBooks({ trafficPerClient: 1_000, trafficPerAddress: 1_500 })
    const first = quotas.open('alice', '192.0.2.1')
    expect([first.takeTraffic(4_000), first.takeTraffic(500)]).toEqual([0, 500])
    first.close()
    quotas.prune()
    const second = quotas.open('bob', '192.0.2.1')
    expect(second.takeTraffic(3_000)).toBe(1_000)
    expect(quotas.open('carol', '192.0.2.2').takeTraffic(4_000)).toBe(0)
    clock.time += 2_000
    expect(second.takeTraffic(0)).toBe(0)
  })

  test('a client from nowhere has the quota of a client alone', () => {
    const { quotas } = createBooks({ connectionsPerAddress: 1, subscriptionsPerAddress: 1 })
    for (let count = 0; count < 3; count += 1) {
      expect(quotas.hasRoom(undefined)).toBe(true)
      const { accounts, takeSubscriptions } = quotas.open('alice', undefined)
      takeSubscriptions(5)
      expect(accounts.map(({ name }) => name)).toEqual(['alice'])
    }
  })

  test('a store is told of no address, only of a name that hides it', () => {
    const { quotas, hidden } = createBooks({})
    const { accounts } = quotas.open('alice', '2001:db8::1')
    expect(accounts).toEqual([
      { name: 'alice', limit: defaultLimits.storedPerClient },
      { name: 'hidden', limit: defaultLimits.storedPerAddress },
      { name: 'hidden', limit: defaultLimits.storedPerAddress * 1.5 },
      { name: 'hidden', limit: defaultLimits.storedPerAddress * 2 },
    ])
    expect(hidden).toEqual(['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48'])
  })

  /** An address per network: of one /56 each 256 networks, of one /48 each 65,536. */
  const neighbours = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => `2001:db8:1:${(index * step).toString(16)}::1`)

  test.each([
    ['a /56', neighbours(10, 1), 3],
    ['a /48', neighbours(10, 256), 4],
  ])('the networks of %s share its limits', (_prefix, addresses, allowed) => {
    const { quotas } = createBooks({
      connectionsPerAddress: 2,
      subscriptionsPerAddress: 2,
      newTopicsPerAddress: 2,
      trafficPerAddress: 2,
    })
    const countUntil = (take: (address: string) => boolean) => {
      const first = addresses.findIndex((address) => !take(address))
      return first < 0 ? addresses.length : first
    }
    const succeeds = (work: () => void) => {
      try {
        work()
        return true
      } catch {
        return false
      }
    }
    const opened = addresses.map((address) => quotas.open(address, address))
    const places = new Map(addresses.map((address, index) => [address, opened[index]]))
    expect(countUntil((address) => succeeds(() => places.get(address)?.takeSubscriptions(1)))).toBe(allowed)
    expect(countUntil((address) => succeeds(() => places.get(address)?.takeNewTopics(1)))).toBe(allowed)
    // Four seconds of the rate pass at once.
    expect(countUntil((address) => places.get(address)?.takeTraffic(4) === 0)).toBe(allowed)
    for (const place of opened) place.close()
    const entered = countUntil((address) => {
      const hasRoom = quotas.hasRoom(address)
      quotas.open(address, address)
      return hasRoom
    })
    expect(entered).toBe(allowed)
  })
})

describe('limits in the environment', () => {
  test('are all in the manual', () => {
    const manual = readFileSync(resolve(import.meta.dirname, '../../../../docs/relay.md'), 'utf8')
    for (const name of Object.keys(defaultLimits)) expect(manual).toContain(`\`${name}\``)
  })

  test('are read by their names', () => {
    expect(parseLimits(undefined)).toEqual({})
    expect(parseLimits('connectionsPerAddress=2000, rate=5')).toEqual({ connectionsPerAddress: 2000, rate: 5 })
  })

  test.each(['newTopicsPerClient', 'newTopicsPerAddress'])(
    '%s is no smaller than a batch, which would never fit',
    (name) => {
      expect(() => parseLimits(`rate=5,${name}=499`)).toThrow(
        `RELAY_LIMITS has ${name}=499, but clients ask for up to 500 topics at once. Write ${name}=500 or more.`,
      )
      expect(parseLimits(`${name}=500`)).toEqual({ [name]: 500 })
    },
  )

  test.each(['rat=5', 'rate', 'rate=', 'rate=0', 'rate=-1', 'rate=many', 'constructor=1'])('"%s" is none', (text) => {
    expect(() => parseLimits(text)).toThrow(`RELAY_LIMITS has no limit "${text}". Write name=number`)
  })
})
