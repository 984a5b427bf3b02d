import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyEvent,
  canMove,
  type Deliverer,
  endStates,
  type OrderState,
  orderStates,
  readStateWord,
  writeStatus,
} from '../../../../../servers/data-api/on-ramp/order-state.js'

const anyState = fc.constantFrom(...orderStates)
/** Events in any order and any number, with steps of the treasury between them. */
const anyHistory = fc.array(fc.oneof({ weight: 4, arbitrary: anyState }, fc.constant('step' as const)), {
  maxLength: 40,
})

/** What the treasury does: a transfer for an order that is paid, once, and then the end. */
function step(order: { state: OrderState; transfers: number }) {
  const next: OrderState | null = order.state === 'paid' ? 'delivering' : order.state === 'delivering' ? 'done' : null
  if (next === null || !canMove(order.state, next)) return
  if (next === 'delivering') order.transfers += 1
  order.state = next
}

test('whatever events arrive, an order is delivered at most once, and not less than it says', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const order = { state: 'created' as OrderState, transfers: 0 }
      const seen: OrderState[] = []
      for (const event of history) {
        if (event === 'step') step(order)
        else order.state = applyEvent(order.state, event, 'treasury')
        if (seen.at(-1) !== order.state) seen.push(order.state)
      }
      // No way leads back.
      expect(new Set(seen).size).toBe(seen.length)
      const isPaid = order.state === 'paid'
      for (let left = 0; left < 2; left += 1) step(order)
      const isDelivered = order.state === 'done'
      expect(order.transfers).toBe(isDelivered ? 1 : 0)
      if (isPaid) expect(isDelivered).toBe(true)
    }),
    { numRuns: 10_000 },
  )
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
