/** The migrations of one service. Services that share a database have a table of migrations each. */
export type Migrations = {
  migrationsFolder: string
  migrationsSchema: string
  migrationsTable: string
  /** Advice to the operator for a database of a newer version. A sentence. */
  advice: string
}

/** The migrations and settings of a service's database. */
export type DatabaseDefinition = {
  migrations: readonly Migrations[]
  /** Settings of every connection, such as `enable_bitmapscan=off`. */
  settings?: readonly string[]
}

/**
 * Joins the tables of several services that share one database.
 *
 * @example const database = await openDatabase({ url }, joinDefinitions(identityDefinition, analyticsDefinition))
 */
export function joinDefinitions(...definitions: readonly DatabaseDefinition[]): DatabaseDefinition {
  return {
    migrations: definitions.flatMap(({ migrations }) => migrations),
    settings: [...new Set(definitions.flatMap(({ settings = [] }) => settings))],
  }
}
