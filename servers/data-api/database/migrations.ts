import { join } from 'node:path'
import type { Migrations } from '../../database/database-definition.js'

/** For the `migrate` functions of drizzle-orm. */
export const migrationConfig: Migrations = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsSchema: 'drizzle',
  migrationsTable: 'migrations',
  advice:
    'Run that version, or use another folder or DATABASE_URL: the index is then built again from the chain, and orders stay behind.',
}
