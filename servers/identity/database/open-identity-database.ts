import type { Database } from '../../database/database.js'
import { openDatabase } from '../../database/open-database.js'
import type { DatabaseLocation, OpenDatabaseOptions } from '../../database/opened-database.js'
import { identityDefinition } from './identity-definition.js'

/**
 * Opens the database of the identity service and migrates it to this version: PGlite in a folder, or PostgreSQL.
 *
 * @throws DatabaseTooNewError when a newer version of Lintel has written the database.
 */
export function openIdentityDatabase(location: DatabaseLocation, options?: OpenDatabaseOptions): Promise<Database> {
  return openDatabase(location, identityDefinition, options)
}
