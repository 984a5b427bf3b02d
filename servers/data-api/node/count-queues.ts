import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { registrations } from '../names/database/schema.js'
import { orders } from '../on-ramp/database/schema.js'
import { events, requests } from '../pay/database/schema.js'

// The queued work, for metrics. Each count uses an index that holds only the queued rows, or few more.

/** Orders that are paid and not delivered. */
export async function countOrders(db: Db): Promise<{ orders: number }> {
  const isDue = and(inArray(orders.state, ['paid', 'delivering']), eq(orders.deliverer, 'treasury'))
  return { orders: await db.$count(orders, isDue) }
}

/** Names that their registry does not have yet. */
export async function countNames(db: Db): Promise<{ names: number }> {
  return { names: await db.$count(registrations, isNull(registrations.mirroredAt)) }
}

/** Events that apps have not accepted, and requests whose payment is due to be forwarded. */
export async function countPayments(db: Db): Promise<{ payEvents: number; paySweeps: number }> {
  return {
    payEvents: await db.$count(events, isNotNull(events.nextAt)),
    paySweeps: await db.$count(requests, lte(requests.sweepAt, Date.now())),
  }
}
