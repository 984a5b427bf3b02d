import { describe, expect, it } from 'vitest'
import type { Toast, ToastState } from '../../../../src/core/model/state.js'
import { failBalance, getBalanceWait } from '../../../../src/core/transitions/balance.js'
import { reduceToast } from '../../../../src/core/transitions/toast.js'
import { makeState } from '../fixtures/make-state.js'

const make = (id: number, change: Partial<Omit<Toast, 'message' | 'error'>> = {}): Toast => ({
  id,
  variant: 'success',
  message: `Toast ${id}`,
  ...change,
})
const closed: ToastState = { status: 'closed' }
const open = (toast: Toast): ToastState => ({ status: 'open', toast, since: 0, left: 5000, isHeld: false })

describe('toast', () => {
  it('opens at once and closes after 5 s', () => {
    const step = reduceToast(closed, { type: 'toast/show', toast: make(1) }, 100)
    expect(step.state).toMatchObject({ status: 'open', toast: make(1), since: 100 })
    expect(step.effects).toEqual([
      { type: 'timer/set', key: 'toast', at: 5100, event: { type: 'toast/dismiss', id: 1 } },
    ])
  })

  it('closes an open one first and shows the next after 150 ms', () => {
    const step = reduceToast(open(make(1)), { type: 'toast/show', toast: make(2) }, 100)
    expect(step.state).toEqual({ status: 'swapping', next: make(2), since: 100 })
    expect(step.effects).toEqual([{ type: 'timer/set', key: 'toast', at: 250, event: { type: 'toast/next' } }])
    expect(reduceToast(step.state, { type: 'toast/next' }, 250).state).toMatchObject({ status: 'open', toast: make(2) })
  })

  it('shows only the newest of several that come in the gap', () => {
    const { state } = reduceToast(open(make(1)), { type: 'toast/show', toast: make(2) }, 0)
    const third = reduceToast(state, { type: 'toast/show', toast: make(3) }, 50)
    expect(third.state).toEqual({ status: 'swapping', next: make(3), since: 0 })
    expect(third.effects).toEqual([])
  })

  it('is not shown when it is dismissed in the gap', () => {
    const { state } = reduceToast(open(make(1)), { type: 'toast/show', toast: make(2) }, 0)
    const dismissed = reduceToast(state, { type: 'toast/dismiss', id: null }, 100)
    expect(dismissed).toEqual({ state: closed, effects: [{ type: 'timer/clear', key: 'toast' }] })
    expect(reduceToast(state, { type: 'toast/dismiss', id: 2 }, 100).state).toEqual(closed)
    expect(reduceToast(state, { type: 'toast/dismiss', id: 1 }, 100).state).toBe(state)
    expect(reduceToast(closed, { type: 'toast/next' }, 150).state).toEqual(closed)
  })

  it.each([
    ['an action', make(1, { action: { label: 'View' } })],
    ['loading', make(1, { variant: 'loading' })],
  ])('stays open with %s', (_name, toast) => {
    const { effects } = reduceToast(closed, { type: 'toast/show', toast }, 0)
    expect(effects).toEqual([{ type: 'timer/clear', key: 'toast' }])
  })

  it('pauses while it is held and then stays for the remaining time', () => {
    const held = reduceToast(open(make(1)), { type: 'toast/hold' }, 3000)
    expect(held.effects).toEqual([{ type: 'timer/clear', key: 'toast' }])
    const released = reduceToast(held.state, { type: 'toast/release' }, 60_000)
    expect(released.effects).toEqual([
      { type: 'timer/set', key: 'toast', at: 62_000, event: { type: 'toast/dismiss', id: 1 } },
    ])
    expect(reduceToast(held.state, { type: 'toast/hold' }, 4000).state).toBe(held.state)
  })

  it('is not closed by the timer of an older one', () => {
    expect(reduceToast(open(make(2)), { type: 'toast/dismiss', id: 1 }, 0).state).toEqual(open(make(2)))
    expect(reduceToast(open(make(2)), { type: 'toast/dismiss', id: null }, 0).state).toEqual(closed)
  })
})

describe('a balance that cannot be read', () => {
  it('is reported once per 30 s and not read in between', () => {
    const failure = { network: 'eip155:1', reason: 'rpc-unavailable', toast: make(1, { variant: 'error' }) } as const
    const first = failBalance(makeState(), failure, 1000)
    expect(first.state.toast.status).toBe('open')
    expect(getBalanceWait(first.state, 'eip155:1', 30_999)).toBe(1)
    expect(getBalanceWait(first.state, 'eip155:10', 2000)).toBe(0)
    expect(getBalanceWait(first.state, 'eip155:1', 31_000)).toBe(0)
    const quiet = { ...first.state, toast: closed }
    expect(failBalance(quiet, { ...failure, network: 'eip155:10' }, 30_999).state.toast).toEqual(closed)
    expect(failBalance(quiet, failure, 31_000).state.toast.status).toBe('open')
  })
})
