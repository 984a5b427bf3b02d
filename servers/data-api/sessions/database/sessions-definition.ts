import { join } from 'node:path'
import type { DatabaseDefinition } from '../../../database/database-definition.js'

/** The tables of smart sessions, in a schema of their own. */
export const sessionsDefinition: DatabaseDefinition = {
  migrations: [
    {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'drizzle',
      migrationsTable: 'sessions_migrations',
      advice: 'Run that version, or use another folder or DATABASE_URL: the sessions are then those of that database.',
    },
  ],
}
