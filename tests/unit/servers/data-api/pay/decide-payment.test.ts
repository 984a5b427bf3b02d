import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arrival,
  decidePayment,
  limitToCredit,
  type PaymentFacts,
} from '../../../../../servers/data-api/pay/decide-payment.js'

const expiresAt = 1_000
const dollars = { asset: 'dollars', amount: 100n }
const tickets = { asset: 'tickets', amount: 3n }

const arrive = (amount: bigint, more: Partial<Arrival> = {}): Arrival => ({
  ...{ asset: 'dollars', amount, confirmations: 3, required: 3, at: 500, kind: 'expected' },
  ...more,
})
const decide = (arrivals: readonly Arrival[], more: Partial<PaymentFacts> = {}, now = 600) => {
  const none = { refunds: [], confirmedAt: null, refundedAt: null }
  const facts = { options: [dollars, tickets], expiresAt, arrivals, ...none, ...more }
  const { status, missing, excess } = decidePayment(facts, now)
  return [status, missing ?? excess]
}

describe('a payment', () => {
  test.each<[string, readonly Arrival[], readonly [string, bigint | null], number?]>([
    ['nothing', [], ['waiting', null]],
    ['nothing in time', [], ['expired', null], 2_000],
    ['all of it, in the newest block', [arrive(100n, { confirmations: 1 })], ['seen', null]],
    ['all of it, in two of three blocks', [arrive(100n, { confirmations: 2 })], ['confirming', null]],
    ['all of it', [arrive(100n)], ['paid', null]],
    ['all of it in two parts, one of which is new', [arrive(50n), arrive(50n, { confirmations: 1 })], ['seen', null]],
    ['all of it in two parts', [arrive(40n), arrive(60n)], ['paid', null]],
    ['99 %', [arrive(99n)], ['under', 1n]],
    ['99 % that are being confirmed', [arrive(99n, { confirmations: 2 })], ['confirming', 1n]],
    ['101 %', [arrive(101n)], ['over', 1n]],
    ['it twice', [arrive(100n), arrive(100n)], ['over', 100n]],
    ['it by two options', [arrive(100n), arrive(3n, { asset: 'tickets' })], ['over', 3n]],
    ['what is not divisible', [arrive(3n, { asset: 'tickets' })], ['paid', null]],
    ['one too few of what is not divisible', [arrive(2n, { asset: 'tickets' })], ['under', 1n]],
    ['half of each option', [arrive(50n), arrive(1n, { asset: 'tickets' })], ['under', 50n]],
    ['it after its end', [arrive(100n, { at: 1_001 })], ['late', null], 2_000],
    ['the rest after its end', [arrive(99n), arrive(1n, { at: 1_001 })], ['late', null], 2_000],
    ['it before its end, seen later', [arrive(100n, { confirmations: 2 })], ['confirming', null], 2_000],
    ['a part, and then its end', [arrive(99n)], ['under', 1n], 2_000],
    ['another token', [arrive(100n, { asset: 'pennies', kind: 'other-asset' })], ['wrong-asset', null]],
    ['it on another network', [arrive(100n, { asset: 'x', kind: 'other-network' })], ['wrong-network', null]],
    ['another token before it', [arrive(9n, { asset: 'x', kind: 'other-asset' }), arrive(100n)], ['paid', null]],
    ['dust that is new', [arrive(1n, { confirmations: 1 })], ['waiting', 99n]],
    ['dust beside a part', [arrive(60n), arrive(1n, { confirmations: 1 })], ['under', 39n]],
  ])('that gets %s', (_, arrivals, outcome, now) => {
    expect(decide(arrivals, {}, now)).toEqual(outcome)
  })

  test('that was paid stays paid when its transfer is gone, and one that was not is waited for again', () => {
    expect(decide([], { confirmedAt: 500 })).toEqual(['paid', null])
    expect(decide([])).toEqual(['waiting', null])
  })

  test('is refunded once all of it went back, and what comes then is held', () => {
    const back = (amount: bigint) => ({ refunds: [{ asset: 'dollars', amount }], confirmedAt: 500 })
    expect(decide([arrive(100n), arrive(100n)], back(100n))).toEqual(['paid', null])
    expect(decide([arrive(100n)], back(60n))).toEqual(['refunded', null])
    expect(decide([arrive(100n)], back(100n))).toEqual(['refunded', null])
    expect(decide([arrive(100n), arrive(100n)], { ...back(100n), refundedAt: 550 })).toEqual(['late', 100n])
  })

  test('that was refunded stays so, whatever dust a stranger adds', () => {
    const refunds = [{ asset: 'dollars', amount: 1_000n }]
    const facts = { options: [{ asset: 'dollars', amount: 1_000n }], refunds }
    const elsewhere = arrive(1n, { asset: 'x', kind: 'other-network' })
    const paid = arrive(1_000n)
    const late = arrive(1_000n, { at: 1_001 })
    for (const dust of [elsewhere, arrive(1n), arrive(1n, { at: 1_002 })]) {
      expect(decide([paid, dust], { ...facts, confirmedAt: 500 })).toEqual(['refunded', null])
      expect(decide([paid, dust], { ...facts, confirmedAt: 500, refundedAt: 550 })).toEqual(['refunded', null])
      expect(decide([late, dust], facts, 2_000)).toEqual(['refunded', null])
    }
  })

  test('of which a part was given back before it was whole lacks that part', () => {
    const refunds = [{ asset: 'dollars', amount: 30n }]
    expect(decide([arrive(60n), arrive(40n)], { refunds })).toEqual(['under', 30n])
  })

  test('is complete only with as much of one option as it asks for, in time, with all confirmations and not given back', () => {
    const anyArrival = fc.record({
      asset: fc.constantFrom('dollars', 'tickets', 'pennies'),
      amount: fc.bigInt(0n, 120n),
      confirmations: fc.integer({ min: 1, max: 3 }),
      at: fc.integer({ min: 0, max: 2_000 }),
    })
    const anyRefund = fc.record({ asset: fc.constantFrom('dollars', 'tickets'), amount: fc.bigInt(1n, 120n) })
    const most = { maxLength: 6 }
    fc.assert(
      fc.property(fc.array(anyArrival, most), fc.array(anyRefund, { maxLength: 2 }), (made, refunds) => {
        const arrivals = made.map((one): Arrival => {
          const kind = one.asset === 'pennies' ? 'other-asset' : 'expected'
          return { ...one, required: 3, kind }
        })
        const sum = (list: readonly { amount: bigint }[]) => list.reduce((all, { amount }) => all + amount, 0n)
        const isWhole = ({ asset, amount: price }: { asset: string; amount: bigint }) => {
          const confirmed = arrivals.filter((one) => one.asset === asset && one.confirmations === 3)
          const back = sum(refunds.filter((one) => one.asset === asset))
          return sum(confirmed.filter(({ at }) => at <= expiresAt)) >= price && sum(confirmed) - back >= price
        }
        const isPaid = isWhole(dollars) || isWhole(tickets)
        const [status] = decide(arrivals, { refunds }, 2_000)
        expect(status === 'paid' || status === 'over').toBe(isPaid)
      }),
    )
  })
})

test('what a token reports is limited to what it has moved', () => {
  const amounts = (credited: bigint) => limitToCredit([arrive(60n), arrive(40n)], credited).map(({ amount }) => amount)
  expect([amounts(100n), amounts(95n), amounts(50n)]).toEqual([
    [60n, 40n],
    [60n, 35n],
    [50n, 0n],
  ])
})
