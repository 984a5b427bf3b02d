import { join } from 'node:path'
import type { Database } from '../../database/database.js'
import type { DatabaseDefinition } from '../../database/migrations.js'
import { type DatabaseLocation, type OpenDatabaseOptions, openDatabase } from '../../database/open-database.js'

/** The tables of the identity service. Its migrations are recorded separately from those of the data API. */
export const identityDefinition: DatabaseDefinition = {
  migrations: [
    {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'drizzle',
      migrationsTable: 'identity_migrations',
      advice: 'Run that version, or use another folder or DATABASE_URL: the accounts are then those of that database.',
    },
  ],
}

/**
 * Opens the database of the identity service and migrates it to this version: PGlite in a folder, or PostgreSQL.
 *
 * @throws DatabaseTooNewError when a newer version of Lintel has written the database.
 */
export function openIdentityDatabase(location: DatabaseLocation, options?: OpenDatabaseOptions): Promise<Database> {
  return openDatabase(location, identityDefinition, options)
}
