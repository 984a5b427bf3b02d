import { OperatorError } from '../operator-error.js'
import { requirePackages } from '../packages/require-packages.js'
import type { Database } from './database.js'
import type { DatabaseDefinition } from './database-definition.js'
import type { DatabaseLocation, OpenDatabaseOptions, OpenedDatabase } from './opened-database.js'

/**
 * Opens the database of a service and migrates it to this version: PGlite in a folder, or PostgreSQL.
 *
 * @throws DatabaseTooNewError when a newer version of Lintel has written the database.
 * @throws OperatorError when PGlite is not installed, or when the folder is open already.
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

/** A database that a service opens itself, or one that is open, which its owner closes. */
export type DatabaseSource = {
  open: (signal: AbortSignal) => Promise<Database>
  /** Names it for the operator. */
  name: string
}

/**
 * Returns how a service opens its database.
 *
 * @throws OperatorError when `database` is open without the tables of `definition`.
 */
export function readDatabaseSource(
  database: DatabaseLocation | OpenedDatabase,
  definition: DatabaseDefinition,
  { service, report }: { service: string; report: (message: string) => void },
): DatabaseSource {
  if (!('definition' in database)) {
    const name = 'url' in database ? 'DATABASE_URL' : database.folder
    return { name, open: (signal) => openDatabase(database, definition, { report, signal }) }
  }
  const { migrations } = database.definition
  if (hasQueries(database) && definition.migrations.every((part) => migrations.includes(part))) {
    return { name: 'an open one', open: async () => ({ ...database, close: async () => undefined }) }
  }
  throw new OperatorError(
    `${service}: the database was opened without the tables of this service. Give its definition to openDatabase().`,
  )
}

/** True for every database of `openDatabase`. */
function hasQueries(database: OpenedDatabase): database is Database {
  return 'db' in database
}
