import { describe, expect, test } from 'vitest'
import { groupByMonth } from '../../../../src/core/data/group-by-month.js'
import type { Transaction } from '../../../../src/core/model/activity.js'

const at = (id: string, time: string, status: Transaction['status'] = 'confirmed'): Transaction => ({
  id,
  network: 'eip155:1',
  hash: id,
  operation: 'send',
  status,
  time: Date.parse(time),
  from: '0x1',
  to: '0x2',
  transfers: [],
})
const show = (transactions: readonly Transaction[], timeZone = 'UTC') =>
  groupByMonth(transactions, timeZone).map(({ key, transactions }) => `${key}: ${transactions.map(({ id }) => id)}`)

describe('transactions by month', () => {
  test('newest first, years apart', () => {
    const mixed = [at('a', '2025-11-03T00:00Z'), at('b', '2026-11-20T00:00Z'), at('c', '2026-11-21T00:00Z')]
    expect(show(mixed)).toEqual(['2026-11: c,b', '2025-11: a'])
  })

  test('pending ones are on top', () => {
    expect(show([at('a', '2026-11-20T00:00Z'), at('b', '2026-10-01T00:00Z', 'pending')])).toEqual([
      'pending: b',
      '2026-11: a',
    ])
  })

  test('the month is that of the time zone', () => {
    const midnight = [at('a', '2026-10-31T23:30Z')]
    expect(show(midnight, 'Asia/Tokyo')).toEqual(['2026-11: a'])
    expect(show(midnight, 'Pacific/Honolulu')).toEqual(['2026-10: a'])
    expect(groupByMonth(midnight, 'Asia/Tokyo')[0]?.month).toBe(Date.UTC(2026, 10))
  })

  test('those of the same time keep their order', () => {
    const same = ['a', 'b', 'c'].map((id) => at(id, '2026-11-20T00:00Z'))
    expect(show(same)).toEqual(['2026-11: a,b,c'])
  })
})
