import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../../../../servers/relay/store/create-memory-store.js'
import { askToSubscribe, createStillRelay } from './fixtures/create-still-relay.js'

describe('sockets that do not close', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const full = [1013, 'The relay is full. Try again later'] as const

  test('are ended after a second, and count until then', () => {
    const { relay, connect } = createStillRelay({ connections: 1, invalidFrames: 1 })
    const silent = connect({}, { isSilent: true })
    silent.heard.text('nonsense')
    expect(silent.close).toHaveBeenCalledOnce()
    expect(connect().close).toHaveBeenCalledExactlyOnceWith(...full)
    vi.advanceTimersByTime(999)
    expect(silent.terminate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(silent.terminate).toHaveBeenCalledOnce()
    expect(connect().close).not.toHaveBeenCalled()
    relay.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('count for their address until then', () => {
    const { relay, connect } = createStillRelay({ connectionsPerAddress: 1, invalidFrames: 1 })
    const silent = connect({}, { address: '192.0.2.1', isSilent: true })
    silent.heard.text('nonsense')
    expect(connect({}, { address: '192.0.2.1' }).close).toHaveBeenCalledWith(
      1013,
      expect.stringContaining('from your address'),
    )
    vi.advanceTimersByTime(1_000)
    expect(connect({}, { address: '192.0.2.1' }).close).not.toHaveBeenCalled()
    relay.close()
  })

  test('and were refused are ended at once when there are many', () => {
    const { relay, connect } = createStillRelay({ connections: 1 })
    connect()
    const refused = Array.from({ length: 201 }, () => connect({}, { isSilent: true }))
    const [last] = refused.splice(-1)
    for (const { close } of refused) expect(close).toHaveBeenCalledExactlyOnceWith(...full)
    expect(last?.close).not.toHaveBeenCalled()
    expect(last?.terminate).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1_000)
    for (const { terminate } of refused) expect(terminate).toHaveBeenCalledOnce()
    expect(connect().close).toHaveBeenCalledExactlyOnceWith(...full)
    relay.close()
  })
})

describe('what the process buffers for all sockets', () => {
  test.each(['unread', 'incomplete'] as const)('has one limit: %s bytes end the connection with most', (kind) => {
    vi.useFakeTimers()
    const { relay, connect } = createStillRelay({ buffered: 1_000 })
    const sockets = [300, 800, 300].map((size) => connect({ [kind]: size }))
    vi.advanceTimersByTime(2_000)
    relay.close()
    vi.useRealTimers()
    expect(sockets.map(({ terminate }) => terminate.mock.calls.length)).toEqual([0, 1, 0])
  })

  test('includes sockets that were refused and wait for their close handshake', () => {
    vi.useFakeTimers()
    const { relay, connect } = createStillRelay({ connections: 1, buffered: 1_000 })
    connect()
    // The check is each second, and a silent socket is ended after one.
    vi.advanceTimersByTime(500)
    const [small, large] = [300, 800].map((incomplete) => connect({ incomplete }, { isSilent: true }))
    vi.advanceTimersByTime(500)
    expect([small, large].map((socket) => socket?.terminate.mock.calls.length)).toEqual([0, 1])
    relay.close()
    vi.useRealTimers()
  })

  test('is measured while frames are held, not only by the clock', () => {
    const store = createMemoryStore({ now: Date.now })
    const never = new Promise<never>(() => undefined)
    const { relay, connect } = createStillRelay({ work: 1, buffered: 1_000 }, { ...store, list: () => never })
    const [one, other] = [connect(), connect()]
    for (const { heard } of [one, other]) heard.text(askToSubscribe(1))
    one.heard.text('x'.repeat(600))
    expect(one.terminate).not.toHaveBeenCalled()
    other.heard.text('x'.repeat(700))
    expect(one.terminate).not.toHaveBeenCalled()
    expect(other.terminate).toHaveBeenCalledOnce()
    relay.close()
  })
})
