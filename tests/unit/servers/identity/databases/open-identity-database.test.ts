import { eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { identityDefinition } from '../../../../../servers/identity/database/identity-definition.js'
import journal from '../../../../../servers/identity/database/migrations/meta/_journal.json'
import { sessions } from '../../../../../servers/identity/database/schema.js'
import { isFolderLent, lockDataFolder } from '../../../../../servers/lock-data-folder.js'
import type { TestDatabases } from '../../fixtures/create-test-databases.js'
import { identityDatabases } from '../fixtures/start-test-identity.js'

// It opens the database twice.
vi.setConfig({ testTimeout: 30_000 })

/** The version before each migration: nothing, then the name of the one before. */
const versions = ['', ...journal.entries.slice(0, -1).map(({ tag }) => tag)]

describe.each(Object.values(identityDatabases))('$name', ({ name, start }) => {
  let databases: TestDatabases
  beforeAll(async () => {
    databases = await start()
  })
  afterAll(() => databases.close())

  // PGlite runs PostgreSQL's own code, but takes seconds to start: it goes all the way once.
  test.each(name === 'PGlite' ? versions.slice(0, 2) : versions)(
    'of the older version %j is migrated, and keeps its rows',
    async (last) => {
      const location = await databases.locate()
      const older = await databases.open(location)
      await older.db.execute(sql`drop schema identity cascade`)
      await older.db.execute(sql`delete from drizzle.identity_migrations`)
      const applied = identityDefinition.migrations.flatMap(readMigrationFiles).slice(0, versions.indexOf(last))
      for (const { sql: statements, hash, folderMillis } of applied) {
        for (const statement of statements) await older.db.execute(sql.raw(statement))
        await older.db.execute(
          sql`insert into drizzle.identity_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
        )
      }
      if (applied.length > 0) {
        await older.db.execute(
          sql`insert into identity.accounts (id, email, created_at) values ('a', 'a@b.example', 1)`,
        )
        await older.db.execute(sql`
        insert into identity.sessions
          (id, account_id, token_hash, rotated_at, authenticated_at, created_at, used_at, expires_at, method, origin, client)
        values ('s', 'a', 'h', 1, 1, 1, 1, 1, 'email', 'https://app.example', '?')`)
      }
      await older.close()
      const migrated = await databases.open(location)
      const kept = await migrated.db.select().from(sessions).where(eq(sessions.id, 's'))
      const expected = applied.length > 0 ? [{ accountId: 'a', language: 'en' }] : []
      expect(kept).toMatchObject(expected)
      expect(kept).toHaveLength(expected.length)
      await migrated.db.execute(sql`select wallet_id from identity.wallet_recoveries`)
      await migrated.close()
    },
  )
})

test('the files of PGlite are open once: not by two services of a process, and with the lock of a command', async () => {
  const databases = await identityDatabases.pglite.start()
  const location = await databases.locate()
  const folder = 'folder' in location ? location.folder : ''
  const first = await databases.open(location)
  await expect(databases.open(location)).rejects.toThrow(
    `Lintel already runs with ${folder} (pid ${process.pid}). End it with Ctrl-C in its window, then run this again. The files of PGlite can be open once`,
  )
  await first.close()
  const lock = await lockDataFolder(folder, { lends: true })
  await (await databases.open(location)).close()
  expect(await isFolderLent(folder)).toBe(true)
  await lock.release()
  await databases.close()
})
