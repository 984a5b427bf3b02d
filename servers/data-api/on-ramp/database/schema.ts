import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeclineReason, PaymentMethod } from '../on-ramp-provider.js'
import type { Deliverer, OrderState } from '../order-state.js'

/** A schema of its own: on PostgreSQL the services share a database. */
export const onRamp = pgSchema('on_ramp')

/** `reverted` by the chain; `lapsed`: no block has it, and none can have it any more. */
export type FailedOutcome = 'reverted' | 'lapsed'

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })
/** A `uint256`. */
const baseUnits = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** The orders of visitors. The delivered amount and the receiver come from here, never from an event. */
export const orders = onRamp.table(
  'orders',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    deliverer: text('deliverer').$type<Deliverer>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** On eip155 in lower case. */
    address: text('address').notNull(),
    /** CAIP-2. */
    network: text('network').notNull(),
    networkName: text('network_name').notNull(),
    currency: text('currency').notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals').notNull(),
    /** Null for the native currency. */
    contract: text('contract'),
    amount: baseUnits('amount').notNull(),
    /** As `100.50`. */
    paymentAmount: text('payment_amount').notNull(),
    paymentCurrency: text('payment_currency').notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When the provider said that it is paid. */
    paidAt: time('paid_at'),
    /** SHA-256 of the key that opens its page again, in hexadecimal. */
    keyHash: text('key_hash').notNull(),
    returnUrl: text('return_url'),
    /** Until when the provider's page can be opened. */
    linkEndsAt: time('link_ends_at').notNull(),
    /** When the provider was last polled for it. */
    askedAt: time('asked_at').notNull(),
    /** The hash of the delivery, once there is one. */
    hash: text('hash'),
    /** Why it was declined, if the provider gives a reason. */
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
    /** From 1. Another attempt follows only if the one before has failed for good. */
    attempt: integer('attempt').notNull(),
    /** CAIP-2. */
    network: text('network').notNull(),
    /** The nonce of the treasury's account, if the namespace has nonces. */
    nonce: bigint('nonce', { mode: 'number' }),
    /** The height of the last block that may have it. Null: any may. */
    lastBlock: bigint('last_block', { mode: 'number' }),
    /** The signed transaction: on eip155 in hexadecimal, on solana in base64. Sending it again is not a second transfer. */
    signed: text('signed').notNull(),
    /** On solana the signature. */
    hash: text('hash').notNull(),
    state: text('state').$type<'signed' | 'mined' | FailedOutcome>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.attempt] }),
    // One that has not failed per order, and one at a time per network.
    uniqueIndex('deliveries_once').on(table.orderId).where(sql`${table.state} in ('signed', 'mined')`),
    uniqueIndex('deliveries_in_turn').on(table.network).where(sql`${table.state} = 'signed'`),
  ],
)

export type Order = typeof orders.$inferSelect
export type Delivery = typeof deliveries.$inferSelect
