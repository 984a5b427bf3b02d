import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOutcome } from '../../../src/core/data/sent/find-outcome.js'
import type { Lintel } from '../../../src/core/lintel.js'
import type { Transaction } from '../../../src/core/model/activity.js'
import type { View } from '../../../src/core/model/views/view.js'
import { en } from '../../../src/features/english.js'
import { followOutcome, resumeOutcomes } from '../../../src/parts/wallet-request/follow-outcome.js'
import { followed } from '../../../src/parts/wallet-request/followed.js'
import { createMemoryStorage } from '../core/fixtures/storages.js'

const sent: Transaction = {
  id: '0x1',
  hash: '0x1',
  network: 'eip155:1',
  operation: 'send',
  status: 'pending',
  time: 0,
  from: '0xa',
  to: '0xb',
  nonce: 7,
  transfers: [],
}

describe('the outcome of a transaction', () => {
  it('is its own, or that of the one that took its place', () => {
    expect(findOutcome([sent], '0x1')).toBeNull()
    expect(findOutcome([], '0x1')).toBeNull()
    expect(findOutcome([{ ...sent, status: 'failed' }], '0x1')?.status).toBe('failed')
    const replaced = { ...sent, status: 'replaced' } as const
    const faster = { ...sent, id: '0x2', hash: '0x2', status: 'confirmed' } as const
    expect(findOutcome([faster, replaced], '0x1')).toBe(faster)
    expect(findOutcome([{ ...faster, nonce: 8 }, replaced], '0x1')).toBe(replaced)
  })
})

vi.stubGlobal('sessionStorage', createMemoryStorage())

/** The locks of a browser, which its tabs share. */
function createLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _options: object, run: (lock: object | null) => Promise<void> | undefined) {
      if (held.has(name)) return run(null)
      held.add(name)
      await run({ name })
      held.delete(name)
    },
  }
}

/** A page of a tab, in which `transactions` were sent. */
function openPage({ view = null, locks }: { view?: View | null; locks?: object } = {}) {
  let transactions: readonly Transaction[] = [sent]
  const listeners = new Set<() => void>()
  const actions = { showToast: vi.fn() }
  const internals = { checkTransactions: vi.fn() }
  const lintel = {
    ...{ actions, internals },
    messages: { getState: () => en },
    store: {
      getState: () => ({
        transactions,
        networks: [],
        modal: { open: view !== null },
        router: { stack: [view ?? { name: 'Account' }] },
      }),
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  } as unknown as Lintel
  vi.stubGlobal('navigator', { locks })
  const follow = () => followOutcome(lintel, { id: '0x1' })
  const settle = (status: Transaction['status']) => {
    transactions = [{ ...sent, status }]
    for (const listener of listeners) listener()
  }
  return { ...actions, ...internals, lintel, follow, settle, listeners }
}

describe('following a payment', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it.each([
    ['confirmed', 'success', 'Transaction confirmed'],
    ['failed', 'error', 'Transaction failed'],
    ['replaced', 'error', 'Transaction replaced'],
    ['cancelled', 'error', 'Transaction cancelled'],
  ] as const)('tells once that it is %s', (status, variant, message) => {
    const { follow, settle, showToast, listeners } = openPage()
    follow()
    settle('pending')
    expect(showToast).not.toHaveBeenCalled()
    settle(status)
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ variant, message })
    expect(listeners.size).toBe(0)
  })

  it('leaves it to WalletSendConfirmed, if that shows this payment', () => {
    const own = openPage({ view: { name: 'WalletSendConfirmed', network: 'eip155:1', hash: '0x1' } })
    own.follow()
    own.settle('confirmed')
    expect(own.showToast).not.toHaveBeenCalled()
    const other = openPage({ view: { name: 'WalletSendConfirmed', network: 'eip155:1', hash: '0x9' } })
    other.follow()
    other.settle('confirmed')
    expect(other.showToast).toHaveBeenCalledOnce()
  })

  it('looks for the receipt every 30 s, for 20 min', () => {
    const { follow, checkTransactions, listeners } = openPage()
    follow()
    vi.advanceTimersByTime(61_000)
    expect(checkTransactions).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(3_600_000)
    expect(checkTransactions).toHaveBeenCalledTimes(40)
    expect(listeners.size).toBe(0)
  })

  it('goes on after a reload, and tells the outcome once', () => {
    openPage().follow()
    const reloaded = openPage()
    resumeOutcomes(reloaded.lintel, 60_000)
    // At once: it may have been mined meanwhile.
    expect(reloaded.checkTransactions).toHaveBeenCalledOnce()
    reloaded.settle('confirmed')
    expect(reloaded.showToast).toHaveBeenCalledExactlyOnceWith({ variant: 'success', message: 'Transaction confirmed' })
    const later = openPage()
    resumeOutcomes(later.lintel, 120_000)
    expect(later.checkTransactions).not.toHaveBeenCalled()
    expect(later.listeners.size).toBe(0)
  })

  it('is told once by a page without locks that follows it twice', () => {
    const { lintel, follow, settle, showToast } = openPage()
    follow()
    resumeOutcomes(lintel, 60_000)
    settle('confirmed')
    expect(showToast).toHaveBeenCalledOnce()
  })

  it('ends 20 min after sending, also by a reload', () => {
    openPage().follow()
    const reloaded = openPage()
    resumeOutcomes(reloaded.lintel, 20 * 60_000 + 1)
    expect(reloaded.checkTransactions).not.toHaveBeenCalled()
    expect(reloaded.listeners.size).toBe(0)
  })

  it('is left to one of two tabs where the visitor duplicated the one that sent it', () => {
    const locks = createLocks()
    const first = openPage({ locks })
    first.follow()
    const duplicate = openPage({ locks })
    resumeOutcomes(duplicate.lintel, 60_000)
    first.settle('confirmed')
    // The storage of the duplicate is a copy.
    followed.add('0x1')
    duplicate.settle('confirmed')
    expect(first.showToast).toHaveBeenCalledOnce()
    expect(duplicate.showToast).not.toHaveBeenCalled()
  })
})
