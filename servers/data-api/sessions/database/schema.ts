import { bigint, index, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { revocationErrors } from '../../../../src/features/sessions/data/schema.js'

/** A schema of its own: on PostgreSQL the services share a database. */
export const sessionTables = pgSchema('sessions')

/** Seconds since 1970, or the number of a block. */
const count = (name: string) => bigint(name, { mode: 'number' })

/** The permissions that accounts have granted. The rest of their limits is on the chain alone. */
export const sessions = sessionTables.table(
  'sessions',
  {
    /** The hash of the delegation, in lower case as all hex. */
    pci: text('pci').primaryKey(),
    /** CAIP-2. */
    network: text('network').notNull(),
    account: text('account').notNull(),
    origin: text('origin').notNull(),
    /** SHA-256 of the keys that list it: of the page, and of the wallet. */
    originKeyHash: text('origin_key_hash').notNull(),
    walletKeyHash: text('wallet_key_hash').notNull(),
    /** ABI encoding of the signed delegation. Only the account that it names can redeem it. */
    context: text('context').notNull(),
    expiry: count('expiry').notNull(),
    createdAt: count('created_at').notNull(),
    /** The first block in which it can have been used, and the last one that was searched for its use. */
    firstBlock: count('first_block').notNull(),
    searchedBlock: count('searched_block').notNull(),
    /** When the contracts were last seen to refuse it. */
    revokedAt: count('revoked_at'),
    usedAt: count('used_at'),
  },
  (table) => [
    index('sessions_by_origin').on(table.account, table.originKeyHash),
    index('sessions_by_wallet').on(table.account, table.walletKeyHash),
    // For the clean-up.
    index('sessions_by_revocation').on(table.revokedAt),
    index('sessions_by_expiry').on(table.expiry),
  ],
)

/** The texts that accounts have signed to end sessions. */
export const revocations = sessionTables.table(
  'revocations',
  {
    pci: text('pci')
      .notNull()
      .references(() => sessions.pci, { onDelete: 'cascade' }),
    /** SHA-256 of the signed text: the same one again changes nothing. */
    messageHash: text('message_hash').notNull(),
    /** Hash of the user operation, if one was named. */
    operation: text('operation'),
    askedAt: count('asked_at').notNull(),
    /** The first block in which the operation can be. */
    firstBlock: count('first_block').notNull(),
    /** Why it has not ended the session. */
    error: text('error', { enum: revocationErrors }),
  },
  (table) => [primaryKey({ columns: [table.pci, table.messageHash] })],
)

export type SessionRow = typeof sessions.$inferSelect
export type RevocationRow = typeof revocations.$inferSelect
