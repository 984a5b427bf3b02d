import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { indexDefinition } from '../../../../../servers/data-api/database/open-index.js'
import { paymentsDefinition } from '../../../../../servers/data-api/pay/database/payments-definition.js'
import { events, options, requests } from '../../../../../servers/data-api/pay/database/schema.js'
import { deleteOld } from '../../../../../servers/data-api/pay/delete-old.js'
import { sendEvents } from '../../../../../servers/data-api/pay/send-events.js'
import { sweepNext } from '../../../../../servers/data-api/pay/sweep-next.js'
import type { Database } from '../../../../../servers/database/database.js'
import { listTestDatabases, type TestDatabases } from '../../fixtures/list-test-databases.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const definition = { ...indexDefinition, migrations: [...indexDefinition.migrations, ...paymentsDefinition.migrations] }
const DAY = 86_400_000
const address = `0x${'11'.repeat(20)}` as const
const report = () => undefined

let databases: TestDatabases
let database: Database
beforeAll(async () => {
  databases = await listTestDatabases(definition)[1].start()
  database = await databases.open()
})
afterAll(async () => {
  await database.close()
  await databases.close()
})

async function keep(id: string, more: Partial<typeof requests.$inferInsert> = {}) {
  await database.db.insert(requests).values({
    ...{ id, app: 'shop', merchant: { name: 'Shop' }, description: 'Order 7', createdAt: 0, expiresAt: DAY, version: 1 },
    ...{ status: 'expired', received: [], watchUntil: 31 * DAY, ...more },
  })
  await database.db.insert(options).values({
    ...{ requestId: id, position: 0, network: 'eip155:1', asset: 'eip155:1/slip44:60', contract: null, amount: 5n },
    ...{ recipient: address, address, symbol: 'ETH', name: 'Ether', decimals: 18 },
  })
}
const received = {
  ...{ asset: 'eip155:1/slip44:60', symbol: 'ETH', decimals: 18, amount: '5', chain: 'eip155:1', from: address },
  ...{ hash: '0x01', position: 0, confirmations: 1, required: 1, isExpected: true, isLate: false, at: 5 },
}
const addEvent = (id: string, requestId: string, app: string, nextAt: number | null, createdAt = 0) =>
  database.db.insert(events).values({ id, requestId, app, body: '{}', createdAt, attempts: 0, nextAt })
const listIds = async () => (await database.db.select({ id: requests.id }).from(requests)).map(({ id }) => id).toSorted()

test('the events of an app wait for those of another once at most', async () => {
  await keep('told')
  for (let count = 0; count < 30; count += 1) await addEvent(`busy ${count}`, 'told', 'busy', 1)
  await addEvent('quiet', 'told', 'quiet', 2)
  const sent: string[] = []
  const post = async ({ url }: { url: string }) => {
    sent.push(url)
    return 204
  }
  const apps = ['busy', 'quiet'].map((id) => ({
    ...{ id, merchant: { name: id }, keyHashes: [], webhook: { url: id, secret: 'secret of the app' } },
  }))
  expect(await sendEvents(database.db, { apps, post, now: () => 5, report })).toBe(true)
  expect([sent.length, sent.includes('quiet')]).toEqual([10, true])
  await database.db.delete(events)
})

test('what nobody has paid is deleted 30 days after its end with what was told of it, and the rest stays', async () => {
  await database.db.delete(options)
  await database.db.delete(requests)
  await keep('unpaid')
  await keep('late', { status: 'late', received: [received] })
  await keep('paid once', { status: 'paid', confirmedAt: 5 })
  await keep('still told')
  await addEvent('sent', 'unpaid', 'shop', null)
  await addEvent('unsent', 'still told', 'shop', 5)
  await addEvent('of the paid one', 'paid once', 'shop', null)
  await deleteOld(database.db, 31 * DAY)
  expect(await listIds()).toEqual(['late', 'paid once', 'still told', 'unpaid'])
  await deleteOld(database.db, 31 * DAY + 1)
  expect(await listIds()).toEqual(['late', 'paid once', 'still told'])
  await deleteOld(database.db, 90 * DAY + 1)
  expect((await database.db.select({ id: events.id }).from(events)).map(({ id }) => id)).toEqual(['unsent'])
})

test('what arrives during a sweep is paid on too, and what comes after the first hour once a day', async () => {
  const row = { status: 'over' as const, received: [received], confirmedAt: 5, watchUntil: 99 * DAY }
  const readNext = async (id: string) =>
    (await database.db.select({ at: requests.sweepAt }).from(requests).where(eq(requests.id, id)))[0]?.at
  const sweep = (now: number, during: () => Promise<unknown> = async () => undefined) => {
    const sweeper = { readBalance: async () => 5n, sweep: async () => void (await during()) }
    return sweepNext(database.db, { sweepers: new Map([['eip155:1', sweeper]]), now: () => now, report })
  }
  await keep('new', { ...row, sweepAt: 6 })
  await sweep(10)
  expect(await readNext('new')).toBe(5_010)
  await sweep(DAY)
  expect(await readNext('new')).toBe(2 * DAY)
  await sweep(2 * DAY, () => database.db.update(requests).set({ sweepAt: 3 * DAY - 1 }).where(eq(requests.id, 'new')))
  expect(await readNext('new')).toBe(3 * DAY - 1)
})
