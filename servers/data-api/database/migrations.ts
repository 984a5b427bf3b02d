import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './database.js'

const folder = join(import.meta.dirname, 'migrations')

/** For the `migrate` functions of drizzle-orm. */
export const migrationConfig = { migrationsFolder: folder, migrationsSchema: 'drizzle', migrationsTable: 'migrations' }

/** The database has migrations that this version of Lintel does not know. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError'
  readonly code = 'database-too-new'

  constructor() {
    super(
      'A newer version of Lintel has written this database. ' +
        'Run that version, or use another folder or DATABASE_URL: the index is then built again from the chain.',
    )
  }
}

/** @throws DatabaseTooNewError */
export async function refuseNewer(db: Db): Promise<void> {
  const { migrationsSchema, migrationsTable } = migrationConfig
  const name = `${migrationsSchema}.${migrationsTable}`
  const { rows: tables } = await read(db, sql`select to_regclass(${name}) is not null as exists`)
  if (tables[0]?.exists !== true) return
  const { rows } = await read(db, sql`select hash from ${sql.raw(name)}`)
  const known = new Set(readMigrationFiles(migrationConfig).map(({ hash }) => hash))
  if (rows.some(({ hash }) => !known.has(String(hash)))) throw new DatabaseTooNewError()
}

function read(db: Db, query: ReturnType<typeof sql>): Promise<{ rows: Record<string, unknown>[] }> {
  // Both drivers answer so; the common type of drizzle-orm does not say it.
  return db.execute(query) as unknown as Promise<{ rows: Record<string, unknown>[] }>
}
