import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import journal from '../../../../../servers/data-api/database/migrations/meta/_journal.json'
import { migrationConfig } from '../../../../../servers/data-api/database/migrations.js'
import { writeBlocks } from '../../../../../servers/data-api/indexer/write-blocks.js'
import { areCaughtUp, markCaughtUp } from '../../../../../servers/data-api/queries/caught-up.js'
import { listTransactions } from '../../../../../servers/data-api/queries/list-transactions.js'
import { readIndexedBlock } from '../../../../../servers/data-api/queries/read-indexed-block.js'
import { requestSharedServer } from '../../../fixtures/shared-servers/request-shared-server.js'
import { createPostgresDatabase } from '../../fixtures/create-postgres-database.js'
import { block, transaction } from '../fixtures/decoded-rows.js'
import { type TestDatabases, testDatabases } from '../fixtures/test-databases.js'

const CHAIN = 'eip155:31337'
/** The version before each migration: nothing, then the name of the one before. */
const versions = ['', ...journal.entries.slice(0, -1).map(({ tag }) => tag)]

// Each test opens a new database, which takes PGlite seconds.
describe.each(Object.values(testDatabases))('$name', { timeout: 20_000 }, ({ name, start }) => {
  let databases: TestDatabases
  beforeAll(async () => {
    databases = await start()
  })
  afterAll(() => databases.close())

  test('keeps its rows when it is opened again', async () => {
    const location = await databases.locate()
    const first = await databases.open(location)
    await writeBlocks(first.db, CHAIN, [block(0), block(1)])
    await first.close()
    const second = await databases.open(location)
    expect(await readIndexedBlock(second.db, CHAIN)).toEqual({ number: 1, hash: block(1).hash, time: 1_010 })
    expect(await readIndexedBlock(second.db, 'eip155:1')).toBeNull()
    await second.close()
  })

  test('is refused when a newer version has written it, and stays as it is', async () => {
    const location = await databases.locate()
    const newer = await databases.open(location)
    await newer.db.execute(
      sql`insert into drizzle.migrations (hash, created_at) values ('of the future', 9000000000000)`,
    )
    await newer.db.execute(sql`alter table blocks add column color text`)
    await newer.close()
    await expect(databases.open(location)).rejects.toMatchObject({
      name: 'DatabaseTooNewError',
      message: expect.stringContaining('use another folder or DATABASE_URL'),
    })
  })

  // PGlite runs PostgreSQL's own code, but takes seconds to start: it goes all the way once.
  test.each(name === 'PGlite' ? versions.slice(0, 2) : versions)(
    'of the older version %j is migrated, and keeps its rows',
    async (last) => {
      const location = await databases.locate()
      const older = await databases.open(location)
      await older.db.execute(sql`drop schema public cascade`)
      await older.db.execute(sql`create schema public`)
      await older.db.execute(sql`delete from drizzle.migrations`)
      const applied = readMigrationFiles(migrationConfig).slice(0, versions.indexOf(last))
      for (const { sql: statements, hash, folderMillis } of applied) {
        for (const statement of statements) await older.db.execute(sql.raw(statement))
        await older.db.execute(sql`insert into drizzle.migrations (hash, created_at) values (${hash}, ${folderMillis})`)
      }
      if (applied.length > 0) await writeBlocks(older.db, CHAIN, [block(0, [transaction()])])
      await older.close()
      const migrated = await databases.open(location)
      const next = applied.length > 0 ? 1 : 0
      await writeBlocks(migrated.db, CHAIN, [block(next, [transaction()])])
      await markCaughtUp(migrated.db, CHAIN)
      expect(await areCaughtUp(migrated.db, [CHAIN])).toBe(true)
      const page = { account: transaction().sender, chainIds: [CHAIN], limit: 10 }
      expect((await listTransactions(migrated.db, page)).rows).toHaveLength(next + 1)
      await migrated.close()
    },
  )

  test('gives a lock to one holder at a time', async () => {
    const database = await databases.open()
    const lock = await database.takeLock('index')
    expect(lock).not.toBeNull()
    expect(await database.takeLock('index')).toBeNull()
    const other = await database.takeLock('other')
    expect(other).not.toBeNull()
    await lock?.release()
    // PostgreSQL frees it when it notices that the holder's connection has ended.
    await expect.poll(async () => (await database.takeLock('index')) !== null).toBe(true)
    await database.close()
  })
})

describe('PostgreSQL', () => {
  let databases: TestDatabases
  beforeAll(async () => {
    databases = await testDatabases.postgres.start()
  })
  afterAll(() => databases.close())

  test('is migrated once by processes that start together', async () => {
    const location = { url: await createPostgresDatabase(await requestSharedServer('postgres')) }
    const opened = await Promise.all([1, 2, 3, 4].map(() => databases.open(location)))
    const [first] = opened
    const answer = await first?.db.execute(sql`select count(*)::int as count from drizzle.migrations`)
    expect(answer).toMatchObject({ rows: [{ count: readMigrationFiles(migrationConfig).length }] })
    await Promise.all(opened.map(({ close }) => close()))
  })

  test('ends a query that takes longer than 30 s', async () => {
    const database = await databases.open(await databases.locate())
    const answer = await database.db.execute(sql`show statement_timeout`)
    expect(answer).toMatchObject({ rows: [{ statement_timeout: '30s' }] })
    await database.close()
  })

  test('frees a lock whose connection ended, and its holder writes nothing any more', async () => {
    const location = await databases.locate()
    const holder = await databases.open(location)
    const waiting = await databases.open(location)
    const lock = await holder.takeLock('index')
    expect(await waiting.takeLock('index')).toBeNull()
    // Other test files have databases on this server.
    await waiting.db.execute(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`)
    await expect.poll(async () => (await waiting.takeLock('index')) !== null).toBe(true)
    await expect(writeBlocks(lock?.db as never, CHAIN, [block(0)])).rejects.toThrow()
    expect(await readIndexedBlock(waiting.db, CHAIN)).toBeNull()
    await Promise.all([holder.close(), waiting.close()])
  })
})
