import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import { orders } from './database/schema.js'
import { moveOrder } from './move-order.js'
import type { OnRampProvider } from './on-ramp-provider.js'
import { endStates, orderStates } from './order-state.js'

/** How long an order may be without events before its provider is polled, ms. */
const SILENCE = 60_000
/** For how long an order without events is polled, ms: one whose page was opened, and one for which this is not known. */
const [MAX_AGE, MAX_AGE_UNOPENED] = [24 * 3_600_000, 2 * 3_600_000]
/** The number of orders that are polled at once. */
const AT_ONCE = 20

const openStates = orderStates.filter((state) => !endStates.includes(state))

export type PollOptions = {
  providers: readonly OnRampProvider[]
  /** Ms since 1970. */
  now: number
  report: (message: string) => void
}

/**
 * Polls the providers for orders without an event for a minute: webhooks can get lost.
 *
 * @returns whether an order has moved.
 */
export async function pollProviders(db: Db, { providers, now, report }: PollOptions): Promise<boolean> {
  const silent = await db
    .select({ id: orders.id, provider: orders.provider, state: orders.state, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        inArray(orders.state, [...openStates]),
        lt(orders.updatedAt, now - SILENCE),
        lt(orders.askedAt, now - SILENCE),
      ),
    )
    // Orders that nobody opens are cheap to create, and must not crowd out others.
    .orderBy(sql`${orders.state} = 'created'`, orders.askedAt)
    .limit(AT_ONCE)
  const results = await Promise.all(
    silent.map(async ({ id, provider: providerId, state, createdAt }) => {
      const hasEnded = createdAt + (state === 'created' ? MAX_AGE_UNOPENED : MAX_AGE) < now
      // A last poll for one that is too old: it is polled once more in another day.
      const askedAt = hasEnded ? now + MAX_AGE : now
      await db.update(orders).set({ askedAt }).where(eq(orders.id, id))
      const provider = providers.find((one) => one.id === providerId)
      try {
        const found = await provider?.getOrder(id)
        if (!found) return false
        return (await moveOrder(db, { ...found, provider: providerId, orderId: id }, { now, report })) === 'moved'
      } catch (error) {
        report(`On-ramp: ${providerId} does not report the state of an order. ${formatError(error)}`)
        return false
      }
    }),
  )
  return results.includes(true)
}
