import { join } from 'node:path'
import type { DatabaseDefinition } from '../../../database/database-definition.js'

/** The table of names, in a schema of its own. */
export const namesDefinition: DatabaseDefinition = {
  migrations: [
    {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'drizzle',
      migrationsTable: 'names_migrations',
      advice: 'Run that version, or use another folder or DATABASE_URL: the names are then those of that database.',
    },
  ],
}
