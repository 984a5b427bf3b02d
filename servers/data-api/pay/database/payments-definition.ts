import { join } from 'node:path'
import type { DatabaseDefinition } from '../../../database/database-definition.js'

/** The tables of payments, in a schema of their own. */
export const paymentsDefinition: DatabaseDefinition = {
  migrations: [
    {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'drizzle',
      migrationsTable: 'pay_migrations',
      advice: 'Run that version, or use another folder or DATABASE_URL: the payments are then those of that database.',
    },
  ],
}
