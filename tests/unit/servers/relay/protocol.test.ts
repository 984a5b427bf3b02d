import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startRelay } from '../../../../servers/relay/node/start-relay.js'
import { errorFrame, fetchedMessages, requestParams } from '../../../../servers/relay/protocol/schema.js'
import type { Service } from '../../../../servers/service.js'
import { createClientKey } from './fixtures/client-key.js'
import { openRawClient, type RawClient, type RawClientOptions } from './fixtures/open-raw-client.js'

// Each waits for a state; nothing here is proved by how soon.
vi.setConfig({ testTimeout: 30_000 })

let relay: Service
const reports: string[] = []
const clients: RawClient[] = []

beforeAll(async () => {
  relay = await startRelay({ port: 0, report: (message) => reports.push(message) })
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await relay.close()
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const createTopic = () => randomBytes(32).toString('hex')
const open = async (options: RawClientOptions = {}, url = relay.url) => {
  const client = await openRawClient(url, options)
  clients.push(client)
  return client
}
const publish = (client: RawClient, topic: string, message: string, more: object = {}) =>
  client.request('irn_publish', { topic, message, ttl: 300, prompt: false, tag: 1108, ...more })
const texts = ({ received }: RawClient) => received.map(({ message }) => message)
const readMetrics = async () => (await fetch(`${relay.url.replace('ws:', 'http:')}/metrics`)).text()

describe('publish and subscribe', () => {
  test('a message reaches whoever is subscribed, and never its sender', async () => {
    const [alice, bob, topic] = [await open(), await open(), createTopic()]
    const subscription = await bob.request('irn_subscribe', { topic })
    await alice.request('irn_subscribe', { topic })
    expect(subscription).toBe(sha256(topic + bob.key.id))
    expect(await publish(alice, topic, 'hello')).toBe(true)
    expect(await bob.untilTexts(1)).toEqual(['hello'])
    expect(bob.received[0]).toMatchObject({ id: subscription, topic, tag: 1108, publishedAt: expect.any(Number) })
    await bob.request('irn_unsubscribe', { topic: createTopic(), id: 'none' })
    expect(alice.received).toEqual([])
  })

  test('both tabs of one client get a message, and a third message none of the client that sent it', async () => {
    const [topic, key, alice] = [createTopic(), createClientKey(), await open()]
    const [first, second] = [await open({ key }), await open({ key })]
    await first.request('irn_subscribe', { topic })
    await second.request('irn_subscribe', { topic })
    await publish(alice, topic, 'one')
    await publish(first, topic, 'mine')
    await publish(alice, topic, 'two')
    expect(await first.untilTexts(2)).toEqual(['one', 'two'])
    expect(await second.untilTexts(2)).toEqual(['one', 'two'])
  })

  test('the mailbox gives each message once to each client', async () => {
    const [alice, topic, key] = [await open(), createTopic(), createClientKey()]
    await publish(alice, topic, 'one')
    await publish(alice, topic, 'two')
    await publish(alice, topic, 'one')
    const late = await open({ key })
    await late.request('irn_batchSubscribe', { topics: [topic, createTopic()] })
    expect(await late.untilTexts(2)).toEqual(['one', 'two'])
    await late.close()
    const again = await open({ key })
    await again.request('irn_subscribe', { topic })
    await publish(alice, topic, 'three')
    expect(await again.untilTexts(1)).toEqual(['three'])
    const other = await open()
    await other.request('irn_subscribe', { topic })
    expect(await other.untilTexts(3)).toEqual(['one', 'two', 'three'])
  })

  test('what was not acknowledged comes again on the next connection', async () => {
    const [alice, topic, key] = [await open(), createTopic(), createClientKey()]
    const silent = await open({ key, isAcknowledging: false })
    await silent.request('irn_subscribe', { topic })
    await publish(alice, topic, 'one')
    expect(await silent.untilTexts(1)).toEqual(['one'])
    await silent.close()
    const again = await open({ key })
    await again.request('irn_subscribe', { topic })
    expect(await again.untilTexts(1)).toEqual(['one'])
  })

  test('a message that was over comes again when it is published again', async () => {
    const [alice, bob, topic] = [await open(), await open(), createTopic()]
    await bob.request('irn_subscribe', { topic })
    await publish(alice, topic, 'ping', { ttl: 1 })
    expect(await bob.untilTexts(1)).toEqual(['ping'])
    // Until then it is the same message, and comes to nobody.
    const publishAgain = async () => {
      await publish(alice, topic, 'ping', { ttl: 1 })
      return texts(bob)
    }
    await expect.poll(async () => (await publishAgain()).length, { timeout: 20_000 }).toBeGreaterThan(1)
  })

  test('after unsubscribing nothing comes, and it waits', async () => {
    const [alice, bob, topic] = [await open(), await open(), createTopic()]
    const id = await bob.request('irn_subscribe', { topic })
    expect(await bob.request('irn_unsubscribe', { topic, id })).toBe(true)
    await publish(alice, topic, 'later')
    await bob.request('irn_subscribe', { topic: createTopic() })
    expect(bob.received).toEqual([])
    await bob.request('irn_subscribe', { topic })
    expect(await bob.untilTexts(1)).toEqual(['later'])
  })

  test('messages can be fetched, which acknowledges them', async () => {
    const [alice, bob, topic, other] = [await open(), await open(), createTopic(), createTopic()]
    await publish(alice, topic, 'one')
    await publish(alice, other, 'two')
    const batch = v.parse(fetchedMessages, await bob.request('irn_batchFetchMessages', { topics: [topic, other] }))
    expect(batch.messages.map(({ message }) => message)).toEqual(['one', 'two'])
    expect(batch.hasMore).toBe(false)
    expect(await bob.request('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
  })

  test('a mailbox larger than a page arrives whole', async () => {
    const [alice, bob, topic] = [await open(), await open(), createTopic()]
    const sent = Array.from({ length: 5 }, (_, index) => `${index}${'x'.repeat(700_000)}`)
    for (const text of sent) await publish(alice, topic, text)
    await bob.request('irn_subscribe', { topic })
    expect(await bob.untilTexts(sent.length)).toEqual(sent)
  })
})

describe('sessions', () => {
  test('a proposal is published and its sender subscribed; an approval publishes twice and subscribes', async () => {
    const [app, wallet, pairingTopic, sessionTopic] = [await open(), await open(), createTopic(), createTopic()]
    const proposal = { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 7 }
    expect(await app.request('wc_proposeSession', proposal)).toBe(true)
    await wallet.request('irn_subscribe', { topic: pairingTopic })
    await wallet.untilTexts(1)
    expect(wallet.received).toMatchObject([{ message: 'proposal', tag: 1100 }])
    await app.request('irn_subscribe', { topic: sessionTopic })
    const approval = { sessionProposalResponse: 'response', sessionSettlementRequest: 'settlement', ttl: 300 }
    const hints = { approvedChains: ['eip155:1'], approvedMethods: ['personal_sign'] }
    await wallet.request('wc_approveSession', { pairingTopic, sessionTopic, ...approval, ...hints })
    await app.untilTexts(2)
    expect(app.received).toMatchObject([
      { topic: pairingTopic, message: 'response', tag: 1101 },
      { topic: sessionTopic, message: 'settlement', tag: 1102 },
    ])
    await publish(app, sessionTopic, 'settled')
    expect(await wallet.untilTexts(2)).toEqual(['proposal', 'settled'])
  })

  test('hints in clear text go nowhere', async () => {
    const [alice, bob, topic] = [await open(), await open(), createTopic()]
    await bob.request('irn_subscribe', { topic })
    await publish(alice, topic, 'sealed', { tvf: { rpcMethods: ['secret_method'], txHashes: ['0xsecret'] } })
    expect(await bob.untilTexts(1)).toEqual(['sealed'])
    const fetched = await (await open()).request('irn_fetchMessages', { topic })
    const seen = [bob.received, fetched, await readMetrics(), reports].map((value) => JSON.stringify(value)).join()
    expect(seen).toContain('sealed')
    expect(seen).not.toContain('secret')
    const params = { topic, message: 'x', ttl: 1, tvf: { txHashes: ['0xsecret'] } }
    expect(v.parse(requestParams.irn_publish, params)).toEqual({ topic, message: 'x', ttl: 1 })
  })
})

describe('bad input is answered with what is wrong', () => {
  const topic = 'ab'.repeat(32)
  const good = { topic, message: 'x', ttl: 300 }
  const call = (method: string, params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

  test.each([
    ['no JSON', '{', -32700, 'no JSON'],
    ['an array', '[]', -32600, 'no JSON-RPC 2.0 request'],
    ['a number', '7', -32600, 'no JSON-RPC 2.0 request'],
    ['an unknown method', call('irn_spy', {}), -32601, 'The relay has irn_publish, irn_subscribe'],
    ['a method of every object', call('toString', {}), -32601, 'Unknown method'],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"irn_publish"}', -32600, 'jsonrpc must be "2.0"'],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"irn_publish"}', -32600, 'id must be'],
    ['no params', call('irn_publish', undefined), -32602, 'the whole is missing'],
    ['a short topic', call('irn_publish', { ...good, topic: 'abc' }), -32602, 'topic must be 64 hex characters'],
    ['a topic that is no hex', call('irn_subscribe', { topic: 'g'.repeat(64) }), -32602, 'topic must be 64 hex'],
    ['no message', call('irn_publish', { topic, ttl: 1 }), -32602, 'message is missing'],
    ['an empty message', call('irn_publish', { ...good, message: '' }), -32602, 'message must not be empty'],
    ['a ttl over 30 days', call('irn_publish', { ...good, ttl: 2_592_001 }), -32602, '2592000 seconds (30 days)'],
    ['a ttl of 0', call('irn_publish', { ...good, ttl: 0 }), -32602, 'ttl must be 1 second or more'],
    ['a ttl that is text', call('irn_publish', { ...good, ttl: '300' }), -32602, 'ttl must be number'],
    ['too many topics', call('irn_batchSubscribe', { topics: Array(501).fill(topic) }), -32602, '500 topics at most'],
    ['a bad topic among good ones', call('irn_batchSubscribe', { topics: [topic, 1] }), -32602, 'topics.1 must be'],
    ['no session topic', call('wc_approveSession', { pairingTopic: topic, ttl: 1 }), -32602, 'sessionTopic is missing'],
  ])('%s', async (_what, text, code, message) => {
    const { error } = v.parse(errorFrame, await (await open()).sendRaw(text))
    expect(error).toEqual({ code, message: expect.stringContaining(message) })
  })

  test('an answer never repeats what was sent', async () => {
    const frame = await (await open()).sendRaw(call('irn_publish', { ...good, topic: 'secret', ttl: 'secret' }))
    expect(JSON.stringify(frame)).not.toContain('secret')
  })

  test('a frame over 1 MiB closes with 1009, and one just under it arrives', async () => {
    const [alice, bob] = [await open(), await open()]
    await bob.request('irn_subscribe', { topic })
    const largest = 'x'.repeat(1_048_576 - 300)
    await publish(alice, topic, largest)
    expect(await bob.untilTexts(1)).toEqual([largest])
    alice.socket.send('x'.repeat(1_048_577))
    expect((await alice.closed).code).toBe(1009)
  })

  test('a binary frame closes with 1003', async () => {
    const client = await open()
    client.socket.send(Buffer.from('{}'))
    expect(await client.closed).toEqual({ code: 1003, reason: 'Send text frames' })
  })

  test('answers to nothing, and refusals, are ignored', async () => {
    const client = await open()
    client.socket.send('{"jsonrpc":"2.0","id":99,"result":true}')
    client.socket.send('{"jsonrpc":"2.0","id":99,"error":{"code":1,"message":"no"}}')
    expect(await client.request('irn_subscribe', { topic })).toBe(sha256(topic + client.key.id))
  })
})

test('who may not connect is closed with 3000 and the reason', async () => {
  const strict = await startRelay({ port: 0, access: { projectIds: ['known'], allowedOrigins: ['https://a.example'] } })
  const closing = async (options: RawClientOptions) => (await open(options, strict.url)).closed
  expect(await closing({ projectId: 'other' })).toEqual({ code: 3000, reason: 'Unauthorized: invalid key' })
  expect(await closing({ projectId: 'known', origin: 'https://b.example' })).toEqual({
    code: 3000,
    reason: 'Unauthorized: origin not allowed',
  })
  expect(await closing({ projectId: 'known', token: 'x' })).toMatchObject({ code: 3000 })
  const friend = await open({ projectId: 'known', origin: 'https://a.example' }, strict.url)
  expect(await friend.request('irn_batchSubscribe', { topics: [createTopic()] })).toHaveLength(1)
  await strict.close()
  expect(await friend.closed).toEqual({ code: 1001, reason: 'The relay stops' })
})

test('health, metrics and a page for whoever comes by', async () => {
  const http = relay.url.replace('ws:', 'http:')
  expect(await (await fetch(`${http}/health`)).json()).toEqual({ status: 'ok' })
  const metrics = await readMetrics()
  expect(metrics).toMatch(/^# TYPE lintel_relay_messages_published counter$/m)
  expect(metrics).toMatch(/^lintel_relay_messages_published_total [1-9]/m)
  expect(metrics).toMatch(/^lintel_relay_connections \d+$/m)
  expect(metrics).not.toMatch(/did:key|[0-9a-f]{64}/)
  expect((await fetch(http)).status).toBe(404)
  expect((await fetch(`${http}/health`, { method: 'POST' })).status).toBe(405)
})
