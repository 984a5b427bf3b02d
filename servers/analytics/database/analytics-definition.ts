import { join } from 'node:path'
import type { DatabaseDefinition } from '../../database/database-definition.js'

/** The table of counts, in a schema of its own. */
export const analyticsDefinition: DatabaseDefinition = {
  migrations: [
    {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'drizzle',
      migrationsTable: 'analytics_migrations',
      advice: 'Run that version, or use another folder or DATABASE_URL: the counts are then those of that database.',
    },
  ],
}
