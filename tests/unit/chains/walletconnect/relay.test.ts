import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { wait } from '../../../../src/rules/async/wait.js'
import {
  createPort,
  openRelay,
  pairUp,
  type Relay,
  startPairing,
  type TestPort,
  until,
} from './fixtures/start-ports.js'
import { accounts, startWallet, type TestWallet } from './fixtures/start-wallet.js'

// No test here measures time.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })

const sign = {
  chainId: 'eip155:31337',
  method: 'personal_sign',
  params: [stringToHex('Hello'), accounts[0]?.address],
} as const

const opened: { close(): unknown }[] = []
const relays: Relay[] = []
const folder = mkdtempSync(join(tmpdir(), 'lintel-relay-'))

async function open(options: Parameters<typeof openRelay>[0] = {}): Promise<Relay> {
  const relay = await openRelay(options)
  relays.push(relay)
  return relay
}

async function openWallet(relay: Relay): Promise<TestWallet> {
  const wallet = await startWallet(relay.url)
  opened.push(wallet)
  return wallet
}

function openPort(relay: Pick<Relay, 'url'>, options: Partial<Parameters<typeof createPort>[0]> = {}): TestPort {
  const port = createPort({ relayUrl: relay.url, ...options })
  opened.push({ close: () => port.stop() })
  return port
}

/** A relay that closes each connection with a refusal on its first message. */
async function openRefusing(): Promise<{ url: string; countCalls: () => number }> {
  let calls = 0
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  opened.push({ close: () => server.close() })
  server.on('connection', (socket) => {
    calls += 1
    socket.on('message', () => socket.close(3000, 'Unauthorized: too many'))
  })
  await once(server, 'listening')
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, countCalls: () => calls }
}

function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
}

/** The client itself would send its proposal again after 15 s, and then every 5 s. */
async function passMinute(): Promise<void> {
  for (let second = 0; second < 60; second += 5) {
    await vi.advanceTimersByTimeAsync(5_000)
    await wait(20)
  }
}

