import { join } from 'node:path'
import type { DatabaseDefinition } from '../../../database/database-definition.js'

/** The tables of orders, in a schema of their own. */
export const ordersDefinition: DatabaseDefinition = {
  migrations: [
    {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'drizzle',
      migrationsTable: 'on_ramp_migrations',
      advice: 'Run that version, or use another folder or DATABASE_URL: the orders are then those of that database.',
    },
  ],
}
