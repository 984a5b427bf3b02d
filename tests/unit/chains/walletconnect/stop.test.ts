import { stringToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

// In its own file, because it counts what runs in this process.

const sign = {
  chainId: 'eip155:31337',
  method: 'personal_sign',
  params: [stringToHex('Hello'), accounts[0]?.address],
} as const

let relay: Relay
let wallet: TestWallet
let port: TestPort

beforeEach(async () => {
  relay = await openRelay()
  wallet = await startWallet(relay.url)
  port = createPort({ relayUrl: relay.url })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  port.stop()
  await wallet.close()
  await relay.close()
})

describe('stopping', () => {
  const countRunning = () => {
    const running = process.getActiveResourcesInfo()
    return {
      sockets: running.filter((name) => name === 'TCPSocketWrap').length,
      timers: running.filter((name) => name === 'Timeout').length,
    }
  }

  type Running = ReturnType<typeof countRunning>
  const isSame = (left: Running, right: Running) => left.sockets === right.sockets && left.timers === right.timers
  /** Clients have timers of 1 s at their start. What remains after that is a leak. */
  const untilSteady = async () => {
    for (;;) {
      const running = countRunning()
      await wait(1_200)
      if (isSame(running, countRunning())) return running
    }
  }

  it('leaves no socket, timer or listener behind, in any state', async () => {
    const page = Object.assign(new EventTarget(), { document: new EventTarget() })
    const places = [page, page.document]
    const added = places.map((place) => vi.spyOn(place, 'addEventListener'))
    const removed = places.map((place) => vi.spyOn(place, 'removeEventListener'))
    wallet.answerRequest = 'wait'
    // The wallet stays connected from now on.
    const earlier = createPort({ relayUrl: relay.url })
    await pairUp(earlier, wallet)
    earlier.stop()
    const before = await untilSteady()
    vi.stubGlobal('window', page)
    await pairUp(port, wallet)
    const { approval } = await startPairing(port)
    const question = port.request(sign)
    const outcomes = Promise.all([
      expect(approval).rejects.toMatchObject({ code: 'request-cancelled' }),
      expect(question).rejects.toMatchObject({ code: 'request-cancelled' }),
    ])
    await until(() => expect(wallet.requests).toHaveLength(1))
    expect(countRunning().sockets).toBeGreaterThan(before.sockets)
    port.stop()
    await outcomes
    expect(await untilSteady()).toEqual(before)
    const listCalls = (spies: typeof added) =>
      spies.map((spy) => spy.mock.calls.map(([type, listener]) => [type, listener]))
    expect(listCalls(added).map((calls) => calls.length)).toEqual([2, 1])
    expect(listCalls(removed)).toEqual(listCalls(added))
  })

  it('while connecting cancels it', async () => {
    const pairing = startPairing(port)
    port.stop()
    await expect(pairing).rejects.toMatchObject({ code: 'request-cancelled' })
  })

  it('is not final: pairing and restoring start it again', async () => {
    const session = await pairUp(port, wallet)
    port.stop()
    expect(port.getSession()).toBeNull()
    await expect(port.restore()).resolves.toEqual(session)
    port.stop()
    await expect(pairUp(port, wallet)).resolves.toMatchObject({ peer: { name: 'Foxglove' } })
  })
})
