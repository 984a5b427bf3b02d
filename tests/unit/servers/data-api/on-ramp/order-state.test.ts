import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyEvent,
  applyNews,
  canMove,
  canReopen,
  type Deliverer,
  endStates,
  isDelayed,
  type OrderState,
  orderStates,
  type Payment,
  readStateWord,
  writeStatus,
} from '../../../../../servers/data-api/on-ramp/order-state.js'

const terms = { deliverer: 'treasury', paymentAmount: '100.00', paymentCurrency: 'USD' } as const
const payments = [
  { amount: '100', currency: 'USD' },
  { amount: '250.5', currency: 'USD' },
  { amount: '99.99', currency: 'USD' },
  { amount: '100.00', currency: 'EUR' },
  { amount: '1e9', currency: 'USD' },
  { amount: '-100', currency: 'USD' },
  undefined,
]
const anyEvent = fc.record({ state: fc.constantFrom(...orderStates), payment: fc.constantFrom(...payments) })
/** Events in any order and any number, with steps of the treasury between them. */
const anyHistory = fc.array(fc.oneof({ weight: 4, arbitrary: anyEvent }, fc.constant('step' as const)), {
  maxLength: 40,
})

/** Acts as the treasury: a transfer for an order that is paid, once, and then the end. */
function step(order: { state: OrderState; transfers: number }) {
  const next: OrderState | null = order.state === 'paid' ? 'delivering' : order.state === 'delivering' ? 'done' : null
  if (next === null || !canMove(order.state, next)) return
  if (next === 'delivering') order.transfers += 1
  order.state = next
}

test('whatever events arrive, an order is delivered once when all of it was paid, and else not at all', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const order = { state: 'created' as OrderState, transfers: 0 }
      const seen: OrderState[] = []
      let wasPaid = false
      for (const event of history) {
        if (event === 'step') step(order)
        else {
          wasPaid ||= event.state === 'paid' && event.payment?.currency === 'USD' && Number(event.payment.amount) >= 100
          order.state = applyNews({ ...terms, state: order.state }, event)
        }
        if (seen.at(-1) !== order.state) seen.push(order.state)
      }
      // No way leads back.
      expect(new Set(seen).size).toBe(seen.length)
      const isPaid = order.state === 'paid'
      for (let left = 0; left < 2; left += 1) step(order)
      const isDelivered = order.state === 'done'
      expect(order.transfers).toBe(isDelivered ? 1 : 0)
      if (isPaid) expect(isDelivered).toBe(true)
      if (isDelivered) expect(wasPaid).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

test.each<[payment: Payment | undefined, state: OrderState]>([
  [{ amount: '100.00', currency: 'USD' }, 'paid'],
  [{ amount: '100', currency: 'USD' }, 'paid'],
  [{ amount: '1000000.01', currency: 'USD' }, 'paid'],
  [{ amount: '99.99', currency: 'USD' }, 'held'],
  [{ amount: '100.00', currency: 'EUR' }, 'held'],
  [{ amount: '100.00', currency: 'usd' }, 'held'],
  [{ amount: '1e9', currency: 'USD' }, 'held'],
  [{ amount: '-100.00', currency: 'USD' }, 'held'],
  [{ amount: '0x64', currency: 'USD' }, 'held'],
  [{ amount: '100,000', currency: 'USD' }, 'held'],
  [{ amount: '', currency: 'USD' }, 'held'],
  [undefined, 'held'],
])('an order of 100 dollars of which %j was paid is %s', (payment, state) => {
  expect(applyNews({ ...terms, state: 'paying' }, { state: 'paid', payment })).toBe(state)
  const byProvider = applyNews({ ...terms, deliverer: 'provider', state: 'paying' }, { state: 'paid', payment })
  expect(byProvider).toBe('paid')
})

test('an order that was held for a missing part is paid when all of it is there, and never held again', () => {
  const full = { state: 'paid', payment: { amount: '100', currency: 'USD' } } as const
  const short = { state: 'paid', payment: { amount: '50', currency: 'USD' } } as const
  expect(applyNews({ ...terms, state: 'held' }, full)).toBe('paid')
  expect(applyNews({ ...terms, state: 'paid' }, short)).toBe('paid')
})

test('a paid order is delayed after a minute, until it is delivered', () => {
  const read = (state: OrderState, paidAt: number | null) => isDelayed({ state, paidAt }, 100_000)
  expect([read('paid', 40_001), read('paid', 40_000), read('delivering', 1)]).toEqual([false, true, true])
  expect([read('done', 1), read('paying', null), read('refunded', 1)]).toEqual([false, false, false])
})

test.each<[state: OrderState, isOpen: boolean]>([
  ['created', true],
  ['opened', true],
  ['paying', true],
  ['held', true],
  ['paid', false],
  ['done', false],
  ['expired', false],
])('the page of an order that is %s opens again: %s, for an hour', (state, isOpen) => {
  expect(canReopen({ state, createdAt: 0 }, 3_600_000)).toBe(isOpen)
  expect(canReopen({ state, createdAt: 0 }, 3_600_001)).toBe(false)
})

test('an end is kept, whatever its provider says later', () => {
  expect(endStates).toEqual(['done', 'cancelled', 'declined', 'expired', 'refunded'])
  for (const end of endStates) {
    for (const state of orderStates) expect([end, state, applyEvent(end, state, 'provider')]).toEqual([end, state, end])
  }
})

test.each<[from: OrderState, to: OrderState, deliverer: Deliverer, result: OrderState]>([
  ['created', 'paid', 'treasury', 'paid'],
  ['paid', 'opened', 'treasury', 'paid'],
  ['paid', 'held', 'treasury', 'paid'],
  ['held', 'paid', 'treasury', 'paid'],
  ['paying', 'opened', 'treasury', 'paying'],
  ['paid', 'refunded', 'treasury', 'refunded'],
  ['delivering', 'refunded', 'treasury', 'delivering'],
  ['delivering', 'refunded', 'provider', 'refunded'],
  ['paid', 'done', 'treasury', 'paid'],
  ['paid', 'done', 'provider', 'done'],
])('after %s, the event %s, with delivery by the %s: %s', (from, to, deliverer, result) => {
  expect(applyEvent(from, to, deliverer)).toBe(result)
})

test.each(['no_such_word', 'constructor', '__proto__', 'a word\nwith a line'])('%j reads as being paid', (word) => {
  const reported: string[] = []
  expect(readStateWord({ done: 'done' }, word, (unknown) => reported.push(unknown))).toBe('paying')
  expect(reported).toEqual([word.includes('\n') ? '(not a word)' : word])
})

test('an order that was not opened in time has expired for pages, and can still be paid', () => {
  const link = { linkEndsAt: 1_000_000 }
  expect(writeStatus('created', { ...link, now: 1_000_001 })).toBe('created')
  expect(writeStatus('created', { ...link, now: 1_000_001 + 3_600_000 })).toBe('expired')
  expect(writeStatus('opened', { ...link, now: 9_000_000 })).toBe('created')
  expect(applyEvent('created', 'paid', 'treasury')).toBe('paid')
})
