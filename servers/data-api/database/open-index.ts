import type { Database } from '../../database/database.js'
import type { DatabaseDefinition } from '../../database/migrations.js'
import { type DatabaseLocation, type OpenDatabaseOptions, openDatabase } from '../../database/open-database.js'
import { migrationConfig } from './migrations.js'
import { plannerSetting } from './planner-setting.js'

/** The tables of the index, and how its queries are planned. */
export const indexDefinition: DatabaseDefinition = { migrations: [migrationConfig], settings: [plannerSetting] }

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
