import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Counter, createCounter } from '../../../../../servers/analytics/create-counter.js'
import { analyticsDefinition } from '../../../../../servers/analytics/database/analytics-definition.js'
import { counts } from '../../../../../servers/analytics/database/schema.js'
import { readCharts } from '../../../../../servers/analytics/read-charts.js'
import type { Database } from '../../../../../servers/database/database.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'

const NOON = Date.UTC(2026, 10, 29, 12)
const chosen = { days: 7, project: null, now: NOON } as const

/** Counts an event `count` times. */
function add(
  counter: Counter,
  event: string,
  { count = 1, day = '2026-11-29', project = 'shop', detail = '', code = '' } = {},
) {
  for (let turn = 0; turn < count; turn++) counter.add({ day, project, event, detail, code })
}

describe.each(Object.values(createTestDatabases(analyticsDefinition)))('counts on $name', (kind) => {
  let databases: TestDatabases
  let database: Database
  let counter: Counter
  const report = vi.fn()
  beforeAll(async () => {
    databases = await kind.start()
    database = await databases.open()
    counter = createCounter({ openDatabase: async () => database.db, report })
  })
  afterAll(async () => {
    await counter.close()
    await database.close()
    await databases.close()
  })

  test('are added up over flushes, and read as charts', async () => {
    expect((await readCharts(database.db, chosen)).funnel.every(({ count }) => count === 0)).toBe(true)
    add(counter, 'modal-opened', { count: 4, detail: 'Connect' })
    add(counter, 'modal-opened', { count: 2, detail: 'Account', day: '2026-11-23' })
    // Before the period, and after it for the charts of seven days.
    add(counter, 'modal-opened', { count: 100, detail: 'Connect', day: '2026-11-22' })
    await counter.flush()
    add(counter, 'modal-opened', { detail: 'Connect' })
    add(counter, 'connect-started', { count: 3, detail: 'Prism' })
    add(counter, 'connect-started', { detail: 'Harbor', project: 'other' })
    add(counter, 'connect-succeeded', { count: 2, detail: 'Prism' })
    add(counter, 'connect-failed', { count: 2, detail: 'Prism', code: 'request-rejected' })
    add(counter, 'connect-failed', { detail: 'Harbor', code: 'request-rejected', project: 'other' })
    add(counter, 'request-failed', { detail: 'signMessage', code: 'wallet-failed' })
    await counter.flush()

    const all = await readCharts(database.db, chosen)
    expect(all.projects).toEqual(['other', 'shop'])
    expect(all.funnel.map(({ count }) => count)).toEqual([7, 4, 2, 0, 0])
    expect(all.wallets).toEqual([
      { wallet: 'Prism', started: 3, connected: 2 },
      { wallet: 'Harbor', started: 1, connected: 0 },
    ])
    expect(all.errors).toEqual([
      { event: 'connect-failed', code: 'request-rejected', count: 3 },
      { event: 'request-failed', code: 'wallet-failed', count: 1 },
    ])
    expect(all.byDay).toHaveLength(7)
    expect(all.byDay[0]).toEqual({ day: '2026-11-23', opened: 2, connected: 0 })
    expect(all.byDay.at(-1)).toEqual({ day: '2026-11-29', opened: 5, connected: 2 })
    const shop = await readCharts(database.db, { ...chosen, project: 'shop' })
    expect(shop.wallets.map(({ wallet }) => wallet)).toEqual(['Prism'])
    expect(report).not.toHaveBeenCalled()
  })

  test('that two processes write at the same time are all there', async () => {
    const processes = [1, 2, 3].map(() => createCounter({ openDatabase: async () => database.db, report }))
    for (const one of processes) for (const detail of ['A', 'B', 'C']) add(one, 'view-shown', { count: 5, detail })
    await Promise.all(processes.map((one) => one.close()))
    const rows = (await database.db.select().from(counts)).filter(({ event }) => event === 'view-shown')
    expect(rows.map(({ detail, count }) => [detail, count]).toSorted()).toEqual([
      ['A', 15],
      ['B', 15],
      ['C', 15],
    ])
  })

  test('stay in memory while the database does not take them', async () => {
    let isOpen = false
    const failing = createCounter({
      openDatabase: async () => (isOpen ? database.db : Promise.reject(new Error('closed'))),
      report,
    })
    add(failing, 'login-step-shown', { detail: 'EmailLogin' })
    await failing.flush()
    add(failing, 'login-step-shown', { detail: 'EmailLogin' })
    await failing.flush()
    expect(report).toHaveBeenCalledOnce()
    isOpen = true
    await failing.close()
    const [row] = (await database.db.select().from(counts)).filter(({ event }) => event === 'login-step-shown')
    expect(row?.count).toBe(2)
  })

  test('are dropped after 400 days', async () => {
    const now = () => NOON
    const later = createCounter({ openDatabase: async () => database.db, report, now })
    for (const day of ['2025-10-24', '2025-10-25']) add(later, 'modal-closed', { day })
    await later.close()
    const rows = (await database.db.select().from(counts)).filter(({ event }) => event === 'modal-closed')
    expect(rows.map(({ day }) => day)).toEqual(['2025-10-25'])
  })

  test('have no column for an address, an id or a time', async () => {
    const [row] = await database.db.select().from(counts).limit(1)
    expect(Object.keys(row ?? {})).toEqual(['day', 'project', 'event', 'detail', 'code', 'count'])
  })
})
