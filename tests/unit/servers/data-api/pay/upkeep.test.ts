import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { indexDefinition } from '../../../../../servers/data-api/database/index-definition.js'
import { blocks, transactions, transfers } from '../../../../../servers/data-api/database/schema.js'
import { addRefund } from '../../../../../servers/data-api/pay/add-refund.js'
import { paymentsDefinition } from '../../../../../servers/data-api/pay/database/payments-definition.js'
import { events, options, refunds, requests } from '../../../../../servers/data-api/pay/database/schema.js'
import { deleteOld } from '../../../../../servers/data-api/pay/delete-old.js'
import type { PayChain } from '../../../../../servers/data-api/pay/pay-chain.js'
import { sendEvents } from '../../../../../servers/data-api/pay/send-events.js'
import { sweepNext } from '../../../../../servers/data-api/pay/sweep-next.js'
import type { Database } from '../../../../../servers/database/database.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const definition = { ...indexDefinition, migrations: [...indexDefinition.migrations, ...paymentsDefinition.migrations] }
const DAY = 86_400_000
const address = `0x${'11'.repeat(20)}` as const
const report = () => undefined

let databases: TestDatabases
let database: Database
beforeAll(async () => {
  databases = await createTestDatabases(definition).postgres.start()
  database = await databases.open()
})
afterAll(async () => {
  await database.close()
  await databases.close()
})

async function keep(id: string, more: Partial<typeof requests.$inferInsert> = {}) {
  await database.db.insert(requests).values({
    ...{
      id,
      app: 'shop',
      merchant: { name: 'Shop' },
      description: 'Order 7',
      createdAt: 0,
      expiresAt: DAY,
      version: 1,
    },
    status: 'expired',
    ...{ received: [], watchUntil: 31 * DAY, ...more },
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
const listIds = async () =>
  (await database.db.select({ id: requests.id }).from(requests)).map(({ id }) => id).toSorted()

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
  await sweep(2 * DAY, () =>
    database.db
      .update(requests)
      .set({ sweepAt: 3 * DAY - 1 })
      .where(eq(requests.id, 'new')),
  )
  expect(await readNext('new')).toBe(3 * DAY - 1)
})

test('of a transaction that refunds several requests each takes what it has received', async () => {
  const [payer, hash] = [`0x${'33'.repeat(20)}`, `0x${'44'.repeat(32)}`] as const
  const at = { chain: 'eip155:1', block: 7, index: 0 }
  await database.db.insert(blocks).values({ chain: 'eip155:1', number: 7, hash, time: 10 })
  await database.db.insert(transactions).values({
    ...{ ...at, hash, sender: address, nonce: 0, value: 0n, fee: 0n, succeeded: true },
  })
  for (const [position, amount] of [5n, 3n].entries()) {
    const moved = { position, asset: 'native' as const, sender: address, recipient: payer, amount }
    await database.db.insert(transfers).values({ ...at, ...moved })
  }
  const paid = (amount: string) => ({ received: [{ ...received, amount, from: payer }], status: 'late' as const })
  await keep('large', paid('5'))
  await keep('small', paid('3'))
  await keep('another', paid('3'))
  const chains = new Map([['eip155:1', { required: 1 } as PayChain]])
  const refund = (id: string) => addRefund(database.db, { id, app: 'shop', hash, chains, now: 1 })
  await refund('small')
  await refund('large')
  await expect(refund('another')).rejects.toMatchObject({ status: 409 })
  const rows = await database.db.select({ id: refunds.requestId, amount: refunds.amount }).from(refunds)
  expect(rows.toSorted((one, other) => Number(one.amount - other.amount))).toEqual([
    { id: 'small', amount: 3n },
    { id: 'large', amount: 5n },
  ])
})
