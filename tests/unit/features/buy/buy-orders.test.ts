import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isEnd,
  listPending,
  moveOrder,
  type OrderStatus,
  orderFields,
  orderStatuses,
  readStatus,
} from '../../../../src/features/buy/model/order/order.js'
import { isSlow, readPause } from '../../../../src/features/buy/model/order/polling.js'
import { readOrderView } from '../../../../src/features/buy/model/order/read-order-view.js'
import { readItems } from '../../../../src/react/create-stored-list.js'
import { NOW, order } from './fixtures/buy-data.js'

const news = (status: OrderStatus) => ({
  id: 'order-1',
  status,
  reason: null,
  hash: null,
  isDelayed: false,
  amount: null,
})

describe('an order', () => {
  test('never goes back, never leaves an end, and once paid is delivered or refunded, whatever is told', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderStatuses), { maxLength: 30 }), (statuses) => {
        let current = order
        for (const status of statuses) {
          const next = moveOrder(current, news(status))
          if (isEnd(current.status)) expect(next.status).toBe(current.status)
          const wasPaid = current.status === 'paid' || current.status === 'delivering'
          if (wasPaid) expect(['paid', 'delivering', 'confirmed', 'refunded']).toContain(next.status)
          if (!isEnd(next.status)) {
            expect(orderStatuses.indexOf(next.status)).toBeGreaterThanOrEqual(orderStatuses.indexOf(current.status))
          }
          current = next
        }
      }),
    )
  })

  test('takes what is new of the same state, and keeps what later news leave out', () => {
    const delivering = moveOrder(order, { ...news('delivering'), hash: '0x12', amount: '0.03' })
    expect(delivering).toMatchObject({ status: 'delivering', hash: '0x12', amount: '0.03' })
    expect(moveOrder(delivering, { ...news('delivering'), isDelayed: true })).toMatchObject({
      ...{ isDelayed: true, hash: '0x12', amount: '0.03' },
    })
    expect(moveOrder(order, { ...news('paid'), id: 'order-2' })).toBe(order)
  })

  test('with a word that is not known is being processed', () => {
    expect(readStatus('ORDER_IN_LIMBO')).toBe('paying')
    expect(readStatus('constructor')).toBe('paying')
    for (const status of orderStatuses) expect(readStatus(status)).toBe(status)
  })
})

describe('the stored orders', () => {
  test('are read without what is no order', () => {
    const broken = Object.keys(order).map((name) => ({ ...order, [name]: { not: 'right' } }))
    expect(readItems([order, ...broken, null, 'text', 7, []], orderFields)).toEqual([order])
  })

  test('are pending until their end, for a day', () => {
    const done = { ...order, id: 'done', status: 'confirmed' } as const
    expect(listPending([order, done], NOW + 1)).toEqual([order])
    expect(listPending([order], NOW + 24 * 3_600_000)).toEqual([])
  })
})

describe('what is said of an order', () => {
  test.each([
    [{ status: 'created' }, 'open', 'waiting', 'continue', 0],
    [{ status: 'created' }, 'unknown', 'waiting', 'continue', 0],
    [{ status: 'created' }, 'closed', 'unfinished', 'continue', 0],
    [{ status: 'created' }, 'blocked', 'blocked', 'continue', 0],
    [{ status: 'paying' }, 'closed', 'paying', 'continue', 0],
    [{ status: 'held' }, 'closed', 'held', 'continue', 0],
    [{ status: 'paid' }, 'closed', 'paid', null, 1],
    [{ status: 'paid', isDelayed: true }, 'closed', 'delayed', null, 1],
    [{ status: 'delivering' }, 'closed', 'delivering', null, 2],
    [{ status: 'delivering', isDelayed: true }, 'closed', 'delayed', null, 2],
    [{ status: 'confirmed' }, 'closed', 'confirmed', 'done', 3],
    [{ status: 'cancelled' }, 'closed', 'cancelled', 'start-again', null],
    [{ status: 'declined' }, 'open', 'declined', 'other-payment', null],
    [{ status: 'declined', reason: 'kyc' }, 'open', 'refused', 'other-provider', null],
    [{ status: 'expired' }, 'closed', 'expired', 'start-again', null],
    [{ status: 'refunded' }, 'closed', 'refunded', 'start-again', null],
  ] as const)('%j, its window %s: %s', (changed, page, phase, step, stage) => {
    expect(readOrderView({ ...order, ...changed }, page)).toMatchObject({ phase, step, stage })
  })

  test('a window says nothing about an order that has moved', () => {
    for (const status of orderStatuses.slice(2)) {
      const views = (['open', 'closed', 'blocked', 'unknown'] as const).map((page) =>
        readOrderView({ ...order, status }, page),
      )
      expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1)
    }
  })
})

test('an order is read each 5 s, and while nothing changes up to 30 s apart', () => {
  const pauses = Array.from({ length: 8 }, (_, unchanged) => readPause(unchanged))
  expect(pauses[0]).toBe(5_000)
  expect(pauses.at(-1)).toBe(30_000)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(isSlow(NOW, NOW + 599_999)).toBe(false)
  expect(isSlow(NOW, NOW + 600_000)).toBe(true)
})
