import { sql } from 'drizzle-orm'
import type { Operation } from '../operation/operation.js'
import type { Database } from './database.js'

/**
 * Makes a service ready while its database answers, and shows that and the database's connections as metrics.
 *
 * @param read Returns the database, or undefined while it is not open or its migrations run.
 */
export function reportDatabase(
  { service, metrics, require, findProblem }: Operation,
  read: () => Database | undefined | Promise<Database | undefined>,
): void {
  let isUp = false
  require('the database does not answer', async () => {
    isUp = false
    const database = await read()
    await database?.db.execute(sql`select 1`)
    isUp = database !== undefined
    return isUp
  })
  metrics.gauge('lintel_database_up', 'Whether the database answered the latest check: 1 or 0.', async () => {
    // Not while a check runs.
    await findProblem()
    return [{ labels: { service }, value: isUp ? 1 : 0 }]
  })
  metrics.gauge('lintel_database_connections', 'Connections to PostgreSQL, and requests that wait for one.', async () =>
    Object.entries((await read())?.countConnections?.() ?? {}).map(([state, value]) => ({
      ...{ labels: { service, state }, value },
    })),
  )
}
