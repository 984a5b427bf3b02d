import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOutcome } from '../../../../src/core/data/sent/find-outcome.js'
import { enSend } from '../../../../src/core/messages/views/en-send.js'
import type { Transaction } from '../../../../src/core/model/activity.js'
import type { Lintel } from '../../../../src/core/model/lintel.js'
import type { View } from '../../../../src/core/model/views/view.js'
import { followOutcome } from '../../../../src/modal/parts/send/follow-outcome.js'

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

describe('following a payment', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function follow(view: View | null) {
    let transactions: readonly Transaction[] = [sent]
    const listeners = new Set<() => void>()
    const actions = { checkTransactions: vi.fn(), showToast: vi.fn() }
    const lintel = {
      actions,
      store: {
        getState: () => ({
          transactions,
          modal: { open: view !== null },
          router: { stack: [view ?? { name: 'Account' }] },
        }),
        subscribe(listener: () => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    } as unknown as Lintel
    followOutcome(lintel, { id: '0x1', labels: enSend })
    const settle = (status: Transaction['status']) => {
      transactions = [{ ...sent, status }]
      for (const listener of listeners) listener()
    }
    return { ...actions, settle, listeners }
  }

  it.each([
    ['confirmed', 'success', 'Transaction confirmed'],
    ['failed', 'error', 'Transaction failed'],
    ['replaced', 'error', 'Transaction replaced'],
    ['cancelled', 'error', 'Transaction cancelled'],
  ] as const)('tells once that it is %s', (status, variant, message) => {
    const { settle, showToast, listeners } = follow(null)
    settle('pending')
    expect(showToast).not.toHaveBeenCalled()
    settle(status)
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ variant, message })
    expect(listeners.size).toBe(0)
  })

  it('leaves it to WalletSendConfirmed, if that shows this payment', () => {
    const own = follow({ name: 'WalletSendConfirmed', network: 'eip155:1', hash: '0x1' })
    own.settle('confirmed')
    expect(own.showToast).not.toHaveBeenCalled()
    const other = follow({ name: 'WalletSendConfirmed', network: 'eip155:1', hash: '0x9' })
    other.settle('confirmed')
    expect(other.showToast).toHaveBeenCalledOnce()
  })

  it('looks for the receipt every 30 s, for 20 min', () => {
    const { checkTransactions, listeners } = follow(null)
    vi.advanceTimersByTime(61_000)
    expect(checkTransactions).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(3_600_000)
    expect(checkTransactions).toHaveBeenCalledTimes(40)
    expect(listeners.size).toBe(0)
  })
})
