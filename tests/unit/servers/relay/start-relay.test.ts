import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startRelay } from '../../../../servers/relay/node/start-relay.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { runProgram } from '../fixtures/run-program.js'
import { createClientKey, signToken } from './fixtures/client-key.js'
import { openRawClient } from './fixtures/open-raw-client.js'

vi.setConfig({ testTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-relay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const createTopic = () => randomBytes(32).toString('hex')

test('a caller that names no host and hangs up does the relay no harm', async () => {
  const relay = await startRelay({ port: 0 })
  for (let caller = 0; caller < 20; caller++) {
    const socket = connect(Number(new URL(relay.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: [\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.resetAndDestroy()
  }
  const health = await fetch(relay.url.replace(/^ws/, 'http').replace(/\/?$/, '/health'))
  expect(health.status).toBe(200)
  await relay.close()
})

describe('mailboxes in memory', () => {
  test('outlive a restart with who has read what, in a file for its owner alone', async () => {
    const statePath = join(folder, 'state', 'relay.json')
    const [topic, reader] = [createTopic(), createClientKey()]
    const first = await startRelay({ port: 0, statePath })
    const alice = await openRawClient(first.url)
    for (const message of ['one', 'two']) await alice.request('irn_publish', { topic, message, ttl: 60 })
    await alice.request('irn_publish', { topic, message: 'brief', ttl: 1 })
    const bob = await openRawClient(first.url, { key: reader })
    await bob.request('irn_fetchMessages', { topic })
    await alice.request('irn_publish', { topic, message: 'three', ttl: 60 })
    await wait(1_050)
    await first.close()
    expect(statSync(statePath).mode & 0o777).toBe(0o600)
    expect(readFileSync(statePath, 'utf8')).not.toContain('brief')

    const second = await startRelay({ port: 0, statePath })
    const fetchTexts = async (key = createClientKey()) => {
      const client = await openRawClient(second.url, { key })
      const { messages } = (await client.request('irn_fetchMessages', { topic })) as { messages: { message: string }[] }
      return messages.map(({ message }) => message)
    }
    expect(await fetchTexts(reader)).toEqual(['three'])
    expect(await fetchTexts()).toEqual(['one', 'two', 'three'])
    await second.close()
  })

  test.each(['not json', '{}', '{"version":1,"messages":[{"topic":7}]}', ''])(
    'a broken file (%j) is said, kept aside, and the relay starts empty',
    async (content) => {
      const own = mkdtempSync(join(folder, 'broken-'))
      const statePath = join(own, 'relay.json')
      writeFileSync(statePath, content)
      const reports: string[] = []
      const relay = await startRelay({ port: 0, statePath, report: (message) => reports.push(message) })
      expect(reports).toEqual([expect.stringContaining('could not be read')])
      expect(readdirSync(own)).toEqual([expect.stringMatching(/^relay\.json\.broken-\d+$/)])
      await relay.close()
    },
  )
})

test('a port that is taken is an error, and nothing keeps running', async () => {
  const relay = await startRelay({ port: 0 })
  await expect(startRelay({ port: Number(new URL(relay.url).port) })).rejects.toThrow('EADDRINUSE')
  await relay.close()
})

test('closing waits for no client that never says goodbye', async () => {
  const relay = await startRelay({ port: 0 })
  const client = await openRawClient(relay.url)
  client.socket.pause()
  // The library's own patience, 30 s, is on this clock too and never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isClosed = false
  void relay.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(() => isClosed).toBe(true)
})

test('closing waits for no caller that sent nothing, or keeps its side open after a refusal', async () => {
  const relay = await startRelay({ port: 0 })
  const call = async (text: string) => {
    const socket = connect({ port: Number(new URL(relay.url).port), host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const idle = await call('')
  const refused = await call('GET / HTTP/1.1\r\nHost: [\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(refused.resume(), 'end')
  await relay.close()
  for (const socket of [idle, refused]) socket.destroy()
})

test('callers that send no request are limited, and ended after 5 s', async () => {
  const relay = await startRelay({ port: 0, limits: { connections: 10 } })
  const callers = Array.from({ length: 400 }, () => connect(Number(new URL(relay.url).port), '127.0.0.1').resume())
  for (const caller of callers) caller.on('error', () => undefined)
  const countOpen = () => callers.filter(({ closed }) => !closed).length
  await expect.poll(countOpen, { timeout: 4_000 }).toBe(310)
  await expect.poll(countOpen, { timeout: 20_000 }).toBe(0)
  const client = await openRawClient(relay.url)
  await expect(client.request('irn_subscribe', { topic: createTopic() })).resolves.toBeTypeOf('string')
  await relay.close()
})

test('a token is for the addresses the relay is told, whatever host the caller names', async () => {
  const relay = await startRelay({ port: 0, access: { audiences: ['wss://relay.example/v1'] } })
  const key = createClientKey()
  const call = (audience: string, host: string) =>
    openRawClient(relay.url, { key, token: signToken(key, audience), headers: { host } })
  const stolen = await call('wss://other.example', 'other.example')
  expect(await stolen.closed).toEqual({
    code: 3000,
    reason: 'JWT validation error: aud must be the URL of this relay',
  })
  const ours = await call('wss://relay.example/v1', 'other.example')
  await expect(ours.request('irn_subscribe', { topic: createTopic() })).resolves.toBeTypeOf('string')
  await relay.close()
  await expect(startRelay({ port: 0, access: { audiences: ['relay.example'] } })).rejects.toThrow('access.audiences[0]')
})

describe('the relay alone', () => {
  const run = (env: Record<string, string>) =>
    runProgram('servers/relay/node/main.ts', { PATH: process.env.PATH ?? '', PORT: '0', ...env })

  test('reads its environment, says where it is, and keeps its mailboxes on SIGINT', async () => {
    const statePath = join(folder, 'alone.json')
    const { child, readOutput } = run({ RELAY_PROJECT_IDS: 'one, two', RELAY_STATE: statePath, METRICS_PORT: '0' })
    await expect.poll(readOutput, { timeout: 15_000 }).toMatch(/The relay is ready: ws:\/\/localhost:\d+/)
    const url = /ready: (\S+)/.exec(readOutput())?.[1] ?? ''
    const operationUrl = /metrics: (\S+)/.exec(readOutput())?.[1] ?? ''
    // What only the operator reads is not at the port that the proxy forwards to.
    const statuses = [operationUrl, url.replace('ws:', 'http:')].map(
      async (at) => (await fetch(`${at}/metrics`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404])
    const stranger = await openRawClient(url, { projectId: 'three' })
    expect(await stranger.closed).toEqual({ code: 3000, reason: 'Unauthorized: invalid key' })
    const client = await openRawClient(url, { projectId: 'two' })
    await client.request('irn_publish', { topic: createTopic(), message: 'kept', ttl: 60 })
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    expect(await exited).toEqual([0, null])
    expect(readFileSync(statePath, 'utf8')).toContain('"kept"')
  })

  test('ends with what to do when Redis is not there', async () => {
    const { child, readErrors } = run({ REDIS_URL: 'redis://127.0.0.1:1' })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(readErrors()).toContain('The relay did not start: Redis does not answer at 127.0.0.1:1. Start it')
  })
})

test('frames that are never completed do not fill the memory: the largest is ended', async () => {
  const relay = await startRelay({ port: 0, limits: { buffered: 300_000 } })
  const [small, large] = [await openRawClient(relay.url), await openRawClient(relay.url)]
  // The first fragment of a message that has a second one.
  small.socket.send('x'.repeat(100_000), { fin: false })
  large.socket.send('x'.repeat(250_000), { fin: false })
  expect(await large.closed).toMatchObject({ code: 1006 })
  expect(small.socket.readyState).toBe(WebSocket.OPEN)
  await relay.close()
})

test('a ping between the fragments of a message does not hide them', async () => {
  const relay = await startRelay({ port: 0, limits: { buffered: 300_000 } })
  const [small, large] = [await openRawClient(relay.url), await openRawClient(relay.url)]
  small.socket.send('x'.repeat(100_000), { fin: false })
  large.socket.send('x'.repeat(250_000), { fin: false })
  for (const { socket } of [small, large]) {
    socket.ping('still here')
    socket.pong()
  }
  expect(await large.closed).toMatchObject({ code: 1006 })
  expect(small.socket.readyState).toBe(WebSocket.OPEN)
  await relay.close()
})

test('a client that answers no close frame is gone after a second', async () => {
  const relay = await startRelay({ port: 0, limits: { invalidFrames: 1, connectionsPerAddress: 1 } })
  const silent = await openRawClient(relay.url)
  silent.socket.send('nonsense')
  silent.socket.pause()
  await vi.waitFor(
    async () => {
      const next = await openRawClient(relay.url)
      await Promise.race([
        next.request('irn_subscribe', { topic: createTopic() }),
        next.closed.then(() => Promise.reject()),
      ])
    },
    { timeout: 5_000, interval: 200 },
  )
  await relay.close()
})
