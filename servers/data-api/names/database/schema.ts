import { isNull } from 'drizzle-orm'
import { bigint, index, integer, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** A schema of its own: on PostgreSQL the services share a database. */
export const names = pgSchema('names')

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** The owner of each name. A name is never changed and never released. */
export const registrations = names.table(
  'registrations',
  {
    /** With its zone. Of two tries at the same time the key lets one through. */
    name: text('name').primaryKey(),
    /** In lower case. */
    address: text('address').notNull(),
    /** As it was sent (ENSIP-9, ENSIP-11). */
    coinType: bigint('coin_type', { mode: 'number' }).notNull(),
    /** The chain of the coin type, CAIP-2. */
    network: text('network').notNull(),
    /** SHA-256 of the signed message, in hexadecimal. */
    messageHash: text('message_hash').notNull(),
    /** The nonce of the message, if it had one. */
    nonce: text('nonce'),
    registeredAt: time('registered_at').notNull(),
    /** When it was found in the registry of its chain. */
    mirroredAt: time('mirrored_at'),
    /** When writing it there was last tried. */
    triedAt: time('tried_at'),
  },
  (table) => [
    index('registrations_by_account').on(table.address, table.registeredAt),
    uniqueIndex('registrations_by_nonce').on(table.nonce),
    index('registrations_to_mirror').on(table.network, table.triedAt).where(isNull(table.mirroredAt)),
  ],
)

/** The key of nonces, in its only row. */
export const secrets = names.table('secrets', { id: integer('id').primaryKey(), secret: text('secret').notNull() })

export type Registration = typeof registrations.$inferSelect
