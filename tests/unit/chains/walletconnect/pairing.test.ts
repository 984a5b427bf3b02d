import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wait } from '../../../../src/rules/async/wait.js'
import {
  createPort,
  measureBest,
  networks,
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

let relay: Relay
let wallet: TestWallet
let port: TestPort

beforeEach(async () => {
  relay = await openRelay()
  wallet = await startWallet(relay.url)
  port = createPort({ relayUrl: relay.url })
})

afterEach(async () => {
  vi.useRealTimers()
  port.stop()
  await wallet.close()
  await relay.close()
})

describe('pairing', () => {
  it('creates a link that is valid for 4 minutes, for all networks of the app at once', async () => {
    wallet.answer = 'wait'
    const before = Date.now()
    const { uri, expiresAt } = await startPairing(port)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(expiresAt - before).toBeGreaterThanOrEqual(240_000)
    expect(expiresAt - before).toBeLessThan(250_000)
    const proposed = new Promise<unknown>((resolve) => {
      wallet.kit.on('session_proposal', ({ params }) => resolve(params.optionalNamespaces))
    })
    await wallet.pair(uri)
    await expect(proposed).resolves.toMatchObject({
      eip155: {
        chains: ['eip155:31337', 'eip155:31338'],
        methods: expect.arrayContaining(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']),
        events: ['accountsChanged', 'chainChanged'],
      },
    })
  })

  it('returns what the wallet approved', async () => {
    const session = await pairUp(port, wallet)
    expect(session).toMatchObject({
      accounts: networks.flatMap(({ id }) => accounts.map(({ address }) => `eip155:${id}:${address}`)),
      chains: ['eip155:31337', 'eip155:31338'],
      peer: { name: 'Foxglove', imageUrl: 'https://foxglove.example/icon.png' },
    })
    expect(port.getSession()).toEqual(session)
  })

  it('has its session within 500 ms of the scan', async () => {
    const pairings = [await startPairing(port), await startPairing(port), await startPairing(port)]
    const took = await measureBest(async () => {
      const { uri, approval } = pairings.shift() ?? (await startPairing(port))
      await wallet.pair(uri)
      await approval
    })
    console.log(`pair to session: ${took.toFixed(0)} of 500 ms`)
    expect(took).toBeLessThan(500)
  })

  it('fails when the visitor declines in the wallet', async () => {
    wallet.answer = 'reject'
    await expect(pairUp(port, wallet)).rejects.toMatchObject({ code: 'request-rejected' })
    expect(port.getSession()).toBeNull()
  })

  it('works after a rejection', async () => {
    wallet.answer = 'reject'
    await expect(pairUp(port, wallet)).rejects.toMatchObject({ code: 'request-rejected' })
    wallet.answer = 'approve'
    await expect(pairUp(port, wallet)).resolves.toMatchObject({ peer: { name: 'Foxglove' } })
  })

  it('is cancelled by its signal: the wallet is notified, and a late approval connects nothing', async () => {
    wallet.answer = 'wait'
    const controller = new AbortController()
    const { uri, approval } = await startPairing(port, controller.signal)
    const proposed = new Promise<number>((resolve) => wallet.kit.on('session_proposal', ({ id }) => resolve(id)))
    await wallet.pair(uri)
    const id = await proposed
    controller.abort()
    await expect(approval).rejects.toMatchObject({ code: 'request-cancelled' })
    await until(() => expect(wallet.kit.core.pairing.getPairings()).toEqual([]))
    const chain = 'eip155:31337'
    const granted = { chains: [chain], accounts: [`${chain}:${accounts[0]?.address}`], methods: [], events: [] }
    await wallet.kit.approveSession({ id, namespaces: { eip155: granted } }).catch(() => undefined)
    await wait(200)
    expect(port.getSession()).toBeNull()
    expect(port.storage.getItem('lintel.wc.session') ?? '[]').toBe('[]')
  })

  it('contacts no wallet when its signal was already aborted', async () => {
    await expect(startPairing(port, AbortSignal.abort())).rejects.toMatchObject({ code: 'request-cancelled' })
  })

  it('accepts a late answer to a renewed link until its signal aborts', async () => {
    const { signal } = new AbortController()
    const old = await startPairing(port, signal)
    const renewed = await startPairing(port, signal)
    expect(renewed.uri).not.toBe(old.uri)
    await wallet.pair(old.uri)
    await expect(old.approval).resolves.toMatchObject({ peer: { name: 'Foxglove' } })
    expect(port.getSession()).toEqual(await old.approval)
  })

  it('expires without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { approval } = await startPairing(port)
    const outcome = expect(approval).rejects.toMatchObject({ code: 'pairing-expired' })
    await vi.advanceTimersByTimeAsync(240_000)
    await vi.advanceTimersByTimeAsync(60_000)
    await outcome
  })

  it('keeps one session: a new one ends the previous one', async () => {
    const first = await pairUp(port, wallet)
    const second = await pairUp(port, wallet)
    expect(second.topic).not.toBe(first.topic)
    await until(() => expect(wallet.deleted).toContain(first.topic))
    expect(Object.keys(wallet.kit.getActiveSessions())).toEqual([second.topic])
    // Connections of the first one follow the second.
    expect(port.events).toEqual([{ type: 'session', session: second }])
  })
})
