import { bigint, index, integer, numeric, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts, identity } from './schema.js'

/** An amount of the native currency, wei. */
const wei = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** The accounts whose first transaction is paid for. Each is on one network. */
export const sponsoredAccounts = identity.table(
  'sponsored_accounts',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** CAIP-2. */
    network: text('network').notNull(),
    projectId: text('project_id').notNull(),
    /** Other wallets of the account, such as one that replaced this, are not sponsored. */
    walletId: text('wallet_id').notNull(),
    /** The amount that counts for the budgets of `sponsoredAt`: the maximum cost of a sponsored operation, then the charge. */
    cost: wei('cost').notNull(),
    /** Milliseconds since 1970. */
    sponsoredAt: bigint('sponsored_at', { mode: 'number' }).notNull(),
    /** The address of the smart account. */
    sender: text('sender').notNull().default(''),
    /** The budgets that it counts for, as `sponsor_budgets` names them. */
    budgets: text('budgets').array().notNull().default([]),
    /** The end of a sponsorship whose charge is not known yet, s. */
    openUntil: bigint('open_until', { mode: 'number' }),
    /** The newest block when the first of these was signed. */
    openFrom: bigint('open_from', { mode: 'number' }),
  },
  (table) => [index('sponsored_accounts_open').on(table.openUntil)],
)

/**
 * The spending on first transactions and ends of permissions, by project, network address and e-mail domain. `day`:
 * days since 1970, UTC.
 */
export const sponsorBudgets = identity.table(
  'sponsor_budgets',
  {
    /** As `nameBudgets` and `countEnd` write it. */
    name: text('name').notNull(),
    day: integer('day').notNull(),
    spent: wei('spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)
