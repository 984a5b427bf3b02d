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
    /** Another wallet of the account, such as one that replaced this, is not paid for. */
    walletId: text('wallet_id').notNull(),
    /** What counts for the budgets of `sponsoredAt`: the most that a sponsored operation costs, then what was charged. */
    cost: wei('cost').notNull(),
    /** Milliseconds since 1970. */
    sponsoredAt: bigint('sponsored_at', { mode: 'number' }).notNull(),
    /** The address of the smart account. */
    sender: text('sender').notNull().default(''),
    /** The budgets that it counts for, as `sponsor_budgets` names them. */
    budgets: text('budgets').array().notNull().default([]),
    /** Until when a sponsorship is valid of which it is not known yet what was charged, s. */
    openUntil: bigint('open_until', { mode: 'number' }),
    /** The newest block when the first of these was signed. */
    openFrom: bigint('open_from', { mode: 'number' }),
  },
  (table) => [index('sponsored_accounts_open').on(table.openUntil)],
)

/**
 * What is spent on first transactions and ends of permissions, by project, network address and e-mail domain. `day`: days since 1970, UTC.
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
