import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { OpenedDatabase } from './opened-database.js'

/** Runs queries: the database itself or one of its transactions. The same for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An opened database as the services use it. Apps see `OpenedDatabase`: they have no types of drizzle-orm. */
export type Database = OpenedDatabase & {
  db: Db
  /**
   * Takes the lock `name`, which one holder among all processes on this database has at a time. Null when it is taken.
   * PostgreSQL frees it when the holder's process or connection ends.
   */
  takeLock(name: string): Promise<HeldLock | null>
  /** For PostgreSQL: counts the connections that run a query and that are free, and the queries that wait for one. */
  countConnections?(): { busy: number; free: number; waiting: number }
}

export type HeldLock = {
  /** Writes on the connection that holds the lock, so that nothing is written after the lock is lost. */
  db: Db
  release(): Promise<void>
}
