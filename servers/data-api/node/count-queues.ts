import { isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { registrations } from '../names/database/schema.js'
import { orders } from '../on-ramp/database/schema.js'
import { isToDeliver } from '../on-ramp/deliver-next.js'
import { events, requests } from '../pay/database/schema.js'

// The queued work, for metrics. Each count reads by an index, and few rows besides the queued ones.

/** Paid orders that the treasury has not delivered yet. */
export async function countOrders(db: Db): Promise<{ orders: number }> {
  return { orders: await db.$count(orders, isToDeliver) }
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
