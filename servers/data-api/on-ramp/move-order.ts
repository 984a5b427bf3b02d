import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.js'
import { events, orders } from './database/schema.js'
import type { OnRampEvent } from './on-ramp-provider.js'
import { applyNews, canMove, type OrderState } from './order-state.js'

/**
 * The effect of an event: `moved` the order, `kept` its state because it was late, or nothing, because it was received before or
 * its order is not known.
 */
export type EventOutcome = 'moved' | 'kept' | 'repeated' | 'unknown'

export type ProviderNews = Omit<OnRampEvent, 'id'> & {
  provider: string
  /** The id of the event. Absent when the provider was polled. */
  id?: string
}

export type MoveOptions = {
  /** Ms since 1970. */
  now: number
  report: (message: string) => void
}

/**
 * Moves an order to the state that its provider reports, under the lock of its row. The event is stored in the same transaction.
 *
 * @throws the error of the database; nothing is changed then.
 */
export function moveOrder(db: Db, news: ProviderNews, { now, report }: MoveOptions): Promise<EventOutcome> {
  const { provider, id, orderId, state } = news
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.provider, provider)))
      .for('update')
    if (!order) return 'unknown'
    if (id !== undefined) {
      const added = await tx
        .insert(events)
        .values({ provider, id, orderId, state, receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: events.id })
      if (added.length === 0) return 'repeated'
    }
    const next = applyNews(order, news)
    if (state === 'paid' && canMove(order.state, 'paid') && next !== 'paid') {
      report(`On-ramp: ${provider} was paid less than order ${orderId} costs. It is not delivered. Look at it.`)
    }
    if (next === order.state) {
      if (isContrary(order.state, state)) {
        report(`On-ramp: ${provider} says that order ${orderId} is ${state}, which was ${order.state}. Look at it.`)
      }
      return 'kept'
    }
    const hash = order.deliverer === 'provider' ? (news.hash ?? order.hash) : order.hash
    await tx
      .update(orders)
      .set({
        ...{ state: next, updatedAt: now, hash },
        paidAt: next === 'paid' ? now : order.paidAt,
        reason: next === 'declined' ? (news.reason ?? null) : null,
      })
      .where(eq(orders.id, orderId))
    return 'moved'
  })
}

/** Money was taken for an order that had ended, or given back for one that is delivered: the operator has to look at it. */
function isContrary(from: OrderState, to: OrderState): boolean {
  const isUnpaidEnd = from === 'cancelled' || from === 'declined' || from === 'expired'
  const isDelivered = from === 'delivering' || from === 'done'
  return isUnpaidEnd ? to === 'paid' || to === 'delivering' || to === 'done' : isDelivered && to === 'refunded'
}
