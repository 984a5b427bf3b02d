import { join } from 'node:path'
import type { DatabaseDefinition } from '../../database/database-definition.js'

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
