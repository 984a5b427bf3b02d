import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../src/core/model/activity.js'
import { groupByMonth } from '../../../../src/features/activity/model/group-by-month.js'

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
const show = (transactions: readonly Transaction[], timeZone = 'UTC', locale = 'en') =>
  groupByMonth(transactions, { locale, timeZone }).map(
    ({ month, transactions }) => `${month}: ${transactions.map(({ id }) => id)}`,
  )

describe('transactions by month', () => {
  test('newest first, years apart', () => {
    const mixed = [at('a', '2025-11-03T00:00Z'), at('b', '2026-11-20T00:00Z'), at('c', '2026-11-21T00:00Z')]
    expect(show(mixed)).toEqual(['November 2026: c,b', 'November 2025: a'])
  })

  test('pending ones are on top', () => {
    expect(show([at('a', '2026-11-20T00:00Z'), at('b', '2026-10-01T00:00Z', 'pending')])).toEqual([
      'null: b',
      'November 2026: a',
    ])
  })

  test('the month is that of the time zone', () => {
    const midnight = [at('a', '2026-10-31T23:30Z')]
    expect(show(midnight, 'Asia/Tokyo')).toEqual(['November 2026: a'])
    expect(show(midnight, 'Pacific/Honolulu')).toEqual(['October 2026: a'])
  })

  test('the month is that of the calendar of the language', () => {
    // The month Azar of the Persian calendar starts on 22 November.
    const days = [at('a', '2026-11-21T12:00Z'), at('b', '2026-11-22T12:00Z'), at('c', '2026-12-01T12:00Z')]
    expect(show(days, 'UTC', 'fa')).toEqual(['۱۴۰۵ آذر: c,b', '۱۴۰۵ آبان: a'])
    expect(show(days, 'UTC', 'de')).toEqual(['Dezember 2026: c', 'November 2026: b,a'])
  })

  test('those of the same time keep their order', () => {
    const same = ['a', 'b', 'c'].map((id) => at(id, '2026-11-20T00:00Z'))
    expect(show(same)).toEqual(['November 2026: a,b,c'])
  })
})
