import { isNotNull } from 'drizzle-orm'
import { bigint, index, integer, jsonb, numeric, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PaymentStatus } from '../../../../src/features/pay/data/schema.js'
import { chainId, hexBytes } from '../../database/columns.js'
import type { Merchant } from '../pay-apps.js'
import type { TokenDomain } from '../pay-chain.js'

/** A schema of its own: on PostgreSQL the services share a database. */
export const pay = pgSchema('pay')

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })
/** A `uint256`. */
const baseUnits = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** A transfer to an address of a request, as it was last seen. */
export type ReceivedRow = {
  /** CAIP-19. */
  asset: string
  symbol: string
  decimals: number
  /** Base units. */
  amount: string
  /** CAIP-2. */
  chain: string
  from: string
  hash: string
  /** Within its transaction. */
  position: number
  /** At most `required`. */
  confirmations: number
  required: number
  isExpected: boolean
  isLate: boolean
  /** When it was first seen or mined, whichever was earlier, ms since 1970. */
  at: number
}

/** The payment requests of apps. The amount and the receiver come from here. */
export const requests = pay.table(
  'requests',
  {
    /** 128 random bits, base64url. */
    id: text('id').primaryKey(),
    /** The id of the app. */
    app: text('app').notNull(),
    merchant: jsonb('merchant').$type<Merchant>().notNull(),
    description: text('description').notNull(),
    orderId: text('order_id'),
    /** CAIP-10. */
    refundAddress: text('refund_address'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Grows with each change of the amount to pay. */
    version: integer('version').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    received: jsonb('received').$type<readonly ReceivedRow[]>().notNull(),
    missing: baseUnits('missing'),
    excess: baseUnits('excess'),
    /** The asset of both, CAIP-19. */
    paidAsset: text('paid_asset'),
    confirmedAt: time('confirmed_at'),
    refundedAt: time('refunded_at'),
    /** The time until which its addresses are watched. */
    watchUntil: time('watch_until').notNull(),
    /** When received funds are next forwarded. Null if nothing is to be forwarded. */
    sweepAt: time('sweep_at'),
  },
  (table) => [
    index('requests_to_watch').on(table.watchUntil),
    index('requests_to_sweep').on(table.sweepAt).where(isNotNull(table.sweepAt)),
  ],
)

export const options = pay.table(
  'options',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => requests.id),
    position: integer('position').notNull(),
    network: chainId('network').notNull(),
    /** CAIP-19. */
    asset: text('asset').notNull(),
    /** Null for the native currency. */
    contract: hexBytes('contract'),
    amount: baseUnits('amount').notNull(),
    recipient: hexBytes('recipient').notNull(),
    /** The address of the forwarder, which may not exist yet. */
    address: hexBytes('address').notNull(),
    symbol: text('symbol').notNull(),
    name: text('name').notNull(),
    decimals: integer('decimals').notNull(),
    /** The domain of the authorized transfers of a token. Null for a token without them, and for the native currency. */
    domain: jsonb('domain').$type<TokenDomain>(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    index('options_by_contract').on(table.network, table.contract),
  ],
)

/** The transfers back to payers. Each counts for one request. */
export const refunds = pay.table(
  'refunds',
  {
    network: chainId('network').notNull(),
    hash: hexBytes('hash').notNull(),
    /** Within its transaction. */
    position: integer('position').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => requests.id),
    /** CAIP-19. */
    asset: text('asset').notNull(),
    amount: baseUnits('amount').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.hash, table.position] }),
    index('refunds_by_request').on(table.requestId),
  ],
)

/** The events for the servers of apps. */
export const events = pay.table(
  'events',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => requests.id),
    app: text('app').notNull(),
    /** JSON, the same for each attempt. */
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
    attempts: integer('attempts').notNull(),
    /** Null after it was delivered, or delivery has ended. */
    nextAt: time('next_at'),
  },
  (table) => [index('events_to_send').on(table.nextAt).where(isNotNull(table.nextAt))],
)

export type RequestRow = typeof requests.$inferSelect
export type OptionRow = typeof options.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type EventRow = typeof events.$inferSelect
