import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { migrate } from '../../../../servers/cli/migrate.js'
import { requestSharedServer } from '../../fixtures/shared-servers/request-shared-server.js'
import { createPostgresDatabase } from '../fixtures/create-postgres-database.js'

afterAll(() => vi.unstubAllEnvs())

test('migrate writes the tables of every service into PostgreSQL, and changes nothing the next time', async () => {
  const url = await createPostgresDatabase(await requestSharedServer('postgres'))
  vi.stubEnv('DATABASE_URL', url)
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await migrate({ services: [] })
  const client = new Client({ connectionString: url })
  await client.connect()
  const read = async () => {
    const tables = await client.query(
      'select tablename from pg_tables where schemaname = \'drizzle\' order by tablename collate "C"',
    )
    const names = tables.rows.map(({ tablename }) => String(tablename))
    const counts = await Promise.all(names.map((name) => client.query(`select count(*) from drizzle.${name}`)))
    return names.map((name, index) => `${name}: ${counts[index]?.rows[0].count}`)
  }
  const first = await read()
  expect(first.length).toBeGreaterThanOrEqual(7)
  expect(first.some((line) => line.startsWith('identity_migrations: '))).toBe(true)
  await migrate({ services: ['identity', 'relay'] })
  expect(await read()).toEqual(first)
  expect(print.mock.calls.map(([line]) => line)).toEqual(
    ['identity', 'data-api', 'analytics', 'identity'].map((name) => `The database of ${name} has this version.`),
  )
  print.mockRestore()
  await client.end()
})

test('an embedded database is not migrated apart from its service', async () => {
  vi.stubEnv('DATABASE_URL', '')
  await expect(migrate({ services: ['identity'] })).rejects.toThrow(
    'DATABASE_URL is "", so identity has an embedded database, which migrates when the service starts.',
  )
})
