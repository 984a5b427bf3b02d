import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getInternals } from '../../../../src/core/actions/internals.js'
import type { Balance } from '../../../../src/core/model/chain-adapter.js'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import { ADDRESS, makeOptions } from '../fixtures/make-state.js'
import { createMemoryStorage } from '../fixtures/storages.js'

const balance: Balance = { value: 5n, decimals: 18, symbol: 'ETH' }

/** An app that shows a balance, with Lintel's cache rules, for example 3 retries. */
function watchBalance(getBalance: () => Promise<Balance>) {
  const fake = createFakeAdapter()
  fake.overrides.getBalance = getBalance
  const lintel = createLintel(makeOptions({ adapters: [fake.factory], storage: createMemoryStorage() }))
  const client = createQueryClient()
  const observer = new QueryObserver(client, lintel.queries.balance({ addresses: [ADDRESS], network: 'eip155:1' }))
  return { lintel, client, observer, stop: observer.subscribe(() => undefined) }
}

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})

afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

describe('a balance that could not be read', () => {
  it('is reported at once, and read again after 30 s', async () => {
    const getBalance = vi
      .fn<() => Promise<Balance>>()
      .mockRejectedValueOnce(new Error('dead'))
      .mockResolvedValue(balance)
    const { observer, stop } = watchBalance(getBalance)
    await vi.advanceTimersByTimeAsync(1)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { code: 'balance-unavailable' } })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(getBalance).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: balance })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(getBalance).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is read at once when the visitor tries again, and a new failure is shown', async () => {
    const getBalance = vi.fn(() => Promise.reject(new Error('dead')))
    const { lintel, observer, stop } = watchBalance(getBalance)
    await vi.advanceTimersByTimeAsync(10_000)
    await observer.refetch()
    expect(getBalance).toHaveBeenCalledTimes(1)
    lintel.actions.dismissToast()
    getInternals(lintel).retryBalance('eip155:1')
    await observer.refetch()
    expect(getBalance).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(lintel.store.getState().toast.status).toBe('open')
    stop()
  })

  it('is read once per 30 s while the node fails, with one toast each time', async () => {
    const getBalance = vi.fn(() => Promise.reject(new Error('dead')))
    const { lintel, stop } = watchBalance(getBalance)
    const toasts = new Set<unknown>()
    const unsubscribe = lintel.store.subscribe(({ toast }) => {
      if (toast.status === 'open') toasts.add(toast.toast)
    })
    await vi.advanceTimersByTimeAsync(95_000)
    expect(getBalance).toHaveBeenCalledTimes(4)
    expect(toasts.size).toBe(4)
    unsubscribe()
    stop()
  })

  it('still counts as failed while it is read again, so that a view need not show loading', async () => {
    const hang = () => new Promise<Balance>(() => undefined)
    const getBalance = vi.fn<() => Promise<Balance>>().mockRejectedValueOnce(new Error('dead')).mockImplementation(hang)
    const { observer, stop } = watchBalance(getBalance)
    await vi.advanceTimersByTimeAsync(30_500)
    expect(getBalance).toHaveBeenCalledTimes(2)
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, errorUpdateCount: 1 })
    stop()
  })

  it('is not read while no component uses it', async () => {
    const getBalance = vi.fn(() => Promise.reject(new Error('dead')))
    const { stop } = watchBalance(getBalance)
    await vi.advanceTimersByTimeAsync(1)
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(getBalance).toHaveBeenCalledTimes(1)
  })

  it('waits for the end of the block when another address on that network has failed', async () => {
    const getBalance = vi
      .fn<() => Promise<Balance>>()
      .mockRejectedValueOnce(new Error('dead'))
      .mockResolvedValue(balance)
    const { lintel, client, stop } = watchBalance(getBalance)
    await vi.advanceTimersByTimeAsync(20_000)
    stop()
    const other = new QueryObserver(client, lintel.queries.balance({ addresses: ['0x0'], network: 'eip155:1' }))
    const stopOther = other.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(1)
    expect(other.getCurrentResult().status).toBe('error')
    await vi.advanceTimersByTimeAsync(10_500)
    expect(other.getCurrentResult()).toMatchObject({ status: 'success', data: balance })
    stopOther()
  })
})

it('has the balances of two instances apart in one cache, and those of one instance together', () => {
  const one = watchBalance(async () => balance)
  const two = watchBalance(async () => balance)
  const read = ({ lintel }: typeof one) =>
    lintel.queries.balance({ addresses: [ADDRESS], network: 'eip155:1' }).queryKey
  expect(read(one)).toEqual(read(one))
  expect(read(one)).not.toEqual(read(two))
  expect(JSON.parse(JSON.stringify(read(one)))).toEqual(read(one))
  one.stop()
  two.stop()
})
