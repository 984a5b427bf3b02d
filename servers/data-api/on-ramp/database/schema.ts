import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeclineReason, PaymentMethod } from '../on-ramp-provider.js'
import type { Deliverer, OrderState } from '../order-state.js'

/** A schema of its own: on PostgreSQL the services share a database. */
export const onRamp = pgSchema('on_ramp')

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })
/** A `uint256`. */
const baseUnits = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** What visitors have ordered. What is delivered, and where to, is read from here and never from an event. */
export const orders = onRamp.table(
  'orders',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    deliverer: text('deliverer').$type<Deliverer>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** In lower case. */
    address: text('address').$type<`0x${string}`>().notNull(),
    /** CAIP-2. */
    network: text('network').notNull(),
    currency: text('currency').notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals').notNull(),
    /** Null for the native currency. */
    contract: text('contract').$type<`0x${string}`>(),
    amount: baseUnits('amount').notNull(),
    /** As `100.50`. */
    paymentAmount: text('payment_amount').notNull(),
    paymentCurrency: text('payment_currency').notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Until when the provider's page can be opened. */
    linkEndsAt: time('link_ends_at').notNull(),
    /** When the provider was last asked for it. */
    askedAt: time('asked_at').notNull(),
    /** Of the delivery, once there is one. */
    hash: text('hash'),
    /** Why it was declined, when the provider says so. */
    reason: text('reason').$type<DeclineReason>(),
  },
  (table) => [
    index('orders_by_account').on(table.address, table.provider, table.createdAt),
    index('orders_by_state').on(table.state, table.updatedAt),
  ],
)

/** The events that were received. Each counts once. */
export const events = onRamp.table(
  'events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state').$type<OrderState>().notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
)

/** The transfers that the treasury has signed. */
export const deliveries = onRamp.table(
  'deliveries',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1. Another one follows only when the chain has reverted the one before. */
    attempt: integer('attempt').notNull(),
    /** CAIP-2. */
    network: text('network').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    /** The signed transaction. Sending it again is no second transfer. */
    signed: text('signed').$type<`0x${string}`>().notNull(),
    hash: text('hash').$type<`0x${string}`>().notNull(),
    state: text('state').$type<'signed' | 'mined' | 'reverted'>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.attempt] }),
    // One that is not reverted per order, and one at a time per network.
    uniqueIndex('deliveries_once').on(table.orderId).where(sql`${table.state} <> 'reverted'`),
    uniqueIndex('deliveries_in_turn').on(table.network).where(sql`${table.state} = 'signed'`),
  ],
)
