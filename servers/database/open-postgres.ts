import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { formatError } from '../format-error.js'
import { limitReports } from '../operation/limit-reports.js'
import type { Database, HeldLock } from './database.js'
import type { DatabaseDefinition } from './database-definition.js'
import { migrateAll } from './migrations.js'

/** Time limit for a connection, ms. */
const CONNECT_TIMEOUT = 10_000

/** Time limit for a query, ms: otherwise a query that waits for a lock would block its connection and its caller forever. */
const QUERY_TIMEOUT = 30_000

/** How long the user of a connection that ended may take to release it, ms. */
const RELEASE_TIMEOUT = 1_000

/** How long a connection may receive no byte, ms: twice as long as a query may take. After that its server is gone. */
const MAX_SILENCE = 60_000

/** Each lock holds a connection for as long as it is held. */
const MAX_LOCKS = 1_000

export async function openPostgres(
  url: string,
  definition: DatabaseDefinition,
  report: (message: string) => void,
): Promise<Database> {
  const { migrations, settings = [] } = definition
  const reportSome = limitReports(report)
  const createPool = (options: PoolConfig = {}) => {
    const pool = new Pool({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      application_name: 'lintel',
      // As an option of the connection, poolers such as PgBouncer would refuse it.
      onConnect: async (client) => {
        for (const setting of [`statement_timeout = ${QUERY_TIMEOUT}`, ...settings])
          await client.query(`set ${setting}`)
      },
      stream: () => createSocket(MAX_SILENCE),
      ...options,
    })
    keepThroughOutages(pool)
    // Without a listener a connection that the server ends would end this process.
    pool.on('error', (error) => reportSome(`A connection to the database ended. ${formatError(error)}`))
    return pool
  }
  // A migration may take minutes, in which the server sends nothing.
  const migrating = createPool({ max: 1, stream: () => new Socket() })
  try {
    await migrateAlone(migrating, migrations)
  } finally {
    await migrating.end()
  }
  const pool = createPool()
  // Locks have their own pool: a process that indexes ten chains would otherwise have no connection left for requests.
  const locks = createPool({ max: MAX_LOCKS })
  const held = new Set<HeldLock>()
  return {
    db: drizzle(pool),
    definition,
    async takeLock(name) {
      const lock = await takeLock(locks, name, report)
      if (lock === null) return null
      held.add(lock)
      return {
        db: lock.db,
        async release() {
          if (held.delete(lock)) await lock.release()
        },
      }
    },
    countConnections: () => {
      const { totalCount, idleCount, waitingCount } = pool
      return { busy: totalCount - idleCount, free: idleCount, waiting: waitingCount }
    },
    async close() {
      await Promise.all([...held].map((lock) => lock.release()))
      await Promise.all([pool.end(), locks.end()])
    },
  }
}

/** Processes that start at the same time migrate one after another. */
async function migrateAlone(pool: Pool, migrations: DatabaseDefinition['migrations']): Promise<void> {
  const client = await pool.connect()
  const db = drizzle(client)
  try {
    // Others may migrate for minutes, and so may this process.
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(hashtextextended('lintel migrate', 0))`)
    await migrateAll(db, migrations, (part) => migrate(db, part))
  } finally {
    // Ends the connection, and the lock with it, whatever state a failure left them in.
    client.release(true)
  }
}

/**
 * Creates the socket of a connection, which ends when the server has been silent for `silence` (ms): the machine of a database that
 * fails sends nothing, and clients would wait for its connections for a quarter of an hour.
 */
export function createSocket(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => socket.destroy(new DatabaseSilentError()))
  return socket
}

class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError'
  readonly code = 'ETIMEDOUT'
}

/** Keeps a pool working after connections end while they are in use, as all do in an outage. */
function keepThroughOutages(pool: Pool): void {
  const inUse = new Set<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client as PoolClient))
  pool.on('connect', (client) => {
    // Its query fails as well. The pool listens while nobody uses it, and without a listener the process would end.
    client.on('error', () => undefined)
    // drizzle-orm does not release the one on which `begin` fails, and soon there would be none left.
    client.once('end', () =>
      setTimeout(() => {
        if (inUse.has(client)) client.release(true)
      }, RELEASE_TIMEOUT).unref(),
    )
  })
}

/**
 * The time until a lock is free whose holder's machine is gone: after 4 s of silence the server probes it twice, and
 * drops it 2 s later. While a reply to it is not acknowledged, the server does not probe, and would send the reply again for a
 * quarter of an hour.
 */
const lockSettings = [
  ...['tcp_keepalives_idle = 4', 'tcp_keepalives_interval = 1', 'tcp_keepalives_count = 2'],
  'tcp_user_timeout = 6000',
]

async function takeLock(pool: Pool, name: string, report: (message: string) => void): Promise<HeldLock | null> {
  const client = await pool.connect()
  const onError = (error: Error) => report(`The connection that holds the lock "${name}" ended. ${formatError(error)}`)
  client.on('error', onError)
  const release = async () => {
    try {
      client.release(true)
    } catch {
      // Its connection has ended, and `keepThroughOutages` has released it.
    }
  }
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held', [name])
    if (rows[0]?.is_held === true) {
      for (const setting of lockSettings) await client.query(`set ${setting}`)
      return { db: drizzle(client), release }
    }
  } catch (error) {
    await release()
    throw error
  }
  client.off('error', onError)
  client.release()
  return null
}
