import type { Database } from '../../database/database.js'
import { openDatabase } from '../../database/open-database.js'
import type { DatabaseLocation, OpenDatabaseOptions } from '../../database/opened-database.js'
import { indexDefinition } from './index-definition.js'

/**
 * Opens the database of the data API and migrates it to this version: PGlite in a folder, or PostgreSQL.
 *
 * @throws DatabaseTooNewError when a newer version of Lintel has written the database.
 *
 * @example
 * const { db, close } = await openIndex({ folder: '.data/index' })
 */
export function openIndex(location: DatabaseLocation, options?: OpenDatabaseOptions): Promise<Database> {
  return openDatabase(location, indexDefinition, options)
}
