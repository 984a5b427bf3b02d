import type { DatabaseDefinition } from './database-definition.js'

/** Where a database is: `folder` is where PGlite keeps its files; `url` is that of a PostgreSQL server. */
export type DatabaseLocation = { folder: string } | { url: string }

/** A database that `openDatabase` has opened and migrated. Several services can share it. */
export type OpenedDatabase = {
  /** The tables that it has. */
  definition: DatabaseDefinition
  /** Ends its connections. Close the services that use it first. */
  close(): Promise<void>
}

export type OpenDatabaseOptions = {
  /** Receives warnings for the operator. Default: `console.warn`. */
  report?: (message: string) => void
  /** Ends the creation of a new PGlite, which takes seconds. */
  signal?: AbortSignal
}