/** Closes it and starts another one with the same pending messages. */
async function restart(relay: Relay, { pause = 0 } = {}): Promise<void> {
  await relay.close()
  relays.splice(relays.indexOf(relay), 1)
  await wait(pause)
  await open({ port: Number(new URL(relay.url).port), statePath: join(folder, 'state.json') })
}

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const { close } of opened.splice(0).reverse()) await close()
  // After the clients: one that loses its relay first keeps reconnecting into the next test.
  for (const relay of relays.splice(0)) await relay.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a relay', () => {
  it('that does not answer is unavailable within 10 s, and works once it answers', async () => {
    const relay = await open()
    // Another page has loaded the client's code: its loading time is not part of the wait for a relay.
    const earlier = createPort({ relayUrl: relay.url })
    await earlier.prepare()
    earlier.stop()
    await relay.close()
    relays.splice(0)
    const port = openPort(relay)
    const before = performance.now()
    await expect(startPairing(port)).rejects.toMatchObject({ code: 'relay-unavailable' })
    const took = performance.now() - before
    console.log(`relay down: said after ${took.toFixed(0)} of 10000 ms`)
    expect(took).toBeLessThan(10_000)
    await open({ port: Number(new URL(relay.url).port) })
    await expect(pairUp(port, await openWallet(relay))).resolves.toMatchObject({ peer: { name: 'Foxglove' } })
  })

  it('that refuses the project id is reported as a refusal', async () => {
    const relay = await open({ access: { projectIds: ['another'] } })
    await expect(startPairing(openPort(relay))).rejects.toMatchObject({
      code: 'invalid-project-id',
      details: expect.stringContaining('invalid key'),
    })
  })

  it('that refuses a message gets no retry', async () => {
    fakeTimers()
    const relay = await openRefusing()
    await expect(startPairing(openPort(relay))).rejects.toMatchObject({ code: 'relay-refused' })
    expect(relay.countCalls()).toBe(1)
    await passMinute()
    expect(relay.countCalls()).toBe(1)
  })

  it('that refuses after a reload is reported once with its reason and gets no retry; the session stays', async () => {
    const relay = await open()
    const [first, wallet] = [openPort(relay), await openWallet(relay)]
    const session = await pairUp(first, wallet)
    first.stop()
    fakeTimers()
    const refusing = await openRefusing()
    const { storage } = first
    const reloaded = openPort(refusing, { storage })
    await expect(reloaded.restore()).resolves.toEqual(session)
    await until(() => expect(reloaded.reported).toHaveLength(1))
    expect(reloaded.reported).toEqual([
      expect.objectContaining({
        code: 'relay-refused',
        details: expect.stringContaining('too many'),
        cause: expect.objectContaining({ message: expect.stringContaining('too many') }),
      }),
    ])
    await passMinute()
    expect(reloaded.reported).toHaveLength(1)
    expect(refusing.countCalls()).toBe(1)
    expect(reloaded.getSession()).toEqual(session)
    reloaded.stop()
    vi.useRealTimers()

    const next = openPort(refusing, { storage })
    await next.restore()
    await until(() => expect(next.reported).toHaveLength(1))
    // While the client still ends the attempt that was refused, and after that.
    await expect(next.request(sign)).rejects.toMatchObject({ code: 'relay-refused' })
    await wait(2_000)
    await expect(next.request(sign)).rejects.toMatchObject({ code: 'relay-refused' })
    next.stop()

    const later = openPort(relay, { storage })
    await expect(later.restore()).resolves.toEqual(session)
    await expect(later.request(sign)).resolves.toMatch(/^0x/)
    expect(later.reported).toEqual([])
  })

  it('that refuses the origin of the page is reported as a refusal', async () => {
    const relay = await open({ access: { allowedOrigins: ['https://other.example'] } })
    const { get } = http
    // Node sends no origin; browsers always do.
    vi.spyOn(http, 'get').mockImplementation(((options: http.RequestOptions) =>
      get({ ...options, headers: { ...options.headers, Origin: 'https://harbor.example' } })) as typeof http.get)
    await expect(startPairing(openPort(relay))).rejects.toMatchObject({ code: 'invalid-app-configuration' })
  })

  it('that restarts keeps the session and the pending request', async () => {
    const relay = await open({ statePath: join(folder, 'state.json') })
    const [port, wallet] = [openPort(relay), await openWallet(relay)]
    await pairUp(port, wallet)
    wallet.answerRequest = 'wait'
    const signature = port.request(sign)
    await until(() => expect(wallet.requests).toHaveLength(1))
    await restart(relay, { pause: 300 })
    // Answer only then: the behaviour of the wallet's own client before that is not tested.
    await until(() => expect(wallet.kit.core.relayer.connected).toBe(true))
    const [asked] = wallet.requests
    if (!asked) throw new Error('The wallet was not asked.')
    await wallet.kit.respondSessionRequest({
      topic: asked.topic,
      response: { id: asked.id, jsonrpc: '2.0', result: '0x01' },
    })
    await expect(signature).resolves.toBe('0x01')
    wallet.answerRequest = 'sign'
    await expect(port.request(sign)).resolves.toMatch(/^0x/)
  })

  it('that goes away is reconnected to, at most every few seconds', async () => {
    const relay = await open({ statePath: join(folder, 'state.json') })
    const [port, wallet] = [openPort(relay), await openWallet(relay)]
    await pairUp(port, wallet)
    const connect = vi.spyOn(Socket.prototype, 'connect')
    await restart(relay, { pause: 4_000 })
    // Both sides, each on two addresses of localhost.
    expect(connect.mock.calls.length).toBeLessThan(40)
    await expect(port.request(sign)).resolves.toMatch(/^0x/)
  })

  it('keeps messages for a wallet until it connects', async () => {
    const relay = await open()
    const port = openPort(relay)
    const { uri, approval } = await startPairing(port)
    await wait(500)
    const wallet = await openWallet(relay)
    await wallet.pair(uri)
    await approval
    await wallet.kit.core.relayer.transportClose()
    const signature = port.request(sign)
    await wait(300)
    expect(wallet.requests).toEqual([])
    await wallet.kit.core.relayer.transportOpen()
    await expect(signature).resolves.toMatch(/^0x/)
  })
})

describe('network traffic', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new Error('Nothing is fetched.'))),
    ),
  )

  it('goes to the configured relay and to no other host', async () => {
    const relay = await open()
    const wallet = await openWallet(relay)
    const port = openPort(relay)
    const connect = vi.spyOn(Socket.prototype, 'connect')
    await port.prepare()
    await pairUp(port, wallet)
    await port.request(sign)
    await port.disconnect()
    const places = (connect.mock.calls as unknown[][]).flat(2) as ({ port?: unknown } | null)[]
    const ports = places.flatMap((place) => (place?.port === undefined ? [] : [Number(place.port)]))
    expect(ports.length).toBeGreaterThan(0)
    expect([...new Set(ports)]).toEqual([Number(new URL(relay.url).port)])
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('two instances on a page', () => {
  it('share no core: each has its own wallet, and the page has no globals left', async () => {
    const relay = await open()
    const [left, right] = [openPort(relay), openPort(relay)]
    const [first, second] = [await openWallet(relay), await openWallet(relay)]
    const warn = vi.spyOn(console, 'warn')
    const [one, two] = await Promise.all([pairUp(left, first), pairUp(right, second)])
    expect(one.topic).not.toBe(two.topic)
    expect(left.getSession()?.topic).toBe(one.topic)
    await left.disconnect()
    expect(right.getSession()?.topic).toBe(two.topic)
    await expect(right.request(sign)).resolves.toMatch(/^0x/)
    expect(Object.keys(globalThis).filter((name) => /^_walletConnectCore_lintel/.test(name))).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })
})
