import type { DatabaseDefinition } from '../database/database-definition.js'
import { openDatabase as open } from '../database/open-database.js'
import type { DatabaseLocation, OpenDatabaseOptions, OpenedDatabase } from '../database/opened-database.js'

/**
 * Opens a database that services share, and migrates it to this version: a PostgreSQL by its URL, or PGlite in a folder, which needs
 * the package `@electric-sql/pglite`.
 *
 * @throws DatabaseTooNewError when a newer version of Lintel has written the database.
 * @throws OperatorError when PGlite is not installed, with the command that installs it, or when the folder is open already.
 * @example
 * const tables = joinDefinitions(identityDefinition, analyticsDefinition)
 * const database = await openDatabase({ url: 'postgres://lintel@db.example/lintel' }, tables)
 * const identity = createIdentityService({ ...options, database })
 */
export function openDatabase(
  location: DatabaseLocation,
  definition: DatabaseDefinition,
  options: OpenDatabaseOptions = {},
): Promise<OpenedDatabase> {
  return open(location, definition, options)
}
