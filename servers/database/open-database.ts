import { requirePackages } from '../packages/require-packages.js'
import type { Database } from './database.js'
import type { DatabaseDefinition } from './migrations.js'

/** `folder` is where PGlite keeps its files; `url` is that of a PostgreSQL server. */
export type DatabaseLocation = { folder: string } | { url: string }

export type OpenDatabaseOptions = {
  /** Receives warnings for the operator. */
  report?: (message: string) => void
  /** Ends the creation of a new PGlite, which takes seconds. */
  signal?: AbortSignal
}

/**
 * Opens the database of a service and migrates it to this version: PGlite in a folder, or PostgreSQL.
 *
 * @throws DatabaseTooNewError when a newer version of Lintel has written the database.
 */
export async function openDatabase(
  location: DatabaseLocation,
  definition: DatabaseDefinition,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  const { report = console.warn, signal } = options
  // Only the one that is used is loaded: PGlite takes 40 MB of memory.
  if ('url' in location) {
    const { openPostgres } = await import('./open-postgres.js')
    return openPostgres(location.url, definition, report)
  }
  requirePackages('@electric-sql/pglite')
  const { openPglite } = await import('./open-pglite.js')
  return openPglite(location.folder, definition, signal)
}
