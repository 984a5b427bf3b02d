import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOrderStore, type OrderStore } from '../../../../src/features/buy/create-order-store.js'
import type { ListedOrder } from '../../../../src/features/buy/data/create-buy-client.js'
import { followOrder } from '../../../../src/features/buy/follow-order.js'
import type { BuyOrder, OrderStatus } from '../../../../src/features/buy/model/order/order.js'
import { NOW, order } from './fixtures/buy-data.js'

const MINUTE = 60_000

let page: EventTarget & { hidden: boolean }
let orders: OrderStore
let stored: readonly unknown[]
let status: OrderStatus
let isWatched: boolean
let reads: number[]
let ends: BuyOrder[]
let stops: number

const listed = (): ListedOrder => ({
  ...{ id: 'order-1', status, reason: null, hash: null, isDelayed: false, amount: null },
  ...{ network: 'eip155:1', symbol: 'ETH', createdAt: NOW + 500 },
})

const listOrders = vi.fn(async () => [listed()])

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  stored = [order]
  orders = createOrderStore({
    read: () => stored as never,
    write(_, value) {
      stored = value as never
    },
  })
  ;[status, isWatched, reads, ends, stops] = ['created', false, [], [], 0]
  listOrders.mockReset().mockImplementation(async () => {
    reads.push(Date.now() - NOW)
    return [listed()]
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(): void {
  followOrder('order-1', {
    ...{ orders, client: { listOrders }, isWatched: () => isWatched },
    onRead: () => {},
    onStop: () => {
      stops += 1
    },
    onEnd: (order) => ends.push(order),
  })
}

test('is read at once, then each 5 s, and less often while nothing changes', async () => {
  follow()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(reads.slice(0, 3)).toEqual([0, 5_000, 12_500])
  expect((reads.at(-1) ?? 0) - (reads.at(-2) ?? 0)).toBe(30_000)
  const count = reads.length
  status = 'paid'
  await vi.advanceTimersByTimeAsync(40_000)
  // What has changed is looked at again after 5 s.
  expect((reads[count + 1] ?? 0) - (reads[count] ?? 0)).toBe(5_000)
  expect(orders.find('order-1')?.status).toBe('paid')
})

test('is read at once when the visitor is back, and not while the page is hidden', async () => {
  follow()
  await vi.advanceTimersByTimeAsync(100)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(reads).toEqual([0])
  page.hidden = false
  page.dispatchEvent(new Event('focus'))
  expect(reads).toEqual([0, 100])
})

test('ends with the order, and tells it once', async () => {
  follow()
  status = 'confirmed'
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(ends.map((one) => one.status)).toEqual(['confirmed'])
  expect([reads.length, stops]).toEqual([2, 1])
  page.dispatchEvent(new Event('focus'))
  expect(reads).toHaveLength(2)
})

test('is followed for 10 minutes, and longer only while somebody waits', async () => {
  follow()
  await vi.advanceTimersByTimeAsync(12 * MINUTE)
  expect(stops).toBe(1)
  isWatched = true
  follow()
  await vi.advanceTimersByTimeAsync(12 * MINUTE)
  expect(stops).toBe(1)
})

test('goes on after an answer that failed', async () => {
  listOrders.mockRejectedValueOnce(new Error('down'))
  follow()
  status = 'paid'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(orders.find('order-1')?.status).toBe('paid')
})

test('an order without an id of the data API is the one that was begun after it, of the same token and network', async () => {
  stored = [{ ...order, hasId: false }]
  listOrders.mockImplementation(async () => [
    { ...listed(), id: 'other-network', network: 'eip155:10', status: 'refunded' },
    { ...listed(), id: 'later', createdAt: NOW + 9_000, status: 'expired' },
    { ...listed(), id: 'own', status: 'paid' },
    { ...listed(), id: 'earlier', createdAt: NOW - 1, status: 'declined' },
  ])
  follow()
  await vi.advanceTimersByTimeAsync(1)
  expect(orders.find('order-1')?.status).toBe('paid')
})

test('another tab that moves or saves an order is followed', () => {
  let calls = 0
  const leave = orders.subscribe(() => {
    calls += 1
  })
  stored = [
    { ...order, id: 'order-2' },
    { ...order, status: 'paid' },
  ]
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'lintel.orders' }))
  expect(calls).toBe(1)
  expect(orders.read().map(({ id, status }) => [id, status])).toEqual([
    ['order-2', 'created'],
    ['order-1', 'paid'],
  ])
  // Late news from this tab do not move it back.
  expect(orders.move({ ...listed(), status: 'paying' })).toBe(false)
  leave()
})
