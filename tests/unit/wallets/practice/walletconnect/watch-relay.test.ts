import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRelay } from '../../../../../wallets/practice/walletconnect/kit/watch-relay.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(hasTopics: boolean) {
  const shown: string[] = []
  const kit = { isConnected: () => false, hasTopics: () => hasTopics, reconnect: vi.fn(async () => undefined) }
  const relay = watchRelay(kit, {
    isWanted: () => false,
    show: (status) => status !== shown.at(-1) && shown.push(status),
  })
  return { shown, kit, relay }
}

test('without a reason to be connected nothing is tried', () => {
  const { shown, kit } = watch(false)
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual(['idle'])
  expect(kit.reconnect).not.toHaveBeenCalled()
})

test('a lost connection is tried again, said after a while, and taken back at once', () => {
  const { shown, kit, relay } = watch(true)
  relay.note(true)
  relay.note(false)
  vi.advanceTimersByTime(4_000)
  expect(shown).toEqual(['idle', 'connected', 'connecting'])
  vi.advanceTimersByTime(2_000)
  expect(shown.at(-1)).toBe('down')
  expect(kit.reconnect).toHaveBeenCalledTimes(3)
  relay.note(true)
  vi.advanceTimersByTime(60_000)
  expect(shown.at(-1)).toBe('connected')
  expect(kit.reconnect).toHaveBeenCalledTimes(3)
})

test('once stopped it is over', () => {
  const { kit, relay } = watch(true)
  relay.stop()
  vi.advanceTimersByTime(60_000)
  expect(kit.reconnect).not.toHaveBeenCalled()
})
