import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { OperatorError } from '../operator-error.js'
import type { Db } from './database.js'
import type { Migrations } from './database-definition.js'

/** The database has migrations that this version of Lintel does not know. */
export class DatabaseTooNewError extends OperatorError {
  override readonly name = 'DatabaseTooNewError'
  readonly code = 'database-too-new'

  constructor(advice: string) {
    super(`A newer version of Lintel has written this database. ${advice}`)
  }
}

/**
 * Migrates a database to this version. Nothing is changed when a part of it is newer.
 *
 * @param migrateOne of the driver.
 * @throws DatabaseTooNewError
 */
export async function migrateAll(
  db: Db,
  migrations: readonly Migrations[],
  migrateOne: (migrations: Migrations) => Promise<void>,
): Promise<void> {
  for (const part of migrations) await refuseNewer(db, part)
  for (const part of migrations) await migrateOne(part)
}

/** @throws DatabaseTooNewError */
async function refuseNewer(db: Db, migrations: Migrations): Promise<void> {
  const { migrationsSchema, migrationsTable } = migrations
  const name = `${migrationsSchema}.${migrationsTable}`
  const { rows: tables } = await read(db, sql`select to_regclass(${name}) is not null as exists`)
  if (tables[0]?.exists !== true) return
  const { rows } = await read(db, sql`select hash from ${sql.raw(name)}`)
  const known = new Set(readMigrationFiles(migrations).map(({ hash }) => hash))
  if (rows.some(({ hash }) => !known.has(String(hash)))) throw new DatabaseTooNewError(migrations.advice)
}

function read(db: Db, query: ReturnType<typeof sql>): Promise<{ rows: Record<string, unknown>[] }> {
  // Both drivers return this form; the common type of drizzle-orm does not include it.
  return db.execute(query) as unknown as Promise<{ rows: Record<string, unknown>[] }>
}
