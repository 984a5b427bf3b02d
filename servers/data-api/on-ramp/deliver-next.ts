import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { wait } from '../../../src/rules/async/wait.js'
import type { Db } from '../../database/database.js'
import { type Delivery, deliveries, type Order, orders } from './database/schema.js'
import type { SignedTransfer, Treasury } from './treasury/treasury.js'

export type DeliverOptions = {
  treasury: Treasury
  now: () => number
  report: (message: string) => void
}

/** The condition of an order that the treasury has not delivered yet. */
export const isToDeliver = and(eq(orders.deliverer, 'treasury'), inArray(orders.state, ['paid', 'delivering']))

/** How often a sent transfer is looked up, and the interval, ms. */
const CHECKS = { count: 25, interval: 100 }
/** The longest pause after a transfer that has failed, ms. */
const MAX_PAUSE = 60_000

/**
 * Takes the next step of the deliveries on a network. The caller holds the lock of that network. The signed transfer is kept
 * before it is sent, so that after a crash the same bytes are sent again, and a chain takes the same transaction once.
 *
 * @returns whether there is more to do at once.
 * @throws the error of the node or of the database. The next call continues where this one ended.
 */
export async function deliverNext(db: Db, network: string, options: DeliverOptions): Promise<boolean> {
  const [open] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.network, network), eq(deliveries.state, 'signed')))
  if (open) return settle(db, open, options)
  const order = await findNext(db, network, options.now())
  if (!order) return false
  const transfer = await options.treasury.sign(order)
  const delivery = await keepTransfer(db, order, transfer, options.now())
  return delivery === null || settle(db, delivery, options)
}

/**
 * The order that waits longest. After a transfer that has failed it pauses, longer each time, so that it does not delay
 * the others.
 */
async function findNext(db: Db, network: string, now: number): Promise<Order | undefined> {
  const waiting = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.network, network),
        // One that is being delivered without a signed transfer: that one has failed.
        isToDeliver,
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(50)
  for (const order of waiting) {
    const last = await findLast(db, order.id)
    if (!last || last.createdAt + Math.min(MAX_PAUSE, 1_000 * 2 ** last.attempt) <= now) return order
  }
  return undefined
}

async function findLast(db: Db, orderId: string): Promise<Delivery | undefined> {
  const [last] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.orderId, orderId))
    .orderBy(desc(deliveries.attempt))
    .limit(1)
  return last
}

/** Keeps a signed transfer with the order, under the lock of its row. Null when the order has moved in the meantime. */
function keepTransfer(db: Db, { id, network }: Order, transfer: SignedTransfer, now: number): Promise<Delivery | null> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, id)).for('update')
    const last = await findLast(tx, id)
    const isFree = last === undefined || last.state === 'reverted' || last.state === 'lapsed'
    if (!isFree || (order?.state !== 'paid' && order?.state !== 'delivering')) return null
    const row = { orderId: id, attempt: (last?.attempt ?? 0) + 1, network, ...transfer, createdAt: now }
    const [delivery] = await tx
      .insert(deliveries)
      .values({ ...row, state: 'signed' })
      .returning()
    await tx.update(orders).set({ state: 'delivering', hash: transfer.hash, updatedAt: now }).where(eq(orders.id, id))
    return delivery ?? null
  })
}

/** Sends a transfer until a block has it. False when it has to wait. */
async function settle(db: Db, delivery: Delivery, { treasury, now, report }: DeliverOptions): Promise<boolean> {
  const { orderId, attempt, network, signed } = delivery
  const read = () => treasury.readOutcome(network, delivery)
  let outcome = await read()
  if (outcome === null) await treasury.send(network, signed)
  for (let checks = 0; outcome === null && checks < CHECKS.count; checks++) {
    outcome = await read()
    if (outcome === null) await wait(CHECKS.interval)
  }
  if (outcome === null) return false
  const state = outcome === 'success' ? 'mined' : outcome
  await db.transaction(async (tx) => {
    await tx
      .update(deliveries)
      .set({ state })
      .where(and(eq(deliveries.orderId, orderId), eq(deliveries.attempt, attempt)))
    if (state === 'mined') {
      await tx.update(orders).set({ state: 'done', updatedAt: now() }).where(eq(orders.id, orderId))
    }
  })
  // It has transferred nothing, and never will: the next attempt is another transfer.
  if (outcome !== 'success') report(`On-ramp: the delivery of order ${orderId} has ${outcome}. It is tried again.`)
  return true
}
