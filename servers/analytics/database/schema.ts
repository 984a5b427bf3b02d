import { bigint, date, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'

/** A schema of its own: on PostgreSQL the services share a database. */
export const analytics = pgSchema('analytics')

/** How often something happened. It names no visitor, and no time but the day. */
export const counts = analytics.table(
  'counts',
  {
    /** In UTC, when the event arrived. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty when the app has no project id. */
    project: text('project').notNull(),
    event: text('event').notNull(),
    /** The wallet, view, operation, action or network of the event; empty when it has none. */
    detail: text('detail').notNull(),
    /** The code of an error; empty for any other event. */
    code: text('code').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.project, table.event, table.detail, table.code] })],
)
