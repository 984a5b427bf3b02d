import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { holdLock } from '../../../../servers/database/hold-lock.js'
import { isDatabaseDown } from '../../../../servers/database/is-database-down.js'
import { openDatabase } from '../../../../servers/database/open-database.js'
import { createSocket } from '../../../../servers/database/open-postgres.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { startTcpProxy } from '../../../operation/fixtures/start-proxy.js'
import { requestSharedServer } from '../../fixtures/shared-servers/request-shared-server.js'

const ending: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ending.reverse()) await end()
})

test('a lock has one holder, who knows when it is lost, and another one has it at once', async () => {
  const server = await requestSharedServer('postgres')
  const proxy = await startTcpProxy([server])
  ending.push(proxy.close)
  const changes: string[] = []
  const hold = (name: string, url: string) => {
    const lock = holdLock({
      url: `${url}/postgres`,
      name: 'test hold-lock',
      onChange: (isHeld) => changes.push(`${name} ${isHeld}`),
      report: () => undefined,
    })
    ending.push(lock.close)
    return lock
  }
  const first = hold('first', `postgres://lintel@127.0.0.1:${proxy.port}`)
  await expect.poll(() => first.isHeld(), { timeout: 5_000 }).toBe(true)
  const second = hold('second', server)
  await wait(300)
  expect(second.isHeld()).toBe(false)
  const startedAt = performance.now()
  proxy.use([])
  await expect.poll(() => [first.isHeld(), second.isHeld()]).toEqual([false, true])
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  expect(changes).toEqual(expect.arrayContaining(['first true', 'first false', 'second true']))
})

test('a lock whose connection ended a while ago is released without an error, which would end the process', async () => {
  const proxy = await startTcpProxy([await requestSharedServer('postgres')])
  const database = await openDatabase(
    { url: `postgres://lintel@127.0.0.1:${proxy.port}/postgres` },
    { migrations: [] },
    { report: () => undefined },
  )
  const lock = await database.takeLock('test release')
  proxy.use([])
  // What is not given back within a second after the end is given back for it.
  await wait(1_300)
  await expect(lock?.release()).resolves.toBeUndefined()
  await database.close()
  await proxy.close()
})

test('a database that says nothing counts as gone', async () => {
  // It accepts connections and never answers, as one does whose machine has failed.
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const client = new Client({ host: '127.0.0.1', port, user: 'lintel', stream: () => createSocket(200) })
  const failure = await client.connect().catch((error: unknown) => error)
  expect(isDatabaseDown(failure)).toBe(true)
  silent.close()
})

test('PostgreSQL gives up the holder of a lock whose machine is gone within 6 s', async () => {
  const database = await openDatabase({ url: `${await requestSharedServer('postgres')}/postgres` }, { migrations: [] })
  const lock = await database.takeLock('test keepalives')
  const show = async (name: string) => {
    const answer = (await lock?.db.execute(sql.raw(`show ${name}`))) as { rows: Record<string, string>[] } | undefined
    return Number(answer?.rows[0]?.[name])
  }
  const idle = await show('tcp_keepalives_idle')
  expect(idle + (await show('tcp_keepalives_interval')) * (await show('tcp_keepalives_count'))).toBe(6)
  expect(await show('tcp_user_timeout')).toBe(6_000)
  await database.close()
})
